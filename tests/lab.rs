//! The native tools, run as programs: answers, exit codes, broken input.
#![cfg(feature = "lab")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn lab(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that does not read its input closes the pipe.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

const START: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b";
const GAMES: &str = include_str!("notation/games.apgn");

#[test]
fn help_lists_the_commands_and_wrong_calls_fail() {
    let help = lab(&["help"], "");
    assert!(help.status.success());
    for command in ["perft", "moves", "replay", "convert", "soak"] {
        assert!(text(&help.stdout).contains(command));
    }
    for wrong in [
        &[][..],
        &["nothing"],
        &["perft"],
        &["perft", "standard"],
        &["perft", "standard", "x"],
        &["perft", "nowhere", "2"],
        &["perft", "standard", "2", "--fast"],
        &["perft", "standard", "2", "--game"],
        &["perft", "standard", "2", "--game", "four"],
        &["moves"],
        &["replay"],
        &["convert", "-"],
        &["convert", "--to", "morse", "-"],
        &["soak", "nothing"],
        &["soak", "--games", "many"],
        &["match", "random"],
        &["analyse"],
        &["analyse", START, "--lines", "many"],
        &["review"],
        &["forced"],
        &["forced", "check"],
        &["match", "random", "greedy", "--game", "seven"],
        &["match", "random", "greedy", "--options", "speed=9"],
        &[
            "match",
            "random",
            "greedy",
            "--game",
            "three",
            "--layouts",
            "standard",
        ],
        &["match", "random", "ugi:x:go", "--game", "three"],
    ] {
        let output = lab(wrong, "");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{wrong:?}"
        );
    }
    assert_eq!(lab(&["replay", "no such file"], "").status.code(), Some(1));
}

#[test]
fn perft_counts() {
    for (args, count) in [
        (&["perft", "standard", "3"][..], "98912 "),
        (&["perft", "belgian", "2", "--every"], "2692 "),
        (&["perft", START, "2"], "1936 "),
        (&["perft", "six_players", "1", "--game", "six-pairs"], "36 "),
    ] {
        let output = text(&lab(args, "").stdout);
        assert!(output.starts_with(count), "{args:?}: {output}");
    }
}

