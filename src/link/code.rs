//! The parts of a link: version, kind, header, seats that left, moves, end, the
//! place to look at, and a check over all of it.

use super::bits::{BitReader, BitWriter};
use super::fault::LinkFault;
use super::kinds::{Link, LinkKind};
use super::{header, letters};
use crate::game::{Game, NodeId};
use crate::notation::{GameResult, Leave, Record, RecordPly};
use crate::rules::{Boards, Move, Reason, Seat, Side};

/// The longest link that is looked at, in letters.
pub const LONGEST: usize = 20_000;
/// Rises with the form.
const VERSION: u8 = 1;
/// Most moves of a game that a link holds.
const MOST_PLIES: u32 = 8_000;
/// Most seats that leave.
const MOST_LEAVES: u32 = 6;
/// Bytes of the check at the end.
const CHECK: usize = 2;
/// How a game ended beyond what its moves show.
const REASONS: [Reason; 4] = [
    Reason::Resignation,
    Reason::Time,
    Reason::Agreement,
    Reason::TimeLimit,
];

impl Link {
    /// The letters of the link.
    pub fn write(&self) -> String {
        let game = &self.game;
        let kind = LinkKind::ALL.iter().position(|&kind| kind == self.kind);
        let mut bytes = vec![VERSION, kind.unwrap_or(0) as u8];
        let header = header::write(game);
        let header = &header.as_bytes()[..header.len().min(usize::from(u16::MAX))];
        bytes.extend((header.len() as u16).to_be_bytes());
        bytes.extend(header);
        let mut bits = BitWriter::default();
        write_leaves(game, &mut bits);
        write_moves(game, &mut bits);
        write_end(game, &mut bits);
        bits.push(
            game.ply() as u32,
            game.plies().min(MOST_PLIES as usize) as u32 + 1,
        );
        bytes.extend(bits.finish());
        bytes.extend(check(&bytes).to_be_bytes());
        letters::write(&bytes)
    }

    /// Reads the letters of a link.
    ///
    /// # Errors
    /// When they are no link, or its game is not legal.
    pub fn read(text: &str) -> Result<Link, LinkFault> {
        // What a letter or a chat puts round an address is no part of it.
        let text = text.trim_matches(|sign| !letters::is_letter(sign) && sign.is_ascii());
        if text.is_empty() {
            return Err(LinkFault::Empty);
        }
        if text.len() > LONGEST {
            return Err(LinkFault::TooLong(text.len()));
        }
        let bytes = letters::read(text)?;
        match bytes.first() {
            None => return Err(LinkFault::Damaged),
            Some(&version) if version > VERSION => return Err(LinkFault::Version(version)),
            Some(_) => {}
        }
        let (body, sum) = bytes
            .split_last_chunk::<CHECK>()
            .ok_or(LinkFault::Damaged)?;
        if u16::from_be_bytes(*sum) != check(body) {
            return Err(LinkFault::Damaged);
        }
        let [_, kind, high, low, rest @ ..] = body else {
            return Err(LinkFault::Damaged);
        };
        let kind = LinkKind::ALL
            .get(usize::from(*kind))
            .ok_or(LinkFault::Damaged)?;
        let length = usize::from(u16::from_be_bytes([*high, *low]));
        let (header, moves) = rest.split_at_checked(length).ok_or(LinkFault::Damaged)?;
        let header = std::str::from_utf8(header).map_err(|_| LinkFault::Damaged)?;
        let bits = &mut BitReader::new(moves);
        let mut game = Game::from_record(&read_game(header, bits)?);
        let ply = bits.take(game.plies() as u32 + 1);
        game.go_to_ply(ply.ok_or(LinkFault::Damaged)? as usize);
        Ok(Link { kind: *kind, game })
    }
}

/// The legal moves in an order that never changes.
fn legal(boards: &Boards) -> Vec<Move> {
    let mut moves: Vec<Move> = boards.active().moves().to_vec();
    moves.sort_unstable_by_key(|mv| mv.bits());
    moves
}

