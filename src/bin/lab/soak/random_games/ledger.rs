//! Marbles and points: nothing appears, nothing is lost, each counts once.

use super::{Checked, ensure, same};
use abalone::game::{Game, Gutter};
use abalone::rules::{Board, Boards, Colour, MAX_SEATS, Position, Rules, Seat, Side};

/// What a board had before the first move.
struct Account {
    marbles: [usize; MAX_SEATS],
    points: Vec<u8>,
    captives: usize,
}

/// The accounts of all boards of a game.
pub struct Ledger {
    accounts: Vec<Account>,
}

impl Ledger {
    /// Opens the accounts of a game before its first move.
    pub fn open(game: &Game) -> Ledger {
        let boards = game.live_boards().all().enumerate();
        let accounts = boards.map(|(i, board)| {
            let gutter = game.gutter_of(i);
            Account {
                marbles: Colour::ALL.map(|colour| present(board, &gutter, colour)),
                points: points(board),
                captives: gutter.captives().len(),
            }
        });
        Ledger {
            accounts: accounts.collect(),
        }
    }

    /// A seat leaves a game: what it has not placed leaves with it.
    pub fn leave(&mut self, seat: Seat, before: &Position) {
        let colour = before.rules().seating.colour(seat);
        for account in &mut self.accounts {
            account.marbles[colour.index()] -= usize::from(before.in_hand(colour));
        }
    }

    /// Checks the accounts where the game stands.
    pub fn check(&self, game: &Game) -> Checked {
        let boards = game.live_boards();
        same(boards.count(), self.accounts.len(), "boards")?;
        for (i, (board, account)) in boards.all().zip(&self.accounts).enumerate() {
            let gutter = game.gutter_of(i);
            for colour in Colour::ALL {
                let now = present(board, &gutter, colour);
                let name = colour.name();
                same(now, account.marbles[colour.index()], name)?;
            }
            for side in board.rules().all_sides() {
                let new = gutter.captives()[account.captives..].iter();
                let made = new.filter(|captive| captive.captor == side).count();
                let expected = usize::from(account.points[side.index()]) + made;
                same(usize::from(board.points(side)), expected, "points")?;
            }
            same(board.key(), board.computed_key(), "key")?;
        }
        let total = |side: Side| boards.all().map(|board| board.points(side)).sum::<u8>();
        let all = boards.rules().all_sides();
        ensure(
            all.into_iter().all(|s| boards.points(s) == total(s)),
            || "the points of all boards are not the points of each".to_owned(),
        )
    }
}

/// Marbles of a colour on a board, beside it and in the hand.
fn present(board: &Position, gutter: &Gutter, colour: Colour) -> usize {
    let beside = gutter.captives().iter().filter(|c| c.colour == colour);
    let on_board = board.board().of(colour).len() as usize;
    on_board + usize::from(board.in_hand(colour)) + beside.count()
}

fn points(board: &Position) -> Vec<u8> {
    let sides = board.rules().all_sides();
    sides.map(|side| board.points(side)).collect()
}

/// What a move took from the board, and who gained by it: told from the marbles
/// before and after alone.
pub fn check_gain(before: &Position, after: &Position) -> Checked {
    let rules = before.rules();
    let lost = |colour: Colour| marbles(before.board(), colour) - marbles(after.board(), colour);
    let lost: Vec<Colour> = Colour::ALL.into_iter().filter(|&c| lost(c) == 1).collect();
    ensure(lost.len() <= 1, || format!("{lost:?} left at once"))?;
    let mut expected = points(before);
    if let Some(&colour) = lost.first() {
        let captor = captor(rules, before.turn_side(), colour)?;
        expected[captor.index()] += 1;
        same(after.quiet(), 0, "quiet moves after an ejection")?;
    } else if !before.is_placing() {
        same(after.quiet(), before.quiet() + 1, "quiet moves")?;
    }
    same(points(after), expected, "points after the move")
}

fn marbles(board: &Board, colour: Colour) -> i32 {
    board.of(colour).len() as i32
}

/// Of two sides the other gains, of more the mover, and nobody by his own loss
/// of his own accord.
fn captor(rules: &Rules, mover: Side, colour: Colour) -> Result<Side, String> {
    let seat = rules.seating.seat_of(colour).ok_or("a colour of no seat")?;
    let owner = rules.side(seat);
    if rules.sides() == 2 {
        return Ok(Side(1 - owner.0));
    }
    ensure(owner != mover, || format!("{mover:?} ejected its own"))?;
    Ok(mover)
}

/// The marbles that another board than the one played on has kept.
pub fn check_other_board(before: &Boards, after: &Boards) -> Checked {
    if before.count() == 1 {
        return Ok(());
    }
    let other = 1 - before.active_board();
    let marbles = |boards: &Boards| boards.board(other).map(|b| (*b.board(), points(b)));
    ensure(marbles(before) == marbles(after), || {
        "a move changed the other board".to_owned()
    })
}
