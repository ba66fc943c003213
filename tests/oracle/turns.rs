//! Turns of two moves, neutral balls and placement, followed move by move.

use super::dice::Dice;
use super::slow::{Marbles, Spot, marbles_of, moves};
use abalone::rules::{
    Board, Cell, CellSet, Colour, Move, MoveKind, Phase, Position, Reason, Rules, Seat, Seating,
    Setup, Side, TurnMode, layout, layouts,
};
use std::collections::BTreeSet;

/// Whose marbles a move of the turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Own,
    Other,
}

/// What the oracle thinks is left of the turn: lists of moves to come, any one
/// of which may be followed.
type Plans = Vec<Vec<Whose>>;

fn whole_turn(mode: TurnMode) -> Plans {
    use Whose::{Other, Own};
    match mode {
        TurnMode::Single => vec![vec![Own]],
        TurnMode::OwnOwn => vec![vec![Own, Own]],
        TurnMode::OwnOther => vec![vec![Own, Other]],
        TurnMode::OtherOwn => vec![vec![Other, Own]],
        TurnMode::Any => vec![vec![Own, Other], vec![Other, Own]],
    }
}

/// The state of a game as the oracle keeps it.
struct Table {
    rules: Rules,
    marbles: Marbles,
    seat: usize,
    plans: Plans,
    lost: [u8; 6],
    balls: Option<[BTreeSet<Spot>; 2]>,
    fallen: [bool; 2],
}

impl Table {
    fn seats(&self) -> usize {
        self.rules.seating.seats()
    }

    fn colours(&self) -> usize {
        self.rules.seating.colours().len()
    }

    fn colour_of(&self, whose: Whose) -> usize {
        match whose {
            Whose::Own => self.seat % self.colours(),
            Whose::Other => (self.seat + 1) % self.colours(),
        }
    }

    fn is_stuck(&self, whose: Whose) -> bool {
        moves(&self.marbles, self.colour_of(whose), &self.rules).is_empty()
    }

    /// Cells that move and the step, of all moves that may be made now.
    fn legal(&self) -> BTreeSet<(BTreeSet<Spot>, Spot)> {
        let mut found = BTreeSet::new();
        for plan in &self.plans {
            let from = moves(&self.marbles, self.colour_of(plan[0]), &self.rules);
            found.extend(from.into_keys());
        }
        found
    }

    fn play(&mut self, group: &BTreeSet<Spot>, step: Spot, triangle: bool) {
        // With partners in the group, its owner is whoever has the turn.
        let own = group
            .iter()
            .any(|spot| self.marbles[spot] == self.colour_of(Whose::Own));
        let mover = self.colour_of(if own { Whose::Own } else { Whose::Other });
        let all = moves(&self.marbles, mover, &self.rules);
        let (after, ejected) = all[&(group.clone(), step)].clone();
        // A cell is touched when its marble is gone or another colour came; or
        // the same colour moved through, which only the group and the pushed do.
        let pushed = pushed_cells(&self.marbles, group, step, mover, &self.rules);
        let touched: BTreeSet<Spot> = group.union(&pushed).copied().collect();
        if let Some(balls) = &mut self.balls {
            for (side, rests) in balls.iter_mut().enumerate() {
                if self.fallen[side] || rests.is_disjoint(&touched) {
                    continue;
                }
                if triangle && touched == *rests {
                    *rests = rests.iter().map(|s| (s.0 + step.0, s.1 + step.1)).collect();
                } else {
                    self.fallen[side] = true;
                }
            }
        }
        self.marbles = after;
        if let Some(colour) = ejected {
            self.lost[colour] += 1;
        }
        let whose = if mover == self.colour_of(Whose::Own) {
            Whose::Own
        } else {
            Whose::Other
        };
        self.plans.retain(|plan| plan[0] == whose);
        for plan in &mut self.plans {
            plan.remove(0);
        }
        self.plans.truncate(1);
        self.pass_over();
    }

    /// Skips what cannot be moved; a seat of two that is stuck at the start of
    /// its turn stays.
    fn pass_over(&mut self) {
        for _ in 0..=self.seats() {
            let mid = self
                .plans
                .iter()
                .all(|plan| plan.len() < whole_turn(self.rules.turn)[0].len());
            let possible: Plans = self
                .plans
                .iter()
                .filter(|plan| !plan.is_empty() && !self.is_stuck(plan[0]))
                .cloned()
                .collect();
            if !possible.is_empty() {
                self.plans = possible;
                return;
            }
            // Leave the impossible first move out and look at the rest.
            let rest: Plans = self
                .plans
                .iter()
                .filter(|plan| plan.len() > 1 && !self.is_stuck(plan[1]))
                .map(|plan| plan[1..].to_vec())
                .collect();
            if !rest.is_empty() {
                self.plans = rest[..1].to_vec();
                return;
            }
            if self.seats() == 2 && !mid {
                return;
            }
            self.seat = (self.seat + 1) % self.seats();
            self.plans = whole_turn(self.rules.turn);
        }
    }
}

