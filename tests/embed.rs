//! The board in other people's pages: what addresses and messages can ask for,
//! written well, badly and with ill will.

use abalone::embed::{
    Call, Command, CommandFault, Fields, Ground, Id, LONGEST_ID, Maker, Mode, Opening, ParamFault,
    Params, Theme, Value, gameover, moved, read_call, ready, refused, reply, state,
};
use abalone::game::{Game, Player, Tried};
use abalone::link::{Link, LinkKind};
use abalone::notation::{aba_pro, position_string};
use abalone::rules::{Seat, Variant, layouts, preset, presets};

/// Two against one at the rim.
const CORNER: &str = "5/6/7/8/wbb6/8/7/6/4w b 0-0 0 1";

fn read(query: &str) -> Params {
    Params::read(query, "").unwrap_or_else(|fault| panic!("{query}: {fault}"))
}

fn open(query: &str) -> Opening {
    let opening = read(query).open();
    opening.unwrap_or_else(|fault| panic!("{query}: {fault}"))
}

fn fault(query: &str) -> ParamFault {
    let opening = Params::read(query, "").and_then(|params| params.open());
    opening.expect_err(query)
}

fn encoded(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric();
    text.bytes()
        .map(|b| match plain(b) {
            true => char::from(b).to_string(),
            false => format!("%{b:02X}"),
        })
        .collect()
}

