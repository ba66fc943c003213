//! Carries out what the player asks and what follows from it.

use super::app::{App, Tone};
use super::browser::{next_frame, window};
use super::route::Route;
use super::toasts::{Holds, Offer};
use super::widgets::Pick;
use super::{engine_client, files, keep, lazy, ticking, updates, voice};
use crate::game::{self, Effect, Event, Game, Session};
use crate::i18n::{Order, board_line, move_fault};
use crate::rules::Seat;
use crate::view::Orientation;

/// An event changes the game; what follows is carried out, and then drawn.
pub fn send(app: App, event: Event) {
    // What happens by itself, and often: nothing is drawn again unless it changes
    // the game.
    let passing = matches!(event, Event::Thought(..) | Event::Tick | Event::Leaving);
    let of_the_player = !passing && !matches!(event, Event::Found(..));
    let effects = app.session.alter(|s| s.handle(event, ticking::now()));
    if of_the_player {
        app.word.set(None);
        app.preview.set(None);
        app.answer.set(String::new());
    }
    let changed = !passing || !effects.is_empty();
    for effect in effects {
        match effect {
            Effect::Save => (app.home.save)(app),
            Effect::Stop => engine_client::stop(app),
            Effect::Search(request) => engine_client::search(app, request),
            Effect::Tell(news) => (app.home.tell)(app, news),
        }
    }
    let thought = app.session.peek(|s| s.thought());
    if app.thought.now() != thought {
        app.thought.set(thought);
    }
    if changed {
        app.session.peek(|s| app.toasts.look(s));
        app.session.notify();
    }
    ticking::look(app);
}

/// Carries out what was typed.
///
/// # Errors
/// When it is neither a move nor a command, in words.
pub fn obey(app: App, text: &str) -> Result<(), String> {
    let lang = app.lang_now();
    let words = &lang.messages().command;
    let text = text.trim();
    if text.is_empty() {
        return Err(words.nothing.to_owned());
    }
    if let Some(order) = Order::read(lang, text) {
        if takes_back(order) && !allows_take_back(app) {
            return Err(lang.messages().table.no_take_back.to_owned());
        }
        carry_out(app, order);
        return Ok(());
    }
    let (open, over) = app
        .session
        .peek(|s| (s.may_move().is_some(), s.game().outcome().is_some()));
    if !text.chars().any(|c| c.is_ascii_digit()) {
        return Err(words.unknown.with([text]));
    }
    if over {
        return Err(words.over.to_owned());
    }
    if !open {
        return Err(words.not_your_turn.to_owned());
    }
    let mv = app
        .session
        .peek(|s| app.notation_now().read_on(s.game().live_boards(), text));
    let mv = mv.map_err(|error| [text, ": ", &move_fault(lang, &error.fault)].concat())?;
    send(app, Event::Play(mv));
    Ok(())
}

/// Whether an order is about moves that are taken back.
fn takes_back(order: Order) -> bool {
    matches!(order, Order::Undo | Order::Redo)
}

/// Whether moves can be taken back in the game on the board.
pub fn allows_take_back(app: App) -> bool {
    app.session.peek(|s| s.game().variant().take_back)
}

/// Carries out a command.
pub fn carry_out(app: App, order: Order) {
    let (ply, plies) = app.session.peek(|s| (s.game().ply(), s.game().plies()));
    match order {
        order if takes_back(order) && !allows_take_back(app) => {
            let text = app.words_now().table.no_take_back.to_owned();
            app.word.set(Some((Tone::Plain, text)));
        }
        Order::Undo => send(app, Event::Undo),
        Order::Redo => send(app, Event::Redo),
        Order::Hint => send(app, Event::Hint),
        Order::Draw => send(app, Event::OfferDraw),
        Order::First => send(app, Event::GoTo(0)),
        Order::Back => send(app, Event::GoTo(ply.saturating_sub(1))),
        Order::Next => send(app, Event::GoTo((ply + 1).min(plies))),
        Order::Last => send(app, Event::GoTo(plies)),
        Order::Flip => turn(app, 3, |m| m.play.flip_short),
        Order::TurnLeft => turn(app, 1, |m| m.play.turn_left),
        Order::TurnRight => turn(app, 5, |m| m.play.turn_right),
        Order::Resign => resign(app),
        Order::New => app.router.go(Route::New),
        Order::Games => app.router.go(Route::Games),
        Order::Settings => app.router.go(Route::Settings),
        Order::Help => app.router.go(Route::Help),
        Order::Rematch => rematch(app),
        Order::Pause => pause_or_go_on(app),
        Order::Board => change_boards(app),
    }
}