/// The opponents' marbles that an in-line group pushes.
fn pushed_cells(
    marbles: &Marbles,
    group: &BTreeSet<Spot>,
    step: Spot,
    mover: usize,
    rules: &Rules,
) -> BTreeSet<Spot> {
    let mut pushed = BTreeSet::new();
    let spots: Vec<Spot> = group.iter().copied().collect();
    let ahead = |s: Spot| (s.0 + step.0, s.1 + step.1);
    for spot in spots {
        let mut at = ahead(spot);
        while marbles
            .get(&at)
            .is_some_and(|&c| !super::slow::partners(rules, c, mover))
        {
            pushed.insert(at);
            at = ahead(at);
        }
    }
    pushed
}

fn spots(cells: CellSet) -> BTreeSet<Spot> {
    cells.into_iter().map(|c| (c.y(), c.x())).collect()
}

fn first_plans(rules: &Rules) -> Plans {
    if rules.full_first_turn {
        whole_turn(rules.turn)
    } else {
        vec![vec![Whose::Own]]
    }
}

/// Plays a random game with both and compares them at every move.
fn follow(start: Position, plies: usize, dice: &mut Dice) -> usize {
    let rules = *start.rules();
    let balls = rules
        .balls
        .then(|| [Side(0), Side(1)].map(|s| spots(start.ball(s))));
    let mut table = Table {
        rules,
        marbles: marbles_of(start.board()),
        seat: start.turn().index(),
        plans: first_plans(&rules),
        lost: [0; 6],
        balls,
        fallen: [false; 2],
    };
    table.pass_over();
    let mut position = start;
    for ply in 0..plies {
        assert_eq!(position.key(), position.computed_key());
        assert_eq!(position.turn().index(), table.seat, "{position:?}");
        if position.decided().is_some() {
            check_end(&position, &table);
            return ply;
        }
        assert_eq!(table.fallen, [false; 2]);
        let expected = table.legal();
        let list = position.moves();
        let found: BTreeSet<(BTreeSet<Spot>, Spot)> = list
            .iter()
            .map(|&mv| (spots(position.effect(mv).group), mv.direction().delta()))
            .collect();
        assert_eq!(found, expected, "{:?} {position:?}", position.phase());
        assert_eq!(
            (list.len(), position.count_moves() as usize),
            (expected.len(), expected.len())
        );
        let Some(&mv) = list.get(dice.below(list.len().max(1))) else {
            assert_eq!(position.outcome().map(|o| o.reason), Some(Reason::Stuck));
            return ply;
        };
        let triangle = matches!(mv.kind(), MoveKind::Triangle { .. });
        table.play(
            &spots(position.effect(mv).group),
            mv.direction().delta(),
            triangle,
        );
        position = position.play(mv).expect("a legal move");
        assert_eq!(marbles_of(position.board()), table.marbles);
        if rules.seating.colours().len() == 2 {
            assert_eq!(
                [position.points(Side(1)), position.points(Side(0))],
                table.lost[..2]
            );
        }
    }
    plies
}

fn check_end(position: &Position, table: &Table) {
    let outcome = position.decided().expect("an end");
    if table.fallen != [false; 2] {
        assert_eq!(outcome.reason, Reason::Ball);
        let winner = match table.fallen {
            [true, true] => None,
            [true, false] => Some(Side(1)),
            _ => Some(Side(0)),
        };
        assert_eq!(outcome.winner, winner);
        return;
    }
    assert_eq!(outcome.reason, Reason::Target);
    assert!(table.lost.iter().any(|&l| l >= 6) || table.rules.sides() > 2);
}

#[test]
fn turns_of_two_moves_are_followed() {
    let mut dice = Dice(0x7075);
    let mut plies = 0;
    for (n, layout) in layouts().iter().enumerate() {
        for (m, (mode, _)) in TurnMode::NAMED.into_iter().enumerate() {
            // Every layout in one mode, those of more than two in all they have.
            if layout.seating == Seating::Two && n % 5 != m
                || mode.moves_other() && layout.seating != Seating::Two
            {
                continue;
            }
            let mut rules = Rules::new(layout.seating);
            rules.turn = mode;
            rules.full_first_turn = dice.below(2) == 0;
            rules.triangles = dice.below(2) == 0;
            plies += follow(layout.position_under(rules), 40, &mut dice);
            if n == 1 {
                rules.seating = Seating::SharedColours;
                plies += follow(layout.position_under(rules), 40, &mut dice);
            }
        }
    }
    assert!(plies > 2_000, "{plies}");
}

