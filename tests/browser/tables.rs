//! Games of more than two seats, with clocks, on two boards, with turns of two
//! moves: each on a phone and on a laptop, played through the page.

use crate::page::{Device, LAPTOP, PHONE, Page, TABLET};
use abalone::notation::{aba_pro, read_position};
use abalone::rules::{Cell, Colour, Move, MoveKind, Position, Rules, Seat, Seating, TurnMode};
use std::path::PathBuf;

/// A game that is not over by then is not going to be.
const MOST_TURNS: usize = 160;
/// The folder for pictures; none are taken without it.
const FOLDER: &str = "ABALONE_SHOTS";

const BOTH: [(&str, Device); 2] = [("phone", PHONE), ("laptop", LAPTOP)];

/// Puts the game of a record on the board.
pub fn open(device: Device, record: &str) -> Page {
    let page = Page::open(device, "");
    import(&page, record);
    open_game(&page, 1);
    page
}

/// Brings the games of a text into the list.
fn import(page: &Page, records: &str) {
    page.goto("#import");
    page.find("#import-text").type_text(records);
    page.find("dialog .primary").click();
    page.find("dialog[open]").wait_gone();
    page.find(".toast .icon-button").click();
    page.find(".toast").wait_gone();
}

/// Puts a game of the list on the board; the first is 1.
pub fn open_game(page: &Page, number: usize) {
    page.goto("#games");
    let card = format!(".game-card:nth-child({number}) .game-buttons button");
    page.find(&card).click();
    page.find(".play").wait();
}

/// A record without moves: a kind of game, further tags, computers of level 1 in
/// these seats.
pub fn header(seating: Seating, tags: &str, computers: &[&str]) -> String {
    let mut text = format!("[Game \"{}\"]\n{tags}", seating.name());
    for seat in computers {
        text += &format!("[{seat} \"Computer level 1\"]\n");
    }
    text + "\n*\n"
}

/// Nothing sticks out, nothing keeps anybody out.
fn look(page: &Page, name: &str) {
    let wider = page.js(
        "return document.documentElement.scrollWidth - innerWidth",
        &[],
    );
    assert!(wider.as_f64() <= Some(0.0), "{name}: {wider} px too wide");
    let folder = std::env::var_os(FOLDER).map(PathBuf::from);
    for (scheme, dark) in [("light", false), ("dark", true)] {
        page.prefer_dark(dark);
        page.assert_accessible(name);
        if let Some(folder) = &folder {
            page.screenshot(&folder.join(format!("{name}-{scheme}.png")));
        }
    }
    page.prefer_dark(false);
}

