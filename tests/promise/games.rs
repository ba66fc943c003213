//! The games that are promised, as they were made: played by the engine, which
//! will play better one day. What counts is in the files.

use abalone::engine::{Limits, Silent, search};
use abalone::game::{Game, Player, next_in_match};
use abalone::notation::{Comment, RecordLine, RecordPly, read_position, read_variant_options};
use abalone::rules::{
    Boards, Layout, Move, Outcome, Reason, Seat, Seating, Start, TimeControl, Variant, layout,
    preset,
};
use abalone::storage::{Envelope, SCHEMA};
use std::time::Duration;

type Make = fn() -> Game;

/// Each with the name of its file.
pub const GAMES: [(&str, Make); 30] = [
    ("standard", || to_the_end(offered("standard"), 300)),
    ("tournament", || {
        let mut game = timed(offered("tournament"), 34);
        game.resign(Seat(1));
        game
    }),
    ("blitz", || {
        let mut game = timed(offered("blitz"), 27);
        game.lose_on_time(Seat(1));
        game
    }),
    ("three", || {
        let mut game = played(offered("three"), 17);
        game.resign(Seat(1));
        more(&mut game, 16);
        game.lose_on_time(Seat(0));
        game
    }),
    ("teams-of-two", || to_the_end(offered("teams-of-two"), 300)),
    ("teams-of-three", || played(offered("teams-of-three"), 31)),
    ("triangles", || to_the_end(offered("triangles"), 300)),
    ("double-move", || {
        let mut game = played(offered("double-move"), 29);
        game.agree_draw();
        game
    }),
    ("4x2x1", || {
        let mut game = played(offered("4x2x1"), 22);
        game.resign(Seat(2));
        game
    }),
    ("4x2x2", || to_the_end(offered("4x2x2"), 400)),
    ("neutral-ball", || {
        until_the_ball_falls(offered("neutral-ball"))
    }),
    ("handicap", || played(offered("handicap"), 18)),
    ("misere", || {
        to_the_end(usual("two", "target=2 misere=yes"), 300)
    }),
    ("placement", || {
        let mut game = played(usual("two", "turn=own+own placement=yes"), 39);
        game.agree_draw();
        game
    }),
    ("three-placed", || {
        let mut game = played(usual("three", "triangle=yes placement=yes"), 20);
        game.lose_on_time(Seat(2));
        more(&mut game, 14);
        game
    }),
    ("any-order", || {
        let options = "targets=5-3 score=0-1 turn=any firstturn=2 repetition=off quiet=12 \
                       stuck=draw takeback=no";
        to_the_end(usual("two", options), 300)
    }),
    ("own-other", || {
        to_the_end(daisy("two", "target=2 turn=own+other"), 300)
    }),
    ("other-own", || {
        to_the_end(daisy("two", "target=2 turn=other+own"), 300)
    }),
    ("balls-and-triangles", || {
        until_the_ball_falls(usual("two", "triangle=yes ball=yes misere=yes"))
    }),
    ("four-broadside", || {
        let options = "target=2 triangle=yes team=broadside games=4";
        to_the_end(usual("four", options), 300)
    }),
    ("four-sumito", || {
        played(usual("four", "team=sumito first=3"), 14)
    }),
    ("four-alone", || {
        let mut game = played(usual("four", "score=1-0-0-2 team=none"), 10);
        game.lose_on_time(Seat(3));
        more(&mut game, 10);
        game.end_on_time();
        game
    }),
    ("five", || {
        let mut game = played(usual("five", "turn=own+own"), 12);
        for seat in [2, 0, 4] {
            game.resign(Seat(seat));
            more(&mut game, 5);
        }
        game.agree_draw();
        game
    }),
    ("six-pairs", || {
        let mut game = played(usual("six-pairs", "targets=6-5-4"), 20);
        game.lose_on_time(Seat(4));
        more(&mut game, 9);
        game.resign(Seat(0));
        game
    }),
    ("4x2x1-any-order", || {
        let mut game = timed(daisy("4x2x1", "turn=any takeback=no"), 21);
        game.note_running_clock(Some(Duration::from_millis(251_337)));
        game
    }),
    ("4x2x2-counter", || {
        let mut variant = usual("4x2x2", "ball=yes phase=counter");
        variant.time = "900 common".parse().expect("a time");
        let mut game = timed(variant, 44);
        game.end_on_time();
        game
    }),
    ("two-different-boards", || {
        let options = usual("4x2x2", "target=3 repetition=off").rules;
        let boards = ["belgian_daisy", "german_daisy"].map(|id| {
            let rules = layout(id).expect("a layout").position();
            rules.setup()
        });
        let start = Start::Boards(Box::new(boards));
        let usual = Variant::of_game(Seating::TwoBoards);
        let variant = Variant {
            rules: options,
            start,
            ..usual
        };
        to_the_end(variant, 300)
    }),
    ("own-start", || {
        let mut variant = usual("two", "score=1-0");
        let text = "3ww/1w1www/2www2/2w5/3b2w2/3b4/2bbb2/1bbb2/1bbb1 w 1-2 4 11";
        let start = read_position(text, variant.rules).expect("a position");
        variant.start = Start::Setup(start.setup());
        played(variant, 15)
    }),
    ("second-of-three", || {
        let mut first = played(usual("three", "target=4 games=3"), 9);
        first.resign(Seat(2));
        first.resign(Seat(0));
        first.tags_mut().set("Event", "Club night \"round\"");
        let mut second = next_in_match(&first).expect("another game");
        more(&mut second, 25);
        second
    }),
    ("repetition", || {
        let mut game = new(daisy("two", "quiet=40"));
        for text in ["a2a3", "i6i7", "a3a2", "i7i6"].iter().cycle() {
            if game.outcome().is_some() {
                break;
            }
            let mv = abalone::notation::read_aba_pro(game.live(), text).expect("a move");
            game.play(mv).expect("legal");
        }
        annotated(&game)
    }),
];

