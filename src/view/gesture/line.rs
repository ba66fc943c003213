//! Which marbles are a group, and how a selection grows and shrinks.

use crate::rules::{Cell, CellSet, Direction, MAX_GROUP};

/// The axis of a line of two or more touching cells.
pub(super) fn axis(cells: CellSet) -> Option<Direction> {
    let (first, _) = ends(cells)?;
    Direction::AXES
        .into_iter()
        .find(|&axis| first.step(axis).is_some_and(|next| cells.has(next)))
}

/// The ends of a line of one to three touching cells, in order of names.
pub(super) fn ends(cells: CellSet) -> Option<(Cell, Cell)> {
    let first = cells.into_iter().min_by_key(|cell| cell.name_order())?;
    let size = cells.len() as usize;
    if size > MAX_GROUP {
        return None;
    }
    Direction::AXES.into_iter().find_map(|axis| {
        let line = ray(first, axis).take(size);
        let last = line.clone().last()?;
        (line.collect::<CellSet>() == cells).then_some((first, last))
    })
}

/// Whether the cells are three that touch each other.
pub(in crate::view) fn is_triangle(cells: CellSet) -> bool {
    let touches_all = |a: Cell| cells.into_iter().all(|b| a.distance(b) <= 1);
    cells.len() == 3 && cells.into_iter().all(touches_all)
}

/// A cell and those behind it in a direction.
pub(super) fn ray(from: Cell, direction: Direction) -> impl Iterator<Item = Cell> + Clone {
    std::iter::successors(Some(from), move |cell| cell.step(direction))
}

/// Length of the unbroken run of `marbles` from a cell in a direction, the cell
/// included, at most three.
pub(super) fn run(marbles: CellSet, from: Cell, direction: Direction) -> usize {
    ray(from, direction)
        .take_while(|&cell| marbles.has(cell))
        .take(MAX_GROUP)
        .count()
}

/// The selection after a tap on a marble that can be selected.
pub(super) fn tapped(selected: CellSet, cell: Cell, usable: CellSet, triangles: bool) -> CellSet {
    if selected.has(cell) {
        return shrunk(selected, cell);
    }
    joined(selected, cell, usable, triangles).unwrap_or(CellSet::of(cell))
}

/// Without a tapped end; a tapped middle marble stays alone.
fn shrunk(selected: CellSet, cell: Cell) -> CellSet {
    let is_end = ends(selected).is_none_or(|(first, last)| cell == first || cell == last);
    if is_end {
        selected - CellSet::of(cell)
    } else {
        CellSet::of(cell)
    }
}

/// The selection with one more cell, and with the one between if the cell is
/// the other end of a line of three. `None` when that makes no group.
pub(super) fn joined(
    selected: CellSet,
    cell: Cell,
    usable: CellSet,
    triangles: bool,
) -> Option<CellSet> {
    let with = selected | CellSet::of(cell);
    if selected.is_empty() || with.len() as usize > MAX_GROUP {
        return None;
    }
    if ends(with).is_some() || (triangles && is_triangle(with)) {
        return Some(with);
    }
    let only = selected.first().filter(|_| selected.len() == 1)?;
    let direction = Direction::ALL
        .into_iter()
        .find(|&d| ray(only, d).nth(2) == Some(cell))?;
    let line: CellSet = ray(only, direction).take(3).collect();
    (line - usable).is_empty().then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CellSet {
        names
            .split_whitespace()
            .map(|n| n.parse::<Cell>().unwrap())
            .collect()
    }

    fn tap(selected: &str, cell: &str, usable: &str) -> CellSet {
        tapped(set(selected), cell.parse().unwrap(), set(usable), false)
    }

    #[test]
    fn taps_build_a_line() {
        let usable = "c3 c4 c5 c6 d4 d5";
        assert_eq!(tap("", "c3", usable), set("c3"));
        assert_eq!(tap("c3", "c4", usable), set("c3 c4"));
        assert_eq!(tap("c3", "c5", usable), set("c3 c4 c5"));
        assert_eq!(tap("c4 c5", "c3", usable), set("c3 c4 c5"));
        assert_eq!(tap("c3 c4", "d4", usable), set("d4"), "not on the line");
        assert_eq!(tap("c3", "c6", usable), set("c6"), "too far");
        assert_eq!(tap("c3 c4 c5", "c6", usable), set("c6"), "a fourth");
        assert_eq!(tap("c3", "c5", "c3 c5"), set("c5"), "a gap");
    }

    #[test]
    fn tapping_an_end_shrinks() {
        let usable = "c3 c4 c5";
        assert_eq!(tap("c3 c4 c5", "c5", usable), set("c3 c4"));
        assert_eq!(tap("c3 c4 c5", "c4", usable), set("c4"));
        assert_eq!(tap("c3", "c3", usable), CellSet::EMPTY);
    }

    #[test]
    fn triangles_are_groups_only_where_they_move() {
        let usable = set("c3 c4 d4");
        let d4 = "d4".parse().unwrap();
        assert_eq!(tapped(set("c3 c4"), d4, usable, true), usable);
        assert_eq!(tapped(set("c3 c4"), d4, usable, false), set("d4"));
        assert_eq!(tapped(usable, d4, usable, true), set("c3 c4"));
    }

    #[test]
    fn lines_know_their_axis() {
        assert_eq!(axis(set("c3 c4 c5")), Some(Direction::East));
        assert_eq!(axis(set("c3 d4")), Some(Direction::NorthEast));
        assert_eq!(axis(set("e5 d5")), Some(Direction::NorthWest));
        assert_eq!(axis(set("e5")), None);
        assert_eq!(ends(set("c3 d4 d5")), None);
    }
}
