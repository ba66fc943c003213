//! The list of moves, and every text of them and of the boards.

use super::{Checked, ensure, same};
use crate::dice::Dice;
use abalone::notation::{Notation, boards_string, read_boards};
use abalone::rules::{Boards, Illegal, Move, MoveList, Position};
use std::collections::HashSet;

/// Thinkable moves that are tried at each position besides those of the list.
const TRIED: usize = 8;

/// Checks the list of moves of a position in which a game goes on.
pub fn check_list(position: &Position, dice: &mut Dice) -> Checked {
    let list = position.moves();
    ensure(!list.is_empty() && position.has_move(), || {
        "the game goes on without a move".to_owned()
    })?;
    same(
        position.count_moves() as usize,
        list.len(),
        "count of moves",
    )?;
    let mut results = HashSet::new();
    let mut ejecting: HashSet<Move> = HashSet::new();
    for &mv in list.iter() {
        let next = position
            .play(mv)
            .map_err(|why| format!("{mv:?} is in the list, but {why}"))?;
        ensure(results.insert((*next.board(), next.phase())), || {
            format!("{mv:?} makes the same position as another move")
        })?;
        if position.effect(mv).ejected.is_some() {
            ejecting.insert(mv);
        }
    }
    let mut found = MoveList::new();
    position.ejections_into(&mut found);
    same(found.iter().copied().collect(), ejecting, "ejecting moves")?;
    for _ in 0..TRIED {
        let Some(mv) = Move::from_bits(dice.next() as u16) else {
            continue;
        };
        let listed = list.contains(&mv);
        same(position.check(mv).is_ok(), listed, "a thinkable move")?;
    }
    Ok(())
}

/// When a game is over nothing can be played.
pub fn check_none_left(position: &Position) -> Checked {
    same(position.moves().len(), 0, "moves after the end")?;
    same(position.count_moves(), 0, "count of moves after the end")?;
    let first = (0..=u16::MAX).find_map(Move::from_bits);
    match first.map(|mv| position.check(mv)) {
        Some(Err(Illegal::GameOver)) => Ok(()),
        other => Err(format!("after the end a move is answered {other:?}")),
    }
}

/// The boards as text are read back.
pub fn check_text(boards: &Boards) -> Checked {
    let text = boards_string(boards);
    match read_boards(&text, *boards.rules()) {
        Ok(read) => ensure(read == *boards && read.key() == boards.key(), || {
            format!("{text} is read as {}: {read:?}", boards_string(&read))
        }),
        Err(error) => Err(error.to_string()),
    }
}

/// A move is read back in every notation.
pub fn check_move_text(boards: &Boards, mv: Move) -> Checked {
    for notation in Notation::ALL {
        let text = notation.write_on(boards, mv);
        match notation.read_on(boards, &text) {
            Ok(read) => same(read, mv, &text)?,
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(())
}