fn offered(id: &str) -> Variant {
    preset(id).expect("a preset").variant()
}

fn usual(game: &str, options: &str) -> Variant {
    let seating: Seating = game.parse().expect("a game");
    let mut variant = read_variant_options(seating, options).expect("options");
    if variant.start != Start::Placement {
        variant.start = Start::Layout(Layout::usual(seating));
    }
    variant
}

fn daisy(game: &str, options: &str) -> Variant {
    Variant {
        start: Start::Layout(layout("belgian_daisy").expect("a layout")),
        ..usual(game, options)
    }
}

fn new(variant: Variant) -> Game {
    assert_eq!(variant.problem(), None);
    let seats = variant.rules.seating.all_seats();
    let players = seats.map(|seat| match seat.0 {
        0 => Player::Human {
            name: "Zoë O'Hara \\ \"the rim\"".to_owned(),
        },
        1 => Player::Computer { level: 4 },
        2 => Player::human(),
        n => Player::Computer { level: 2 * n },
    });
    let mut game = Game::new(variant, players.collect()).expect("a game");
    game.tags_mut().set("Event", "A promise");
    game.tags_mut().set("Date", "2026.11.30");
    game
}

/// The move of somebody who looks further ahead the nearer he sits to the top.
fn good_move(game: &Game, depth: u8) -> Option<Move> {
    let keys = game.keys();
    search(game.live(), &keys, Limits::depth(depth), &mut Silent).best
}

fn more(game: &mut Game, plies: usize) {
    for _ in 0..plies {
        let depth = if game.turn() == Seat(0) { 3 } else { 1 };
        match good_move(game, depth) {
            Some(mv) if game.outcome().is_none() => game.play(mv).expect("legal"),
            _ => break,
        };
    }
}

fn played(variant: Variant, plies: usize) -> Game {
    let mut game = new(variant);
    more(&mut game, plies);
    annotated(&game)
}

/// The stronger side wins.
fn to_the_end(variant: Variant, most: usize) -> Game {
    let mut game = new(variant);
    while game.outcome().is_none() && game.plies() < most {
        let rules = game.variant().rules;
        let strong = rules.side(game.turn()).0 == 0 && !rules.misere;
        let mv = if strong {
            good_move(&game, 3)
        } else {
            Some(weak_move(&game))
        };
        game.play(mv.expect("a move")).expect("legal");
    }
    assert!(game.outcome().is_some(), "{:?}", game.live());
    annotated(&game)
}

/// Ejects in misère, where it should not; anything otherwise.
fn weak_move(game: &Game) -> Move {
    let moves = game.live().moves();
    let pushed = |mv: &&Move| {
        let effect = game.live().effect(**mv);
        10 * usize::from(effect.ejected.is_some()) + effect.pushed.len() as usize
    };
    match moves.iter().max_by_key(pushed) {
        Some(&mv) if game.variant().rules.misere && pushed(&&mv) > 0 => mv,
        _ => moves[game.plies() * 7 % moves.len()],
    }
}