/// Turns the board, which listeners have to know: keys mean what is seen.
fn turn(app: App, sixths: u8, told: Pick) {
    app.orientation
        .update(|o| *o = Orientation::turned_by(o.sixths() + sixths));
    voice::say(told(app.words_now()));
}

/// Gives up, at once: it can be taken back as long as the notice says so.
fn resign(app: App) {
    send(app, Event::Resign);
    if app.session.peek(|s| s.game().was_given_up()) {
        let back = Offer {
            holds: Holds::GivenUp(app.session.peek(|s| s.game().write_record())),
            ..Offer::new(|m| m.common.undo, |app| send(app, Event::Undo))
        };
        let text = app.words_now().play.resigned.to_owned();
        app.toasts.show(text, Some(back));
    }
}

/// Whether the game can be made to wait: by its clocks, or where only computers
/// play; then, whether it does.
pub fn waits(session: &Session) -> Option<bool> {
    if session.game().outcome().is_some() {
        return None;
    }
    match session.clock() {
        Some(clock) => (clock.is_paused() || clock.running().is_some()).then(|| clock.is_paused()),
        None => session
            .people()
            .next()
            .is_none()
            .then(|| session.is_paused()),
    }
}

/// Lets the game wait, or go on.
pub fn pause_or_go_on(app: App) {
    let (waits, timed) = app.session.peek(|s| (waits(s), s.clock().is_some()));
    match waits {
        Some(wait) if timed => send(app, Event::PauseClock(!wait)),
        Some(wait) => send(app, Event::Pause(!wait)),
        None => send(app, Event::Pause(false)),
    }
}

/// Shows the other of two boards large.
pub fn change_boards(app: App) {
    let next = app.session.peek(|session| {
        let boards = session.game().boards();
        let active = boards.active_board();
        // Away from the board of the turn, or back to it.
        let away = app.board.now().is_none_or(|now| now == active);
        (away && boards.count() > 1).then_some(1 - active.min(1))
    });
    app.board.set(next);
    let told = app.session.peek(|session| {
        let game = session.game();
        let shown = next.unwrap_or(game.boards().active_board());
        (game.boards().count() > 1).then(|| board_line(app.lang_now(), game, shown))
    });
    if let Some(told) = told {
        voice::say(&told);
    }
}

/// Puts another game on the board; the one before is kept.
pub fn show(app: App, game: Game) {
    engine_client::stop(app);
    engine_client::begin_day();
    app.session.alter(|session| *session = session.follow(game));
    app.board.set(None);
    app.warned.set(0);
    voice::anew();
    app.word.set(None);
    face_player(app);
    send(app, Event::Opened);
}

/// The only person's home at the bottom, or that of whoever is to move.
fn face_player(app: App) {
    let turns = app.settings.peek(|s| s.turn_board);
    let seat = app.session.peek(|session| {
        let mover = session.may_move().filter(|_| turns);
        session.only_person().or(mover)
    });
    app.face(seat.unwrap_or(Seat(0)));
}

/// Begins a game.
pub fn begin(app: App, mut game: Game) {
    send(app, Event::Leaving); // what the clocks show now is kept
    game.tags_mut().set("Date", &files::today());
    (app.home.begin)(app, &game);
    show(app, game);
}

/// The same game with everybody moved on by a seat.
pub fn rematch(app: App) {
    if let Some(game) = app.session.peek(|s| game::rematch(s.game())) {
        begin(app, game);
    }
}

/// The next game of the match.
pub fn next_game(app: App) {
    if let Some(game) = app.session.peek(|s| game::next_in_match(s.game())) {
        begin(app, game);
    }
}

/// The game as a file.
pub fn export_game(app: App) {
    let text = app.session.peek(|s| s.game().write_record());
    files::save("abalone.apgn", &text);
}

/// The game as text for other programs.
pub fn copy_game(app: App) {
    let text = app.session.peek(|s| s.game().write_record());
    files::copy(app, text);
}

/// Longest part of an address that is repeated to the player, in letters.
const SHOWN_ADDRESS: usize = 40;

/// Says so when the address leads nowhere.
fn check_address(app: App) {
    let hash = window().location().hash().unwrap_or_default();
    if !Route::is_known(&hash) {
        let shown: String = hash.chars().take(SHOWN_ADDRESS).collect();
        let text = app.words_now().notice.no_such_page.with([&shown]);
        app.toasts.show(text, None);
    }
}

/// The page is there: whoever is to move may move.
pub fn started(app: App) {
    check_address(app);
    keep::watch(app);
    lazy::prefetch(app);
    ticking::watch(app);
    updates::watch(app);
    face_player(app);
    // After the first paint, which needs nobody to think.
    next_frame(move || {
        next_frame(move || send(app, Event::Opened));
    });
}
