//! What is drawn, and how it moves.

use crate::all_moves::random_positions;
use crate::table::{FIGHT, Table, cell, set};
use abalone::game::Gutter;
use abalone::rules::{Cell, CellSet, Direction, Move, Position, Side};
use abalone::view::{
    ArrowKind, Gesture, GhostKind, LastMove, MarbleState, Motion, MotionKind, Orientation, Pace,
    Place, Scene, SceneInput, Tracks, coordinates, falling, motions, svg,
};

fn scene(position: &Position, gutter: &Gutter, tracks: &Tracks, gesture: &Gesture) -> Scene {
    Scene::new(SceneInput {
        position,
        gutter,
        tracks,
        gesture,
        orientation: Orientation::USUAL,
        last: None,
        hint: None,
        may_move: true,
        marked: CellSet::EMPTY,
    })
}

#[test]
fn every_move_animates_exactly_its_marbles_and_comes_back() {
    let resting = Gesture::default();
    for (position, _) in random_positions() {
        let gutter = Gutter::default();
        let tracks = Tracks::new(&position, &gutter);
        let before = scene(&position, &gutter, &tracks, &resting);
        for &mv in position.moves().iter() {
            let effect = position.effect(mv);
            let after = position.play(mv).unwrap();
            let mut fuller = gutter.clone();
            fuller.add(&effect, &position);
            let mut followed = tracks.clone();
            followed.follow(&after, &fuller);
            let next = scene(&after, &fuller, &followed, &resting);
            assert_eq!(next.marbles.len(), before.marbles.len(), "none lost");
            let moved = motions(&before, &next, Pace::Normal);
            let all = effect.group | effect.pushed;
            let fallen = falling(&position, mv)
                .into_iter()
                .filter(|&fell| fell)
                .count();
            let balls = [Side(0), Side(1)];
            let carried = balls.into_iter().filter(|&side| {
                !after.ball(side).is_empty() && after.ball(side) != position.ball(side)
            });
            let with_balls = all.len() as usize + fallen + carried.count();
            assert_eq!(moved.len(), with_balls, "{mv:?}");
            for motion in &moved {
                let (first, last) = (motion.path[0].1, motion.path[motion.path.len() - 1].1);
                assert_eq!(Some(first), before.marble(motion.id).map(|m| m.at));
                assert_eq!(Some(last), next.marble(motion.id).map(|m| m.at));
                let step = motion.path[1].1 - first;
                if motion.kind == MotionKind::Slide && !mv.is_place() {
                    let expected = Orientation::USUAL.step(mv.direction());
                    assert!(step.distance(expected) < 1e-6);
                }
                let mut pairs = motion.path.windows(2);
                assert!(motion.path[0].0 == 0.0 && pairs.all(|pair| pair[0].0 <= pair[1].0));
            }
            let rolls = moved.iter().filter(|m| m.kind == MotionKind::Roll).count();
            assert_eq!(rolls, usize::from(effect.ejected.is_some()) + fallen);
            followed.follow(&position, &gutter);
            assert_eq!(followed.marbles(), tracks.marbles(), "taken back");
            let back = motions(&next, &before, Pace::Normal);
            let same_way = |there: &Motion, back: &Motion| {
                let forth = there.path.iter().map(|step| step.1);
                forth.eq(back.path.iter().rev().map(|step| step.1))
            };
            let mirrored = |there: &Motion| back.iter().any(|back| same_way(there, back));
            assert!(moved.iter().all(mirrored), "the same way back: {mv:?}");
            assert_eq!(motions(&before, &next, Pace::Instant), []);
        }
    }
}

#[test]
fn a_preview_shows_who_moves_who_is_pushed_and_who_leaves() {
    let mut table = Table::of_rows("5/6/7/8/5bbbw/8/7/6/5");
    table.down(table.point("e6"));
    for name in ["e7", "e8", "e9"] {
        table.to(table.point(name));
    }
    let gutter = Gutter::default();
    let tracks = Tracks::new(&table.position, &gutter);
    let scene = scene(&table.position, &gutter, &tracks, &table.gesture);
    let state = |name: &str| {
        let place = Place::Cell(cell(name));
        let marble = scene.marbles.iter().find(|m| m.place == place);
        marble.map(|m| m.state)
    };
    assert_eq!(state("e6"), Some(MarbleState::Moving));
    assert_eq!(state("e9"), Some(MarbleState::Leaving));
    assert_eq!(scene.arrows[0].kind, ArrowKind::Eject);
    assert_eq!(scene.ghosts.len(), 4);
    assert_eq!(
        scene
            .ghosts
            .iter()
            .filter(|g| g.kind == GhostKind::Gone)
            .count(),
        1
    );
    // The arrow reaches past the finger.
    assert!(scene.arrows[0].to.x > table.point("e9").x + 50.0);
}

#[test]
fn targets_and_traces() {
    let mut table = Table::of_rows(FIGHT);
    table.tap("d4");
    table.tap("f6");
    let gutter = Gutter::default();
    let tracks = Tracks::new(&table.position, &gutter);
    let scene = scene(&table.position, &gutter, &tracks, &table.gesture);
    let pushes: Vec<Cell> = scene
        .targets
        .iter()
        .filter(|t| t.push)
        .map(|t| t.cell)
        .collect();
    assert_eq!(pushes.len(), 2);
    let mv = Move::inline(cell("d4"), Direction::NorthEast);
    let last = LastMove::new(&table.position, mv);
    assert_eq!(last.left, set("d4"));
    assert_eq!(last.reached, set("e5 f6 g7 h8 i9"));
    assert_eq!(coordinates(Orientation::USUAL).len(), 18);
    assert_eq!(scene.piles[0].free.len(), 6);
}

#[test]
fn pictures_are_well_formed() {
    let position = abalone::rules::layout("belgian_daisy").unwrap().position();
    let mut table = Table::new(position);
    table.tap("a1");
    let gutter = Gutter::default();
    let tracks = Tracks::new(&position, &gutter);
    let scene = scene(&position, &gutter, &tracks, &table.gesture);
    let board = svg::PictureBoard {
        position,
        gutter: gutter.clone(),
        last: None,
    };
    let style = svg::PictureStyle {
        coordinates: true,
        ..svg::PictureStyle::default()
    };
    let file = svg::picture(&[board], &style);
    // What is defined but not drawn does not count.
    let (_, drawn) = file.split_once("</defs>").unwrap();
    assert_eq!(drawn.matches("<use href").count(), 1 + 28);
    for text in [
        file,
        svg::definitions(),
        svg::above(&scene),
        svg::beside(&scene),
        svg::under(&scene),
        svg::thumbnail(&position, None, Orientation::USUAL),
    ] {
        let open = text.matches('<').count();
        let closed = text.matches("</").count() * 2 + text.matches("/>").count();
        assert_eq!(open, closed, "every element is closed: {text}");
        assert_eq!(text.matches('"').count() % 2, 0);
    }
}