fn until_the_ball_falls(variant: Variant) -> Game {
    let mut game = new(variant);
    more(&mut game, 24);
    let falls = |mv: &&Move| {
        let end: Option<Outcome> = game.live().play(**mv).ok().and_then(|next| next.decided());
        end.is_some_and(|end| end.reason == Reason::Ball)
    };
    if let Some(&mv) = game.live().moves().iter().find(falls) {
        game.play(mv).expect("legal");
    }
    assert!(game.outcome().is_some());
    annotated(&game)
}

/// With clocks that are noted after each move.
fn timed(variant: Variant, plies: usize) -> Game {
    let time = variant.time;
    let seats = variant.rules.seating.seats();
    let full = if time.is_none() {
        300
    } else {
        u64::from(time.seconds())
    };
    let mut left = vec![full * 1000; seats];
    let mut game = new(variant);
    for n in 0..plies as u64 {
        let seat = match time {
            TimeControl::Common { .. } => 0,
            _ => game.turn().index(),
        };
        more(&mut game, 1);
        left[seat] = left[seat].saturating_sub(1_700 + n * n % 13 * 937);
        game.note_clock(Duration::from_millis(left[seat]));
    }
    annotated(&game)
}

/// With words, marks and variations, one inside another.
fn annotated(game: &Game) -> Game {
    let mut record = game.to_record();
    let comment = |text: &str| Comment::new(text).into_iter();
    record.moves.notes.comments = comment("Before the first move.").collect();
    let plies = record.moves.plies.len();
    for (at, marks, words) in [
        (0, &[1][..], "the opening"),
        (
            3,
            &[5, 14],
            "[an aside] with étoiles, 100 % and a long text that goes over the line",
        ),
        (plies / 2, &[], "half way"),
        (plies - 1, &[3], "the last move"),
    ] {
        let notes = &mut record.moves.plies[at].notes;
        notes.marks = marks.to_vec();
        notes.comments.extend(comment(words));
    }
    let mut before: Vec<Boards> = vec![*game.tree().boards(abalone::game::NodeId::START)];
    before.extend(game.line().map(|ply| *game.tree().boards(ply.node)));
    for at in [3, plies / 2] {
        let ply = &mut record.moves.plies[at];
        let mut line = variation(before[at], 4, 1);
        let inner = variation(after_first(before[at], &line), 3, 2);
        let different =
            |line: &RecordLine, mv: Option<Move>| line.plies.first().map(|p| p.mv) != mv;
        if line.plies.len() > 1 && different(&inner, Some(line.plies[1].mv)) {
            line.plies[1].variations.push(inner);
        }
        if different(&line, Some(ply.mv)) && !line.plies.is_empty() {
            line.plies[0].notes.comments = comment("instead").collect();
            ply.variations.push(line);
        }
    }
    Game::from_record(&record)
}

fn after_first(mut boards: Boards, line: &RecordLine) -> Boards {
    if let Some(ply) = line.plies.first() {
        boards.play_unchecked(ply.mv);
    }
    boards
}

fn variation(mut boards: Boards, plies: usize, skip: usize) -> RecordLine {
    let mut line = RecordLine::default();
    while line.plies.len() < plies && boards.outcome().is_none() {
        let moves = boards.active().moves();
        let mv = moves[(skip * 11 + line.plies.len() * 5) % moves.len()];
        line.plies.push(RecordPly::new(mv));
        boards.play_unchecked(mv);
    }
    line
}

/// A finished game as a browser keeps it.
pub fn kept() -> String {
    envelope("Sunday — étoile \"1\"", timed(offered("blitz"), 14), 41)
}

/// A game that goes on, with its clock stopped.
pub fn unfinished() -> String {
    let mut game = timed(offered("tournament"), 9);
    game.note_running_clock(Some(Duration::from_millis(433_210)));
    envelope("", game, 10)
}

fn envelope(title: &str, game: Game, revision: u64) -> String {
    let envelope = Envelope {
        schema: SCHEMA,
        revision,
        changed: 1_796_011_200_000,
        title: title.to_owned(),
        record: game.write_record(),
    };
    envelope.write()
}