fn write_moves(game: &Game, bits: &mut BitWriter) {
    let path = game.tree().path(game.tip());
    let path = &path[..path.len().min(MOST_PLIES as usize - 1)];
    bits.push(path.len() as u32, MOST_PLIES);
    let mut before = NodeId::START;
    for &node in path {
        let moves = legal(game.tree().boards(before));
        let number = moves
            .iter()
            .position(|&mv| Some(mv) == game.tree().mv(node));
        bits.push(number.unwrap_or(0) as u32, moves.len() as u32);
        before = node;
    }
}

/// The seats that left, each with the number of moves before it.
fn leaves(game: &Game) -> Vec<(usize, Leave)> {
    let path = game.tree().path(game.tip());
    let places = std::iter::once(NodeId::START).chain(path).enumerate();
    let at = |(ply, node)| {
        let leaves = &game.tree().notes(node).leaves;
        leaves.iter().map(move |&leave| (ply, leave))
    };
    places.flat_map(at).take(MOST_LEAVES as usize).collect()
}

fn write_leaves(game: &Game, bits: &mut BitWriter) {
    let leaves = leaves(game);
    bits.push(leaves.len() as u32, MOST_LEAVES + 1);
    for (ply, leave) in leaves {
        bits.push(ply as u32, MOST_PLIES);
        bits.push(leave.seat.0.into(), MOST_LEAVES);
        bits.push(leave.on_time.into(), 2);
    }
}

/// An end that the moves do not show: 0 for none, else the reason and the winner.
fn write_end(game: &Game, bits: &mut BitWriter) {
    let outcome = game.outcome();
    let reason = outcome.and_then(|o| REASONS.iter().position(|&reason| reason == o.reason));
    bits.push(reason.map_or(0, |r| r as u32 + 1), REASONS.len() as u32 + 1);
    if let (Some(outcome), Some(_)) = (outcome, reason) {
        let winner = outcome.winner.map_or(0, |side| u32::from(side.0) + 1);
        bits.push(winner, MOST_LEAVES + 1);
    }
}

/// The game. Moves are numbers of legal ones, so that only a number that is too
/// high can be wrong.
fn read_game(header: &str, bits: &mut BitReader) -> Result<Record, LinkFault> {
    let mut record = header::read(header)?;
    let mut boards = record
        .variant
        .first_boards()
        .map_err(|error| LinkFault::Start(error.to_string()))?;
    let leaves = read_leaves(bits, &boards)?;
    record.moves.notes.leaves = leave(&mut boards, &leaves, 0);
    let plies = bits.take(MOST_PLIES).ok_or(LinkFault::Damaged)? as usize;
    for ply in 1..=plies {
        let moves = legal(&boards);
        let number = bits.take(moves.len() as u32);
        let mv = number.and_then(|number| moves.get(number as usize));
        let &mv = mv.ok_or(LinkFault::Move { ply })?;
        boards.play_unchecked(mv);
        let mut read = RecordPly::new(mv);
        read.notes.leaves = leave(&mut boards, &leaves, ply);
        record.moves.plies.push(read);
    }
    read_end(bits, &mut record)?;
    Ok(record)
}

/// Lets the seats go that leave after so many moves.
fn leave(boards: &mut Boards, leaves: &[(usize, Leave)], ply: usize) -> Vec<Leave> {
    let now = leaves.iter().filter(|(at, _)| *at == ply);
    now.map(|&(_, leave)| {
        boards.retire(leave.seat);
        leave
    })
    .collect()
}