/// A game of a few moves.
fn some_game(plies: usize) -> Game {
    let mut game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("two players");
    for index in 0..plies {
        let moves = game.live().moves();
        let mv = moves[index * 7 % moves.len()];
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn nothing_asked_for_is_a_game_of_two_at_one_board() {
    let opening = open("");
    assert_eq!(opening.mode, Mode::Play);
    assert!(opening.hands.may(Seat(0)) && opening.hands.may(Seat(1)));
    let params = read("");
    assert!(params.coords && params.controls && !params.sound && !params.api);
    assert_eq!((params.theme, params.bg), (Theme::Wood, Ground::Auto));
}

#[test]
fn query_and_hash_count_and_the_later_value_wins() {
    let params = Params::read("?level=3&level=5&unknown=x", "#color=white&coords=0");
    let params = params.expect("all is well");
    assert_eq!(params.level, Some(5));
    assert!(!params.coords);
    let players = params.open().expect("a game").game.players().to_vec();
    assert_eq!(players[0], Player::Computer { level: 5 });
    assert!(!players[1].is_computer());
}

#[test]
fn every_preset_and_every_layout_opens_in_every_mode() {
    for mode in ["play", "view", "analysis"] {
        for one in presets() {
            let opening = open(&format!("?variant={}&mode={mode}&level=2", one.id));
            let computers = opening.game.players().iter();
            let computers = computers.filter(|player| player.is_computer()).count();
            let seats = opening.game.players().len();
            let wanted = if mode == "play" { seats - 1 } else { 0 };
            assert_eq!(computers, wanted, "{} {mode}", one.id);
            assert!(state(&opening.game).starts_with("{\"pos\":\""));
        }
        for one in layouts() {
            open(&format!("?layout={}&mode={mode}", one.id));
        }
    }
}

#[test]
fn who_plays_here_can_be_said() {
    let all = open("?level=1&color=both").game;
    assert!(!all.players().iter().any(Player::is_computer));
    let none = open("?level=1&color=none").game;
    assert!(none.players().iter().all(Player::is_computer));
    let white = open("?color=white");
    assert!(white.hands.may(Seat(1)) && !white.hands.may(Seat(0)));
    assert!(!white.game.players()[0].is_computer()); // the page moves it
    assert_eq!(fault("?color=red").code(), "color");
    assert_eq!(open("?variant=three&color=white").game.players().len(), 3);
}

#[test]
fn a_position_can_be_given_for_every_game_that_there_is() {
    for one in presets() {
        let first = one.variant().first_boards().expect("a start");
        let text = abalone::notation::boards_string(&first);
        let opening = open(&format!(
            "?variant={}&mode=view&pos={}",
            one.id,
            encoded(&text)
        ));
        assert_eq!(opening.game.boards(), &first, "{}", one.id);
    }
    // Without a name of the game, the kind of game is seen from the position.
    for id in ["three", "teams-of-two", "4x2x2", "teams-of-three"] {
        let first = preset(id).expect("a preset").variant();
        let text = abalone::notation::boards_string(&first.first_boards().expect("a start"));
        let opening = open(&format!("?pos={}", encoded(&text)));
        let seats = first.rules.seating.seats();
        assert_eq!(opening.game.players().len(), seats, "{id}");
    }
}

#[test]
fn games_come_as_links_and_as_records() {
    let game = some_game(9);
    let code = Link::of(LinkKind::Game, &game).expect("a link").write();
    let opening = open(&format!("?game={code}&ply=4"));
    assert_eq!((opening.mode, opening.game.ply()), (Mode::View, 4));
    assert_eq!(opening.game.plies(), 9);
    let record = encoded(&game.write_record());
    let opening = open(&format!("?apgn={record}"));
    assert_eq!((opening.game.ply(), opening.game.plies()), (0, 9));
    let played = open(&format!("?apgn={record}&mode=play&ply=5&level=2"));
    assert_eq!(played.game.plies(), 5);
    assert!(played.game.player(Seat(0)).is_computer()); // white is to move
    let beyond = fault(&format!("?game={code}&ply=10"));
    assert_eq!(beyond, ParamFault::NoSuchPly { ply: 10, plies: 9 });
}

#[test]
fn tasks_are_given_by_position_and_solution_or_by_link() {
    let pos = encoded(CORNER);
    let opening = open(&format!("?mode=puzzle&pos={pos}&solution=e3e2"));
    let mut task = opening.task.expect("a task");
    assert!(opening.hands.may(Seat(0)) && !opening.hands.may(Seat(1)));
    let wrong = task.game().live().moves()[0];
    assert_eq!(task.attempt(wrong), Tried::Wrong);
    let right = abalone::notation::read_aba_pro(task.game().live(), "e3e2").expect("legal");
    assert_eq!(task.attempt(right), Tried::Solved);

    let mut game = some_game(4);
    game.go_to_ply(1);
    let code = Link::of(LinkKind::Task, &game).expect("a task").write();
    let opening = open(&format!("?game={code}"));
    assert_eq!(opening.mode, Mode::Puzzle);
    assert_eq!((opening.game.plies(), opening.game.ply()), (0, 0));
    assert_eq!(opening.task.expect("a task").left(), 2);
}

#[test]
fn every_wrong_value_is_named() {
    let cases = [
        (
            "?mode=edit",
            "mode=edit: one of play, view, analysis, puzzle is wanted",
        ),
        ("?level=0", "level=0: a whole number from 1 to 12 is wanted"),
        (
            "?level=+3",
            "level= 3: a whole number from 1 to 12 is wanted",
        ),
        ("?coords=yes", "coords=yes: one of 0, 1 is wanted"),
        ("?layout=<b>", "layout=<b>: there is no layout of this name"),
        (
            "?variant=chess",
            "variant=chess: there is no game of this name",
        ),
        (
            "?theme=",
            "theme=: one of wood, slate, paper, contrast, safe is wanted",
        ),
        (
            "?accent=red",
            "accent=red: six hexadecimal digits are wanted, such as 0c6b5f",
        ),
        (
            "?origin=*",
            "origin=*: an origin is wanted, such as https://example.org",
        ),
        (
            "?lang=%00",
            "lang=\0: a language tag is wanted, such as en or fr",
        ),
        ("?pos=x&game=y", "game and pos cannot be given together"),
        (
            "?apgn=1&variant=three",
            "apgn and variant cannot be given together",
        ),
        ("?mode=puzzle", "mode=puzzle: there is no solution"),
        ("?solution=a1a2", "solution: it belongs to mode=puzzle"),
        (
            "?layout=belgian_daisy&variant=three",
            "layout=belgian_daisy: it belongs to another kind of game",
        ),
        ("?pos=%E0%A4%A", "pos: the percent-encoding is damaged"),
    ];
    for (query, wanted) in cases {
        assert_eq!(fault(query).to_string(), wanted);
    }
    let pos = encoded(CORNER);
    let wrong = fault(&format!("?mode=puzzle&pos={pos}&solution=e3e2+a1a5"));
    assert!(wrong.to_string().starts_with("solution, move 2"), "{wrong}");
    for (query, code) in [
        ("?pos=5/6", "position"),
        ("?game=!", "link"),
        ("?game=AAAA", "link"),
        ("?apgn=1.+a1a9", "record"),
        ("?origin=https://a/b", "value"),
    ] {
        let found = fault(query);
        assert_eq!(found.code(), code, "{query}: {found}");
        assert!(found.to_string().len() < 400, "{found}");
    }
    assert!(
        fault(&format!("?layout={}", "x".repeat(90_000)))
            .to_string()
            .len()
            < 100
    );
}

#[test]
fn the_reader_is_told_in_his_language_what_is_wrong() {
    let outlines = Params::outlines(
        "?level=99&lang=fr&bg=dark&theme=x",
        "#api=1&origin=https://a.org",
    );
    assert_eq!(outlines.lang.as_deref(), Some("fr"));
    assert_eq!((outlines.bg, outlines.theme), (Ground::Dark, Theme::Wood));
    assert!(outlines.api && outlines.level.is_none());
    assert_eq!(outlines.origin.as_deref(), Some("https://a.org"));
    assert_eq!(
        Params::outlines("?pos=%", "#lang=fr").lang.as_deref(),
        Some("fr")
    );
}

#[test]
fn made_up_addresses_never_end_the_program() {
    let names = [
        "pos", "game", "apgn", "solution", "mode", "ply", "variant", "layout", "color",
    ];
    let values = [
        "",
        "%",
        "play",
        "puzzle",
        "%00",
        "-1",
        "99999999999999999999",
        "5/6/7/8/9/8/7/6/5 b",
        "b|w b",
        "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 9-9 0 1",
        "a1a2+a1a2",
        "%F0%9F%98%80",
        "[Variant \"x\"] 1. a1b1",
        "4x2x2",
        "both",
        "(((((((((",
        "{",
        "9/9/9/9/9/9/9/9/9 w 99-99 9 0",
    ];
    let mut state = 7_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % below
    };
    let mut opened = 0;
    for _ in 0..20_000 {
        let pairs = (0..1 + next(4)).map(|_| {
            format!(
                "{}={}",
                names[next(names.len())],
                values[next(values.len())]
            )
        });
        let query = pairs.collect::<Vec<_>>().join("&");
        if let Ok(opening) = Params::read(&query, "").and_then(|params| params.open()) {
            opened += usize::from(!abalone::embed::state(&opening.game).is_empty());
        }
    }
    assert!(opened > 200, "{opened}");
}

/// A message as a list of fields.
struct Message<'a>(&'a [(&'a str, Value)]);

impl Fields for Message<'_> {
    fn get(&self, name: &str) -> Value {
        let found = self.0.iter().find(|field| field.0 == name);
        found.map_or(Value::Nothing, |field| field.1.clone())
    }
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// A command, its fields, and the name of the fault that it makes.
type Hostile<'a> = (&'a str, Vec<(&'a str, Value)>, &'a str);

/// What a command with some fields is read as.
fn call(kind: &str, fields: &[(&str, Value)]) -> Result<Command, CommandFault> {
    let mut all = vec![("abalone", Value::Number(1.0)), ("type", text(kind))];
    all.extend(fields.iter().cloned());
    let now = read("?layout=belgian_daisy&level=3&color=white&theme=slate&api=1");
    read_call(&Message(&all), &now).expect("a call").command
}

#[test]
fn commands_are_read() {
    assert_eq!(
        call("play", &[("move", text("a1b1"))]),
        Ok(Command::Play("a1b1".into()))
    );
    assert_eq!(
        call("goto", &[("ply", Value::Number(3.0))]),
        Ok(Command::GoTo(3))
    );
    for (kind, command) in [
        ("undo", Command::Undo),
        ("flip", Command::Flip),
        ("getState", Command::State),
    ] {
        assert_eq!(call(kind, &[("more", Value::Other)]), Ok(command));
    }
    let Ok(Command::Open(again)) = call("newGame", &[]) else {
        panic!()
    };
    assert_eq!(again.layout.map(|l| l.id), Some("belgian_daisy"));
    assert_eq!((again.level, again.theme), (Some(3), Theme::Slate));
    let fields = [
        ("variant", text("three")),
        ("level", Value::Number(0.0)),
        ("color", text("both")),
    ];
    let Ok(Command::Open(three)) = call("newGame", &fields) else {
        panic!()
    };
    let opening = three.open().expect("a game");
    assert_eq!(opening.game.players(), vec![Player::human(); 3]);
    let Ok(Command::Open(pos)) = call("setPosition", &[("pos", text(CORNER))]) else {
        panic!()
    };
    assert_eq!(
        position_string(pos.open().expect("a game").game.position()),
        "5/6/7/8/wbb6/8/7/6/5 b 0-0 0 1".replace("/5 b", "/4w b")
    );
}

#[test]
fn a_game_by_message_is_played_on_where_games_are_played() {
    let game = some_game(6);
    let code = Link::of(LinkKind::Game, &game).expect("a link").write();
    let fields = [("game", text(&code)), ("ply", Value::Number(2.0))];
    let Ok(Command::Open(params)) = call("setGame", &fields) else {
        panic!()
    };
    let opening = params.open().expect("a game");
    assert_eq!((opening.mode, opening.game.plies()), (Mode::Play, 2));
}

#[test]
fn messages_that_are_not_meant_for_the_board_are_passed_over() {
    let now = read("");
    let kinds: [&[(&str, Value)]; 6] = [
        &[],
        &[("type", text("undo"))],
        &[("abalone", text("1")), ("type", text("undo"))],
        &[("abalone", Value::Other), ("type", text("undo"))],
        &[("abalone", Value::Number(1.0))],
        &[("abalone", Value::Number(1.0)), ("type", Value::Other)],
    ];
    for fields in kinds {
        assert_eq!(read_call(&Message(fields), &now), None);
    }
}

#[test]
fn hostile_messages_are_refused_each_with_its_reason() {
    let number = Value::Number;
    let long = Value::Text("x".repeat(200_000));
    let cases: Vec<Hostile> = vec![
        ("constructor", vec![], "unknown"),
        ("__proto__", vec![], "unknown"),
        ("reply", vec![], "unknown"),
        ("", vec![], "unknown"),
        ("play", vec![], "field"),
        ("play", vec![("move", number(1.0))], "field"),
        ("play", vec![("move", Value::Other)], "field"),
        ("play", vec![("move", long.clone())], "field"),
        ("goto", vec![], "field"),
        ("goto", vec![("ply", number(-1.0))], "field"),
        ("goto", vec![("ply", number(1.5))], "field"),
        ("goto", vec![("ply", number(f64::NAN))], "field"),
        ("goto", vec![("ply", number(f64::INFINITY))], "field"),
        ("goto", vec![("ply", text("1"))], "field"),
        ("newGame", vec![("level", number(13.0))], "value"),
        ("newGame", vec![("level", text("3"))], "field"),
        ("newGame", vec![("layout", text("../x"))], "value"),
        ("newGame", vec![("variant", Value::Other)], "field"),
        ("newGame", vec![("color", text("pink"))], "value"),
        ("setPosition", vec![], "field"),
        ("setPosition", vec![("pos", long.clone())], "field"),
        ("setGame", vec![("ply", number(1.0))], "field"),
        ("setGame", vec![("game", Value::Other)], "field"),
        ("setTheme", vec![], "field"),
        ("setTheme", vec![("theme", text("<style>"))], "value"),
        ("setTheme", vec![("bg", text("url(x)"))], "value"),
        ("setLang", vec![("lang", number(0.0))], "field"),
    ];
    for (kind, fields, code) in cases {
        let fault = call(kind, &fields).expect_err(kind);
        assert_eq!(fault.code(), code, "{kind} {fault}");
    }
}

#[test]
fn answers_repeat_what_they_answer_to() {
    let now = read("");
    let with = |id: Value| {
        let fields = [
            ("abalone", Value::Number(1.0)),
            ("type", text("getState")),
            ("id", id),
        ];
        let Call { id, command } = read_call(&Message(&fields), &now).expect("a call");
        assert_eq!(command, Ok(Command::State));
        id
    };
    assert_eq!(with(text("a\"b")), Some(Id::Text("a\"b".into())));
    assert_eq!(with(Value::Number(7.0)), Some(Id::Number(7.0)));
    assert_eq!(with(Value::Number(f64::NAN)), None);
    assert_eq!(with(Value::Other), None);
    assert_eq!(with(Value::Text("x".repeat(LONGEST_ID + 1))), None);
    let game = some_game(0);
    let said = reply(Some(&Id::Text("a\"b".into())), &game);
    assert!(
        said.starts_with(r#"{"abalone":1,"type":"reply","id":"a\"b","ok":true,"state":{"#),
        "{said}"
    );
    assert_eq!(
        refused(Some(&Id::Number(7.0)), &CommandFault::Over),
        r#"{"abalone":1,"type":"reply","id":7,"ok":false,"error":{"code":"over","message":"the game is over"}}"#
    );
    assert!(refused(None, &CommandFault::Unknown).contains(r#""id":null"#));
    let other = [("abalone", Value::Number(2.0)), ("type", text("undo"))];
    let call = read_call(&Message(&other), &now).expect("a call");
    assert_eq!(call.command, Err(CommandFault::Version));
}

#[test]
fn what_is_told_is_what_happened() {
    let pos = encoded(&CORNER.replace(" 0-0", " 5-0"));
    let mut game = open(&format!("?pos={pos}")).game;
    let before = state(&game);
    assert!(
        before.contains(r#""turn":"black","ply":0,"plies":0,"scores":[5,0],"result":null"#),
        "{before}"
    );
    assert!(before.contains("\"e3e2\""), "{before}");
    assert!(ready(&game).contains(&before));
    let mv = abalone::notation::read_aba_pro(game.live(), "e3e2").expect("legal");
    assert_eq!(aba_pro(game.live(), mv), "e3e2");
    game.play(mv).expect("legal");
    let told = moved(&game, Maker::Page);
    assert!(
        told.starts_with(
            r#"{"abalone":1,"type":"move","move":"e3e2","ply":1,"by":"black","maker":"page","#
        ),
        "{told}"
    );
    let outcome = game.outcome().expect("six are off");
    let told = gameover(&game, outcome);
    assert!(
        told.contains(r#""result":"black","reason":"target""#),
        "{told}"
    );
    assert!(told.contains(r#""legal":[]"#), "{told}");
}