/// One answer a line, in order, whatever the line.
#[test]
fn moves_answers_every_line() {
    let mut input = Vec::new();
    let mut expected = Vec::new();
    let mut ask = |line: String, answer: &str| {
        input.push(line);
        expected.push(answer.to_owned());
    };
    ask(format!("two\t{START}"), "44\ta1b1 a1b2 ");
    ask(format!("two\t{START} 0-0 0 1\r"), "44\ta1b1 a1b2 ");
    ask(format!("two\t{START} 6-0 0 1"), "0\t");
    ask("two\tb4/6/7/8/9/8/7/6/5 b".to_owned(), "3\ti5h4 i5h5 i5i6");
    ask("two+triangle\t5/6/7/8/9/3b4/2bb3/6/5 b".to_owned(), "");
    ask("two\tbbbbb/bwwwww/bw5/bw6/bw7/w7/7/6/5 b".to_owned(), "0\t");
    ask("three\tw4/6/7/8/9/8/7/6/4b r".to_owned(), "0\t");
    // Every game there is, by its options too.
    ask(format!("two+triangle\t{START}"), "52\t");
    ask(format!("two triangle=yes\t{START}"), "52\t");
    ask(format!("4x2x1\t{START}"), "44\ta1b1 a1b2 ");
    ask(format!("4x2x2\t{START}"), "44\t1:a1b1 1:a1b2 ");
    let rows = START.trim_end_matches(" b");
    ask(
        format!("4x2x2\t{rows}|{rows} b 0-0|0-0 1 1 board:2"),
        "44\t2:a1b1 2:a1b2 ",
    );
    ask(
        format!("4x2x2 phase=counter\t{rows}|{rows} w 0-0|0-6 0 9"),
        "44\t1:g5f4 ",
    );
    ask(
        format!("two turn=own+other\t{rows} b 0-0 1 2 left:1"),
        "44\tg5f4 ",
    );
    ask(format!("two turn=any\t{rows} b 0-0 1 2"), "88\ta1b1 a1b2 ");
    ask(
        "two placement=yes\t5/6/7/8/4b4/8/7/6/5 w 0-0 0 1 hand:b13w14".to_owned(),
        "60\ta1 a2 ",
    );
    ask(
        format!("two ball=yes\t{rows} b 0-0 0 1 ball:b3b4c4+g6h6h7"),
        "44\ta1b1 ",
    );
    let three = "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb";
    ask(format!("three\t{three} b"), "40\t");
    ask(format!("three+triangle\t{three} w 0-0-0 0 1 out:r"), "");
    let four = "ru1u1/2w1r1/rwr1ru1/ww1w3u/1wrur1bru/1wb1b2b/ww1ubu1/5b/1bbb1";
    for (reading, count) in [("", 40), ("+sumito", 39), ("+broadside", 46), ("+none", 38)] {
        let answer = format!("{count}\t");
        ask(format!("four{reading}\t{four} b"), &answer);
    }
    ask(format!("four team=sumito\t{four} b"), "39\t");
    for (game, id) in [
        ("five", "five_players"),
        ("six", "six_players"),
        ("six-pairs", "six_players"),
    ] {
        let layout = abalone::rules::layout(id).expect("a layout");
        let count = layout.position().count_moves();
        ask(format!("{game}\t{} b", layout.rows), &format!("{count}\t"));
    }
    ask(format!("two speed=9\t{START}"), "error\tspeed=9: ");
    ask("seven\tx".to_owned(), "error\t\"seven\" is not a game");
    ask("two+sumito\tx".to_owned(), "error\t");
    ask("no tab".to_owned(), "error\t");
    ask(String::new(), "error\t");
    ask(
        format!("two\t{}", START.replace('9', "8")),
        "error\trow e has 9 cells",
    );
    ask(
        format!("two\t{}", START.replace("/9/", "/b8/")),
        "error\t15 black marbles",
    );
    ask(
        format!("two\t{}", START.replace("2www2", "2wxw2")),
        "error\trow g: \"x\"",
    );
    let output = lab(&["moves", "-"], &input.join("\n"));
    assert!(output.status.success());
    let output = text(&output.stdout);
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), expected.len());
    for ((answer, expected), line) in answers.iter().zip(&expected).zip(&input) {
        assert!(answer.starts_with(expected.as_str()), "{line}: {answer}");
        let (count, moves) = answer.split_once('\t').expect("a tab");
        if count != "error" {
            let moves: Vec<&str> = moves.split_whitespace().collect();
            assert_eq!(count, moves.len().to_string());
            assert!(moves.is_sorted(), "{answer}");
        }
    }
}

#[test]
fn replay_counts_and_fails_on_errors() {
    let output = lab(&["replay", "-"], GAMES);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "games 12 plies 12 errors 8\n");
    let errors = text(&output.stderr);
    assert!(
        errors.starts_with("game 2, line 11, column 17, ply 3, \"i9i7\": "),
        "{errors}"
    );
    let output = lab(&["replay", "-"], "1. a1b2 i9h8 *\n\n1. a1b2 1-0\n");
    assert!(output.status.success());
    assert_eq!(text(&output.stdout), "games 2 plies 3 errors 0\n");
}

#[test]
fn svg_draws_a_layout_and_a_position() {
    let layout = lab(&["svg", "belgian", "--coords"], "");
    assert!(layout.status.success());
    assert_eq!(text(&layout.stdout).matches("#abalone-white\"").count(), 14);
    let rows = "5/6/7/8/4b4/8/7/6/5";
    let position = lab(&["svg", rows, "b", "--flip"], "");
    assert_eq!(
        text(&position.stdout).matches("#abalone-black\"").count(),
        1
    );
    assert!(!lab(&["svg", "nowhere"], "").status.success());
}