impl Page {
    /// The position on the board, in a game under these rules.
    pub fn board_under(&self, rules: Rules) -> Position {
        let text = self.position();
        read_position(&text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn status(&self) -> String {
        self.find("[role=status]").content()
    }

    fn wait_for_status(&self, text: &str) {
        self.wait_until(&format!("the status line says “{text}”"), || {
            self.js(
                "return document.querySelector('[role=status]').textContent",
                &[],
            ) == text
        });
    }

    /// Plays a move as one does on this device: by a stroke or by typing.
    pub fn play(&self, position: &Position, mv: Move) {
        if self.device.touch {
            self.play_by_hand(position, mv);
        } else {
            let field = self.find("#typed");
            field.type_text(&aba_pro(position, mv));
            self.press(&["Enter"]);
        }
    }

    fn play_by_hand(&self, position: &Position, mv: Move) {
        let group = position.effect(mv).group;
        let axis = match mv.kind() {
            MoveKind::Place { .. } => return self.tap(&mv.cell().to_string()),
            MoveKind::Broadside { axis, .. } => axis,
            _ => mv.direction(),
        };
        let mut cells: Vec<Cell> = std::iter::successors(Some(mv.cell()), |cell| cell.step(axis))
            .take_while(|cell| group.has(*cell))
            .collect();
        cells.extend(cells.last().and_then(|cell| cell.step(mv.direction())));
        let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
        self.drag(&names.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

/// What a player would do who wants the game to end: eject, else push, else go to
/// the middle.
pub fn keen(position: &Position, turn: usize) -> Move {
    let moves = position.moves();
    let worth = |mv: &Move| {
        let effect = position.effect(*mv);
        let centre = |cell: Cell| cell.distance(Cell::CENTRE) as i32;
        let gained: i32 = effect
            .group
            .into_iter()
            .filter_map(|cell| Some(centre(cell) - centre(cell.step(mv.direction())?)))
            .sum();
        let ejects = 100 * i32::from(effect.ejected.is_some());
        let pushed: i32 = effect.pushed.into_iter().map(centre).sum();
        let backward = matches!(mv.kind(), MoveKind::Broadside { .. });
        ejects + 6 * pushed + 4 * gained - 3 * i32::from(backward)
    };
    let best = moves.iter().map(worth).max().expect("there is a move");
    let fits: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| worth(mv) + 2 >= best)
        .collect();
    fits[turn * 7 % fits.len()]
}

/// Plays Black to the end; the others are played by the page.
fn play_to_the_end(page: &Page, rules: Rules) {
    for turn in 0..MOST_TURNS {
        let (mine, over) = (page.find("[data-turn=black]"), page.find(".ending"));
        page.wait_until("it is my turn or the game is over", || {
            over.count() > 0 || mine.count() > 0
        });
        if over.count() > 0 {
            return;
        }
        let before = page.position();
        let position = page.board_under(rules);
        page.play(&position, keen(&position, turn));
        page.wait_until("the move is made", || {
            page.position() != before || over.count() > 0
        });
    }
    panic!("after {MOST_TURNS} turns there is no end");
}

/// A whole game with one person.
fn whole_game(name: &str, seating: Seating, computers: &[&str]) {
    for (device_name, device) in BOTH {
        let record = header(seating, "[Options \"target=2\"]\n", computers);
        let page = open(device, &record);
        page.wait_for_status("Your turn");
        look(&page, &format!("{name}-{device_name}-start"));
        let mut rules = Rules::new(seating);
        rules.targets = [2; 6];
        play_to_the_end(&page, rules);
        page.control("Rematch").wait();
        look(&page, &format!("{name}-{device_name}-end"));
        let ranks = page.find(".ranking li").count();
        let sides = rules.sides();
        assert_eq!(ranks, if sides > 2 { sides } else { 0 });
        page.assert_quiet();
    }
}

#[test]
fn a_whole_game_of_three() {
    whole_game("three", Seating::Three, &["White", "Red"]);
}

#[test]
fn a_whole_game_of_two_teams() {
    whole_game("four", Seating::Four, &["White", "Red", "Blue"]);
}

#[test]
fn a_whole_game_of_six() {
    let others = ["White", "Red", "Blue", "Yellow", "Green"];
    whole_game("six", Seating::Six, &others);
}

#[test]
fn partners_are_told_not_to_confer() {
    let page = open(PHONE, &header(Seating::Six, "", &[]));
    page.text("Partners may not confer.").wait();
    let page = open(PHONE, &header(Seating::Three, "", &[]));
    assert_eq!(page.text("Partners may not confer.").count(), 0);
}

#[test]
fn a_flag_falls_in_the_middle_of_a_drag() {
    for (device_name, device) in BOTH {
        let tags = "[TimeControl \"8\"]\n[Options \"target=4 takeback=no\"]\n";
        let page = open(device, &header(Seating::Two, tags, &["White"]));
        assert_eq!(page.control("Undo").count(), 0, "there is no take-back");
        page.press(&["u"]);
        page.wait_for_status("In this game no move is taken back");
        let rules = Rules::default();
        let position = page.board_under(rules);
        page.play(&position, "a1b2".parse_move(&position));
        page.find(".clock[data-running=true]").wait();
        page.wait_until("White has moved", || page.board_under(rules).number() == 2);
        let before = page.position();
        page.hold(&["b2", "c3"]);
        look(&page, &format!("blitz-{device_name}-low"));
        page.control("Rematch").wait();
        page.let_go();
        assert_eq!(page.position(), before, "the drag is off");
        page.text("You lose").wait();
        assert!(page.find(".ending").content().contains("Time ran out"));
        look(&page, &format!("blitz-{device_name}-end"));
        page.assert_quiet();
    }
}

/// Moves by their text.
trait ParseMove {
    fn parse_move(&self, position: &Position) -> Move;
}

impl ParseMove for &str {
    fn parse_move(&self, position: &Position) -> Move {
        abalone::notation::read_aba_pro(position, self).expect("a legal move")
    }
}

#[test]
fn a_clock_can_be_stopped_and_stops_when_the_page_is_closed() {
    let tags = "[TimeControl \"600+5\"]\n";
    let page = open(LAPTOP, &header(Seating::Two, tags, &[]));
    let position = page.board_under(Rules::default());
    page.play(&position, keen(&position, 0));
    page.control("Pause").click();
    page.wait_for_status("The clock is stopped");
    assert_eq!(page.find(".clock[data-running=true]").count(), 0);
    page.control("Go on").nth(1).click();
    page.find(".clock[data-running=true]").wait();
    page.reload();
    page.wait_for_status("The clock was stopped while the game was closed");
    look(&page, "clock-laptop-closed");
    page.control("Go on").click();
    page.wait_for_status("White to move");
    let clock = page.find(".far .clock").content();
    assert!(clock.starts_with("9:5") || clock == "10:00", "{clock}");
    page.assert_quiet();
}

#[test]
fn a_common_limit_ends_the_game() {
    let tags = "[TimeControl \"3 common\"]\n";
    let page = open(PHONE, &header(Seating::Three, tags, &[]));
    let rules = Rules::new(Seating::Three);
    let position = page.board_under(rules);
    page.play(&position, keen(&position, 0));
    page.find(".common-clock .clock[data-running=true]").wait();
    assert_eq!(page.find(".seat .clock").count(), 0);
    look(&page, "common-phone");
    page.control("Rematch").wait();
    page.text("Draw").wait();
    page.assert_quiet();
}

#[test]
fn a_game_on_two_boards() {
    for (device_name, device) in BOTH {
        let tags = "[Options \"target=1\"]\n";
        let others = ["White", "Black2", "White2"];
        let page = open(device, &header(Seating::TwoBoards, tags, &others));
        let mut rules = Rules::new(Seating::Two);
        rules.targets = [1; 6];
        look(&page, &format!("two-boards-{device_name}-start"));
        let large = |board: &str| {
            page.wait_until(&format!("board {board} is large"), || {
                let large = page.find("[data-board]").attribute("data-board");
                large.as_deref() == Some(board)
            });
        };
        large("1");
        page.find(".board-small").click();
        large("2");
        page.press(&["b"]);
        large("1");
        for turn in 0..MOST_TURNS {
            let over = page.find(".ending");
            page.wait_until("it is my turn or the game is over", || {
                over.count() > 0 || page.status() == "Your turn"
            });
            if over.count() > 0 {
                break;
            }
            let plies = page.find(".ply").count();
            let position = page.board_under(rules);
            page.play(&position, keen(&position, turn));
            page.wait_until("the move is made", || {
                page.find(".ply").count() > plies || over.count() > 0
            });
            if turn == 2 {
                look(&page, &format!("two-boards-{device_name}-play"));
            }
        }
        page.control("Rematch").wait();
        let texts = page.find(".ply").content();
        assert!(texts.starts_with("1:"), "{texts}");
        look(&page, &format!("two-boards-{device_name}-end"));
        page.assert_quiet();
    }
}

#[test]
fn marbles_are_placed_and_then_moved() {
    for (device_name, device) in BOTH {
        let tags = "[Options \"placement=yes\"]\n";
        let page = open(device, &header(Seating::Two, tags, &["White"]));
        page.wait_for_status("Your turn: place a marble (14 left)");
        look(&page, &format!("placement-{device_name}-start"));
        let rules = Rules::default();
        for left in (0..14).rev() {
            page.wait_until("it is my turn", || page.status().starts_with("Your turn"));
            let position = page.board_under(rules);
            assert_eq!(position.in_hand(Colour::Black), left + 1);
            page.play(&position, keen(&position, usize::from(left)));
            page.wait_until("it lies", || {
                page.board_under(rules).in_hand(Colour::Black) == left
            });
            if left == 7 {
                look(&page, &format!("placement-{device_name}-half"));
                page.control("Undo").click();
                page.wait_for_status("Your turn: place a marble (8 left)");
                page.control("Redo").click();
            }
        }
        page.wait_for_status("Your turn");
        let position = page.board_under(rules);
        page.play(&position, keen(&position, 0));
        page.wait_until("a marble moves", || {
            page.board_under(rules).board() != position.board()
        });
        page.assert_quiet();
    }
}

#[test]
fn turns_of_two_moves_are_taken_back_move_by_move() {
    for (device_name, device) in BOTH {
        let tags = "[Options \"turn=own+other\"]\n";
        let page = open(device, &header(Seating::Two, tags, &[]));
        let rules = Rules {
            turn: TurnMode::OwnOther,
            ..Rules::default()
        };
        let statuses = [
            "Black to move",
            "White to move: an own marble, then a black one",
            "White to move: now a black marble",
            "Black to move: an own marble, then a white one",
        ];
        for status in &statuses[..3] {
            page.wait_for_status(status);
            let position = page.board_under(rules);
            page.play(&position, keen(&position, 0));
        }
        page.wait_for_status(statuses[3]);
        look(&page, &format!("double-{device_name}"));
        for status in statuses[..3].iter().rev() {
            page.control("Undo").click();
            page.wait_for_status(status);
        }
        for status in &statuses[1..] {
            page.control("Redo").click();
            page.wait_for_status(status);
        }
        page.assert_quiet();
    }
}

#[test]
fn the_others_play_on_when_one_leaves() {
    for (device_name, device) in BOTH {
        let page = open(device, &header(Seating::Three, "", &[]));
        let rules = Rules::new(Seating::Three);
        let position = page.board_under(rules);
        page.play(&position, keen(&position, 0));
        page.wait_for_status("White to move");
        let resign = || {
            page.goto("#menu");
            page.find("dialog[open]").wait();
            page.control("Resign").click();
            page.find("dialog[open]").wait_gone();
        };
        resign();
        page.wait_for_status("The game goes on without White.");
        look(&page, &format!("leaving-{device_name}"));
        assert_eq!(page.find("[data-left=true]").count(), 1);
        for seat in [Seat(2), Seat(0), Seat(2)] {
            let colour = rules.seating.colour(seat).name();
            page.find(&format!("[data-turn={colour}]")).wait_there();
            let before = page.position();
            let position = page.board_under(rules);
            page.play_by_hand(&position, keen(&position, 0));
            page.position_after(&before);
        }
        resign();
        page.text("Red wins").wait();
        assert_eq!(page.find(".ranking li").count(), 3);
        look(&page, &format!("leaving-{device_name}-end"));
        page.assert_quiet();
    }
}

#[test]
fn a_match_goes_on_with_its_totals() {
    let tags = "[Options \"games=3 target=2\"]\n";
    let page = open(LAPTOP, &header(Seating::Three, tags, &[]));
    for _ in 0..2 {
        page.goto("#menu");
        page.control("Resign").click();
        page.find("dialog[open]").wait_gone();
    }
    page.text("Game 1 of 3 · Black 0, White 0, Red 0 · all even")
        .wait();
    look(&page, "match-laptop");
    page.control("Next game of the match").click();
    page.wait_for_status("White to move");
    page.assert_quiet();
}

/// Every kind of game at every size, in both languages.
#[test]
fn every_table_fits_its_screen() {
    let games = [
        (Seating::Three, ""),
        (Seating::Four, "[TimeControl \"600\"]\n"),
        (Seating::Five, ""),
        (Seating::Six, "[TimeControl \"15\"]\n"),
        (Seating::SixPairs, "[TimeControl \"900 common\"]\n"),
        (Seating::SharedColours, ""),
        (Seating::TwoBoards, "[TimeControl \"300\"]\n"),
        (Seating::Two, "[TimeControl \"300\"]\n"),
    ];
    let seats = |seating: Seating| -> Vec<&str> {
        match seating {
            Seating::SharedColours | Seating::TwoBoards => vec!["White", "White2"],
            _ => seating.colours()[1..].iter().map(|c| tag(*c)).collect(),
        }
    };
    let records = games.map(|(seating, tags)| header(seating, tags, &seats(seating)));
    let devices = [("phone", PHONE), ("tablet", TABLET), ("laptop", LAPTOP)];
    for (device_name, device) in devices {
        for language in ["en", "fr"] {
            let page = Page::open(Device { language, ..device }, "");
            import(&page, &records.concat());
            for (index, (seating, _)) in games.into_iter().enumerate() {
                // A game that nobody has played is gone when the next one comes:
                // the one on the board is the first of those that are left.
                open_game(&page, 1 + index.min(1));
                let name = format!("table-{}-{device_name}-{language}", seating.name());
                look(&page, &name);
            }
            page.assert_quiet();
        }
    }
}

fn tag(colour: Colour) -> &'static str {
    ["Black", "White", "Red", "Blue", "Yellow", "Green"][colour.index()]
}
