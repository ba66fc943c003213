//! Matches: every player begins in turn, and keeps what he has ejected and what
//! was agreed for him.

use super::{Checked, ensure, same};
use abalone::game::{Game, Player, match_score, next_in_match};
use abalone::rules::{Seat, Side};

/// Plays a match on after a game that is over: the games that follow are agreed
/// drawn at once, so everybody keeps what he has.
pub fn check_match(game: &Game) -> Checked {
    let games = game.variant().games;
    if games == 1 {
        let alone = match_score(game).is_none() && next_in_match(game).is_none();
        return ensure(alone, || "a single game is a match".to_owned());
    }
    let mut game = distinct(game);
    let mut began = vec![beginner(&game)];
    for round in 1..games {
        let score = match_score(&game).ok_or("no score")?;
        same((score.round, score.games), (round, games), "round")?;
        let mut next = next_in_match(&game).ok_or("no next game")?;
        check_next(&game, &next)?;
        began.push(beginner(&next));
        ensure(next_in_match(&next).is_none(), || {
            "a game follows one that is not over".to_owned()
        })?;
        next.agree_draw();
        game = Game::read_record(&next.write_record()).map_err(|e| e.to_string())?;
        same(
            match_score(&game),
            match_score(&next),
            "score of the record",
        )?;
    }
    ensure(next_in_match(&game).is_none(), || {
        "more games than agreed".to_owned()
    })?;
    let seats = game.players().len();
    began.truncate(seats);
    let twice = (1..began.len()).any(|i| began[..i].contains(&began[i]));
    ensure(!twice, || format!("somebody begins twice: {began:?}"))
}

/// The same game between players who can be told apart.
fn distinct(game: &Game) -> Game {
    let mut game = game.clone();
    for seat in game.variant().rules.seating.all_seats() {
        let name = format!("Player {}", seat.0);
        game.set_player(seat, Player::Human { name });
    }
    game
}

fn beginner(game: &Game) -> Player {
    game.player(game.variant().rules.first).clone()
}

/// Checks what follows a game for each player.
fn check_next(game: &Game, next: &Game) -> Checked {
    let (old, new) = (match_score(game), match_score(next));
    let (old, new) = (old.ok_or("no score")?, new.ok_or("no score")?);
    same(new.round, old.round + 1, "round")?;
    same(next.plies(), 0, "moves of the next game")?;
    let rules = |game: &Game| game.variant().rules;
    for seat in rules(game).seating.all_seats() {
        let player = game.player(seat);
        let now = next.players().iter().position(|other| other == player);
        let now = Seat(now.ok_or("a player is gone")? as u8);
        let (before, after) = (rules(game).side(seat), rules(next).side(now));
        let agreed = |game: &Game, side: Side| {
            let head_start = game.variant().head_start[side.index()];
            (rules(game).target(side), head_start)
        };
        same(agreed(next, after), agreed(game, before), "what was agreed")?;
        let total = |score: &[u16], side: Side| score[side.index()];
        let (had, has) = (total(&old.totals, before), total(&new.totals, after));
        same(has, had + first_points(next, after)?, "ejections carried")?;
    }
    Ok(())
}

/// Points that a side of a start of its own has beyond its head start.
fn first_points(game: &Game, side: Side) -> Result<u16, String> {
    let head_start = game.variant().head_start[side.index()];
    let boards = game.live_boards().all();
    let more = boards.map(|board| board.points(side).checked_sub(head_start));
    let more: Option<u8> = more.sum();
    more.map(u16::from)
        .ok_or_else(|| "points below the head start".to_owned())
}
