//! Carries out what the player asks and what follows from it.

use super::app::{App, Tone};
use super::browser::{next_frame, window};
use super::route::Route;
use super::{engine_client, files, keep, lazy};
use crate::game::{Effect, Event, Game, News, Player};
use crate::i18n::{Order, colour, consequences, ending, illegal, move_fault, verdict};
use crate::notation::Notation;
use crate::rules::{Move, Seat};
use crate::view::{MoveSpeech, Orientation};
use gloo_timers::callback::Timeout;

/// How long the board waits before it turns to the next player.
const TURN_DELAY: u32 = 650;

/// An event changes the game; what follows is carried out, and then drawn.
pub fn send(app: App, event: Event) {
    if let Event::Thought(..) = event {
        // Changes nothing but the thought: the rest is not drawn again.
        let thought = app.session.alter(|session| {
            session.handle(event, now());
            session.thought()
        });
        app.thought.set(thought);
        return;
    }
    let of_the_computer = matches!(event, Event::Found(..));
    let effects = app.session.alter(|session| session.handle(event, now()));
    if !of_the_computer {
        app.word.set(None);
        app.preview.set(None);
    }
    for effect in effects {
        match effect {
            Effect::Save => keep::game(app),
            Effect::Stop => engine_client::stop(app),
            Effect::Search(request) => engine_client::search(app, request),
            Effect::Tell(news) => tell(app, news),
        }
    }
    app.thought.set(app.session.peek(|s| s.thought()));
    app.session.notify();
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn tell(app: App, news: News) {
    let lang = app.lang_now();
    let words = lang.messages();
    let plain = |text: String| app.word.set(Some((Tone::Plain, text)));
    let bad = |text: String| app.word.set(Some((Tone::Bad, text)));
    match news {
        News::Moved(seat, _) => moved(app, seat),
        News::Refused(why) => bad(illegal(lang, why)),
        News::NotNow => bad(words.reason.not_now.to_owned()),
        News::Over(outcome) => {
            let text = app.session.peek(|session| {
                let game = session.game();
                let rules = &game.variant().rules;
                let points = outcome.winner.map_or(0, |side| game.live().points(side));
                let who = verdict(lang, outcome, rules, session.my_side());
                [
                    who.as_str(),
                    ". ",
                    &ending(lang, outcome.reason, points),
                    ".",
                ]
                .concat()
            });
            app.spoken.update(|spoken| {
                spoken.push(' ');
                spoken.push_str(&text);
            });
        }
        News::WentTo => turn_to_next(app),
        News::DrawOffered(_) | News::Left { .. } => {}
        News::Hint(mv) => {
            let text = app
                .session
                .peek(|session| app.notation_now().write(session.game().live(), mv));
            plain(words.play.hint_move.with([&text]));
        }
        News::DrawAnswer(true) => plain(words.play.draw_accepted.to_owned()),
        News::DrawAnswer(false) => plain(words.play.draw_declined.to_owned()),
    }
}

/// A move was made: say it, and turn the board where two share it.
fn moved(app: App, seat: Seat) {
    app.word.set(None);
    app.board.set(None);
    let lang = app.lang_now();
    let told = app.session.peek(|session| {
        let game = session.game();
        let ply = game.line().last()?;
        let words = &lang.messages().speech;
        let who = colour(lang, game.variant().rules.seating.colour(seat));
        let text = app.notation_now().write(ply.before, ply.mv);
        let mut told = words.moves.with([who, &text]);
        let speech = MoveSpeech::new(ply.before, ply.mv);
        told.push_str(&consequences(lang, &speech));
        told.push('.');
        Some(told)
    });
    app.spoken.set(told.unwrap_or_default());
    turn_to_next(app);
}

/// Two people on one device: whoever is to move has the home at the bottom.
fn turn_to_next(app: App) {
    let wanted =
        app.settings.peek(|s| s.turn_board) && app.session.peek(|s| s.people().count() > 1);
    if wanted {
        Timeout::new(TURN_DELAY, move || {
            let turn = app.session.peek(|s| s.may_move());
            if let Some(seat) = turn {
                app.face(seat);
            }
        })
        .forget();
    }
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
        .peek(|s| read_move(app.notation_now(), s.game().live(), text));
    let mv = mv.map_err(|error| [text, ": ", &move_fault(lang, &error.fault)].concat())?;
    send(app, Event::Play(mv));
    Ok(())
}

/// Reads a move in the notation that the player uses, then in the canonical one.
fn read_move(
    notation: Notation,
    position: &crate::rules::Position,
    text: &str,
) -> Result<Move, crate::notation::MoveTextError> {
    notation.read(position, text)
}

/// Carries out a command.
pub fn carry_out(app: App, order: Order) {
    let (ply, plies) = app.session.peek(|s| (s.game().ply(), s.game().plies()));
    match order {
        Order::Undo => send(app, Event::Undo),
        Order::Redo => send(app, Event::Redo),
        Order::Hint => send(app, Event::Hint),
        Order::Draw => send(app, Event::OfferDraw),
        Order::First => send(app, Event::GoTo(0)),
        Order::Back => send(app, Event::GoTo(ply.saturating_sub(1))),
        Order::Next => send(app, Event::GoTo((ply + 1).min(plies))),
        Order::Last => send(app, Event::GoTo(plies)),
        Order::Flip => app.orientation.update(|o| *o = o.flipped()),
        Order::TurnLeft => app.orientation.update(|o| *o = o.turned()),
        Order::TurnRight => app.orientation.update(|o| {
            *o = Orientation::turned_by(o.sixths() + 5);
        }),
        Order::Resign => app.router.go(Route::Resign),
        Order::New => app.router.go(Route::New),
        Order::Games => app.router.go(Route::Games),
        Order::Settings => app.router.go(Route::Settings),
        Order::Help => app.router.go(Route::Help),
        Order::Rematch => rematch(app),
    }
}

/// Puts another game on the board; the one before is kept.
pub fn show(app: App, game: Game) {
    engine_client::stop(app);
    let own = {
        let session = crate::game::Session::new(game.clone());
        session.only_person()
    };
    app.session.alter(|session| *session = session.follow(game));
    app.face(own.unwrap_or_default());
    app.word.set(None);
    send(app, Event::Opened);
}

/// Begins a game.
pub fn begin(app: App, mut game: Game) {
    game.tags_mut().set("Date", &files::today());
    keep::begin(app, &game);
    show(app, game);
}

/// The same game with sides swapped.
pub fn rematch(app: App) {
    let game = app.session.peek(|session| {
        let game = session.game();
        let mut players: Vec<Player> = game.players().to_vec();
        players.rotate_left(1);
        Game::new(game.variant().clone(), players)
    });
    if let Ok(game) = game {
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
    app.face(app.session.peek(|s| s.only_person()).unwrap_or_default());
    // After the first paint, which needs nobody to think.
    next_frame(move || {
        next_frame(move || send(app, Event::Opened));
    });
}