#[test]
fn svg_shows_a_place_in_a_game_and_what_is_drawn_on_it() {
    let drawn = [
        "svg",
        "--record",
        "-",
        "--ply",
        "2",
        "--draw",
        "e5 a1c3:red",
        "--look",
        "paper",
        "--width",
        "300",
        "--title",
        "Two & two",
    ];
    let picture = lab(&drawn, GAMES);
    assert!(picture.status.success(), "{}", text(&picture.stderr));
    let picture = text(&picture.stdout);
    assert!(picture.contains("width=\"300\"") && picture.contains("<title>Two &amp; two</title>"));
    assert!(picture.contains("Last move: i5i6."), "{picture}");
    assert_eq!(picture.matches("class=\"drawn\"").count(), 4);
    let played = lab(&["svg", "belgian", "--move", "a1b2", "--no-gutter"], "");
    assert_eq!(text(&played.stdout).matches("class=\"trace\"").count(), 4);
    for wrong in [
        &["--draw", "e"][..],
        &["--look", "steel"],
        &["--width", "wide"],
        &["--move", "e5e6"],
        &["--ply", "9", "--record", "-"],
    ] {
        let args: Vec<&str> = ["svg", "belgian"].iter().chain(wrong).copied().collect();
        assert_eq!(lab(&args, GAMES).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn gif_writes_a_game() {
    let out = std::env::temp_dir().join(format!("abalone-{}.gif", std::process::id()));
    let out_name = out.to_str().expect("a name");
    let done = lab(&["gif", "-", out_name, "--width", "120"], GAMES);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let bytes = std::fs::read(&out).expect("the file");
    assert!(bytes.starts_with(b"GIF89a") && bytes.ends_with(b";"));
    std::fs::remove_file(&out).expect("the file is ours");
    assert_eq!(lab(&["gif", "-"], GAMES).status.code(), Some(2));
}

#[test]
fn convert_there_and_back_changes_nothing() {
    let convert = |to: &str, input: &str| {
        let output = lab(&["convert", "--to", to, "-"], input);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let plain = convert(
        "aba-pro",
        "[Variant \"belgian\"]\n1. i9h8 i6h6 2. i8h7 a5b5 *",
    );
    for to in ["nacre", "uci"] {
        let other = convert(to, &plain);
        assert!(other.contains("1. i9f6 i6g6"), "{other}");
        assert_eq!(convert("aba-pro", &other), plain);
    }
    let broken = lab(&["convert", "--to", "nacre", "-"], GAMES);
    assert_eq!(broken.status.code(), Some(1));
    assert_eq!(text(&broken.stdout).matches("[Event ").count(), 4);
}

/// Every side of each opening, in games of any kind.
#[test]
fn matches_of_any_game() {
    for (game, options, games) in [
        ("two", "", "2"),
        ("two", "placement=yes ball=no target=1", "2"),
        ("two", "ball=yes turn=own+own", "2"),
        ("three", "target=1", "3"),
        ("six-pairs", "target=2 triangle=yes", "3"),
        ("4x2x1", "score=5-0", "2"),
        ("4x2x2", "target=1 phase=counter", "2"),
        ("neutral-ball", "", "2"),
        ("teams-of-three", "", "2"),
    ] {
        let args = ["match", "greedy", "random", "--quiet", "--games", "1"];
        let of = ["--game", game, "--options", options];
        let output = lab(&[&args[..], &of].concat(), "");
        let said = text(&output.stdout);
        assert!(said.contains(&format!(" of {games} games ")), "{said}");
        assert_eq!(said.matches("illegal 0").count(), 2, "{said}");
    }
}

/// A few of the games that `soak` plays by the thousand.
#[test]
fn soak_says_how_games_ended_and_what_was_wrong() {
    let args = ["soak", "--games", "2", "--seed", "7", "4x2x2", "mixed"];
    let output = lab(&args, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[0].starts_with("4x2x2: 2 games, ") && lines[1].starts_with("mixed: 2 games, "));
    assert!(lines[2].starts_with("4 games, ") && lines[2].contains("nothing wrong"));
    // The same seed plays the same games.
    let again = text(&lab(&args, "").stdout);
    let moves = |said: &str| said.split(" s\n").next().map(str::to_owned);
    let counted = |said: &str| moves(said).and_then(|s| s.rsplit_once(' ').map(|p| p.0.to_owned()));
    assert_eq!(counted(&said), counted(&again));
}

#[test]
fn a_net_is_made_from_self_play_and_the_same_again() {
    let folder = std::env::temp_dir().join(format!("abalone-lab-{}", std::process::id()));
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let play = |out: &str| {
        let made = lab(
            &[
                "datagen", "--out", out, "--nodes", "60", "--games", "3", "--shards", "14",
            ],
            "",
        );
        assert!(made.status.success(), "{}", text(&made.stderr));
        text(&made.stderr).lines().count()
    };
    let (first, again) = (path("first"), path("again"));
    assert_eq!(play(&first), 14);
    let shard = "s1-n60-00003.bin";
    let bytes = |of: &str| std::fs::read(std::path::Path::new(of).join(shard)).expect("a shard");
    std::fs::remove_file(std::path::Path::new(&first).join(shard)).expect("it is there");
    assert_eq!(play(&first), 1, "only what is missing is played");
    play(&again);
    assert!(!bytes(&first).is_empty() && bytes(&first) == bytes(&again));

    let net = path("net.bin");
    let data = format!("{first},{again}");
    let learnt = lab(
        &[
            "train",
            "--data",
            &data,
            "--out",
            &net,
            "--hidden",
            "12",
            "--epochs",
            "2",
            "--batch",
            "64",
            "--threads",
            "2",
        ],
        "",
    );
    let said = text(&learnt.stderr);
    assert!(learnt.status.success(), "{said}");
    let losses: Vec<f64> = said
        .lines()
        .filter_map(|line| line.split("loss ").nth(1)?.split(',').next()?.parse().ok())
        .collect();
    assert!(losses.len() == 2 && losses[1] < losses[0], "{said}");
    let size = std::fs::metadata(&net).expect("a net").len();
    assert_eq!(size, 4 + 123 * 12 * 2 + 6 * 2 * 12 + 6 * 4 * 4);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads_and_ends_when_it_is_decided() {
    let play = |threads: &str| {
        let played = lab(
            &[
                "match",
                "nodes=400",
                "random",
                "--openings",
                "random:4",
                "--games",
                "60",
                "--sprt",
                "0,200",
                "--max-plies",
                "60",
                "--quiet",
                "--threads",
                threads,
            ],
            "",
        );
        assert!(played.status.success(), "{}", text(&played.stderr));
        text(&played.stdout)
    };
    let alone = play("1");
    assert!(alone.contains("A is better"), "{alone}");
    assert!(!alone.contains("of 60 games"), "{alone}");
    assert!(alone.contains("illegal 0"), "{alone}");
    let together = play("2");
    assert!(together.contains("A is better"), "{together}");
    for bad in [
        &["match", "random", "greedy", "--openings", "nowhere.txt"][..],
        &["match", "random", "greedy", "--openings", "random:x"],
        &["match", "random", "greedy", "--sprt", "5,0"],
        &["train", "--data", "nowhere", "--out", "x"],
        &["train", "--data", "nowhere"],
        &["datagen"],
    ] {
        assert!(!lab(bad, "").status.success(), "{bad:?}");
    }
}

#[test]
fn positions_and_games_are_looked_at() {
    let lines = lab(&["analyse", START, "--lines", "3", "--nodes", "5000"], "");
    let said = text(&lines.stdout);
    assert!(lines.status.success(), "{}", text(&lines.stderr));
    assert!(said.contains("\n  3. ") && said.contains(" %)"), "{said}");
    let threat = "5/6/7/8/wbb6/8/7/6/4w w 5-0 3 40";
    let passed = lab(&["analyse", threat, "--pass", "--nodes", "2000"], "");
    let said = text(&passed.stdout);
    assert!(said.contains("loses in 1 (0 %)  e3e2"), "{said}");
    let over = lab(&["analyse", "5/6/7/8/2bbb4/8/7/6/w4 w 6-0", "--pass"], "");
    assert_eq!(over.status.code(), Some(1));
    // Black leaves a marble to be taken, and White takes it.
    let game = format!("[Position \"{threat}\"]\n[Notation \"Aba-Pro\"]\n\n1... a5a4 2. e3f3 *\n");
    let review = lab(&["review", "-", "--nodes", "2000"], &game);
    let said = text(&review.stdout);
    assert!(review.status.success(), "{}", text(&review.stderr));
    assert!(
        said.contains("side 1: ") && said.contains("blunders"),
        "{said}"
    );
}

#[test]
fn what_can_be_forced_is_made_and_checked() {
    let made = lab(
        &[
            "forced", "make", "--each", "1", "--games", "2", "--seed", "5",
        ],
        "",
    );
    let set = text(&made.stdout);
    assert!(made.status.success() && set.lines().count() > 5, "{set}");
    let check = lab(&["forced", "check", "-", "--nodes", "400000"], &set);
    let said = text(&check.stdout);
    let count = set.lines().filter(|line| !line.starts_with('#')).count();
    assert!(
        said.contains(&format!("all: {count} of {count};")),
        "{said}"
    );
    let bad = lab(&["forced", "check", "-"], "5\tnowhere\te3e4\n");
    assert_eq!(bad.status.code(), Some(1));
    assert!(text(&bad.stderr).contains("line 1"));
}