#[test]
fn moves_that_are_impossible_are_skipped() {
    let mut dice = Dice(0x51C4);
    // White cannot move, so a turn of both colours has Black's move only.
    let stuck = "wwwww/wbbbbb/wb5/wb6/wb7/b7/7/6/5";
    for (mode, _) in TurnMode::NAMED {
        let mut rules = Rules::new(Seating::Two);
        rules.turn = mode;
        rules.full_first_turn = true;
        for turn in [Seat(0), Seat(1)] {
            let setup = Setup {
                turn,
                ..Setup::start(Board::from_rows(stuck).expect("rows"))
            };
            let position = Position::new(rules, setup).expect("a position");
            if turn == Seat(1) {
                let alone = !mode.moves_other();
                assert_eq!(position.outcome().is_some(), alone, "{mode:?}");
            }
            for _ in 0..4 {
                follow(position, 12, &mut dice);
            }
        }
    }
}

#[test]
fn balls_fall_and_are_carried() {
    let mut dice = Dice(0xBA11);
    let cells = |names: &str| -> CellSet {
        names
            .split(' ')
            .map(|n| n.parse::<Cell>().expect("a cell"))
            .collect()
    };
    let mut ends = 0;
    for n in 0..60 {
        let mut rules = Rules::new(Seating::Two);
        rules.balls = true;
        rules.triangles = n % 2 == 0;
        rules.turn = TurnMode::NAMED[n % 5].0;
        let setup = Setup {
            balls: [cells("b3 b4 c4"), cells("h6 h7 g6")],
            ..Setup::start(layout("standard").expect("a layout").board())
        };
        let position = Position::new(rules, setup).expect("a position");
        ends += usize::from(follow(position, 100, &mut dice) < 100);
    }
    assert!(ends > 40, "{ends}");
}

#[test]
fn carried_balls_stay_up() {
    let mut rules = Rules::new(Seating::Two);
    rules.balls = true;
    rules.triangles = true;
    let cells = |names: [&str; 3]| names.map(|n| n.parse::<Cell>().expect("a cell"));
    let setup = Setup {
        balls: [
            cells(["b3", "b4", "c4"]).into_iter().collect(),
            cells(["h6", "h7", "g6"]).into_iter().collect(),
        ],
        ..Setup::start(Board::from_rows("5/2ww2/3w3/8/9/8/3b3/2bb2/5").expect("rows"))
    };
    let position = Position::new(rules, setup).expect("a position");
    let carry: Vec<Move> = position
        .moves()
        .iter()
        .copied()
        .filter(|mv| matches!(mv.kind(), MoveKind::Triangle { .. }))
        .collect();
    assert_eq!(carry.len(), 6);
    for mv in carry {
        let next = position.play(mv).expect("legal");
        assert_eq!(next.decided(), None);
        assert_eq!(next.ball(Side(0)), next.board().of(Colour::Black));
    }
}

#[test]
fn marbles_are_placed_in_turn_and_then_black_begins() {
    let mut dice = Dice(0x91ACE);
    for (black, white) in [(14, 14), (14, 9), (0, 3)] {
        let mut rules = Rules::new(Seating::Two);
        rules.turn = TurnMode::OwnOwn;
        let mut setup = Setup::start(Board::EMPTY);
        setup.hand[..2].copy_from_slice(&[black, white]);
        let mut position = Position::new(rules, setup).expect("a position");
        let mut left = [black, white];
        for placed in 0..black + white {
            let seat = position.turn().index();
            let expected = if left[0] == 0 {
                1
            } else if left[1] == 0 {
                0
            } else {
                usize::from(placed % 2)
            };
            assert_eq!(seat, expected);
            assert_eq!(position.count_moves(), 61 - u32::from(placed));
            let list = position.moves();
            assert_eq!(list.len() as u32, position.count_moves());
            position = position.play(list[dice.below(list.len())]).expect("legal");
            assert_eq!(position.key(), position.computed_key());
            left[seat] -= 1;
        }
        assert!(!position.is_placing());
        assert_eq!(position.quiet(), 0);
        if black > 0 {
            assert_eq!((position.turn(), position.phase()), (Seat(0), Phase::Own));
            let reply = position.play(position.moves()[0]).expect("legal");
            assert_eq!((reply.turn(), reply.phase()), (Seat(1), Phase::OwnThenOwn));
        }
    }
}