fn read_leaves(bits: &mut BitReader, boards: &Boards) -> Result<Vec<(usize, Leave)>, LinkFault> {
    let rules = boards.rules();
    let count = bits.take(MOST_LEAVES + 1).ok_or(LinkFault::Damaged)?;
    if count > 0 && rules.sides() == 2 {
        return Err(LinkFault::Damaged);
    }
    let one = |_| {
        let ply = bits.take(MOST_PLIES)? as usize;
        let seat = Seat(bits.take(MOST_LEAVES)? as u8);
        let on_time = bits.take(2)? == 1;
        (seat.index() < rules.seating.seats()).then_some((ply, Leave { seat, on_time }))
    };
    let read: Option<Vec<_>> = (0..count).map(one).collect();
    read.ok_or(LinkFault::Damaged)
}

fn read_end(bits: &mut BitReader, record: &mut Record) -> Result<(), LinkFault> {
    let damaged = LinkFault::Damaged;
    let reason = bits.take(REASONS.len() as u32 + 1).ok_or(damaged.clone())?;
    if let Some(&reason) = reason.checked_sub(1).and_then(|r| REASONS.get(r as usize)) {
        let winner = bits.take(MOST_LEAVES + 1).ok_or(damaged.clone())?;
        record.result = match winner {
            0 => GameResult::Draw,
            side if (side as usize) <= record.variant.rules.sides() => {
                GameResult::Won(Side(side as u8 - 1))
            }
            _ => return Err(damaged),
        };
        record.set_reason(reason);
    }
    Ok(())
}

/// A check of two bytes (FNV-1a, folded).
fn check(bytes: &[u8]) -> u16 {
    let mut hash: u32 = 0x811C_9DC5;
    for &byte in bytes {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    (hash >> 16) as u16 ^ hash as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The letters of bytes behind which a correct check stands.
    fn signed(mut bytes: Vec<u8>) -> String {
        bytes.extend(check(&bytes).to_be_bytes());
        letters::write(&bytes)
    }

    /// A link with this header and these bits behind it.
    fn made_up(header: &str, moves: &[u8]) -> String {
        let mut bytes = vec![VERSION, 0];
        bytes.extend((header.len() as u16).to_be_bytes());
        bytes.extend(header.as_bytes());
        bytes.extend(moves);
        signed(bytes)
    }

    #[test]
    fn made_up_content_is_refused_or_legal() {
        let headers = [
            "two\nstandard\n\n",
            "three\n\n\n600+5",
            "4x2x2\nbelgian_daisy\nphase=counter\n",
            "two\n\nplacement=yes\n",
            "six-pairs\n\nturn=own+own\n\nA\nB",
        ];
        let (mut state, mut legal) = (9_u64, 0);
        for i in 0..4000 {
            let mut byte = || {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                (state >> 56) as u8
            };
            let mut moves: Vec<u8> = (0..i % 50).map(|_| byte()).collect();
            if let [first, second, ..] = &mut moves[..] {
                // Mostly no seat leaves, and there are not more moves than bits.
                *first &= if i % 7 == 0 { 0b0010_0000 } else { 0 };
                *second %= 40;
            }
            if let Ok(link) = Link::read(&made_up(headers[i % headers.len()], &moves)) {
                legal += 1;
                assert_eq!(Link::read(&link.write()).as_ref(), Ok(&link));
            }
        }
        assert!(legal > 10, "{legal}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let fault = |header: &str| Link::read(&made_up(header, &[])).expect_err(header);
        for (header, said) in [
            ("seven", "\"seven\" is not a game"),
            ("two\nnowhere\n\n", "no layout \"nowhere\""),
            ("two\n\nspeed=9\n", "speed=9"),
            ("two\n\n\nten", "no time control"),
            ("two\n=5/6\n\n", "the start in the link is none"),
            ("4x2x2\n\nturn=own+own\n", "a turn is one move"),
        ] {
            let text = fault(header).to_string();
            assert!(text.contains(said), "{header:?}: {text}");
        }
        assert_eq!(fault("two\nstandard\n\n"), LinkFault::Damaged, "no moves");
        assert_eq!(
            Link::read(&signed(vec![VERSION, 9, 0, 0])),
            Err(LinkFault::Damaged)
        );
    }
}
