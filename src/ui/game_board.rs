//! The board of the game that is played: what it shows, what may be done on it,
//! and what becomes of what is done.

use super::app::{App, Tone};
use super::board::{Shown, Small, board, small_board};
use super::browser::window;
use super::dom::El;
use super::speaks::{Speaks, pace};
use super::toasts::{Holds, Offer};
use super::{control, voice};
use crate::game::Game;
use crate::i18n::{announcement, board_line, illegal};
use crate::rules::CellSet;
use crate::storage::{Asked, Pointing};
use crate::view::{Action, Announcement, Capabilities, LastMove};

/// The number of the board that is shown large.
pub fn large(app: App, game: &Game) -> usize {
    let boards = game.boards();
    let wanted = app.board.get().filter(|&number| number < boards.count());
    // Looking back, one wants to see the move that was made.
    let looked_at = game.last_move().filter(|_| !game.is_live());
    let usual = looked_at.map_or(boards.active_board(), |ply| ply.board);
    wanted.unwrap_or(usual)
}

fn last_on(game: &Game, board: usize) -> Option<LastMove> {
    game.last_move_on(board)
        .map(|ply| LastMove::new(ply.before, ply.mv))
}

fn shown(app: App) -> Shown {
    let (confirm, coordinates, pace, taps, considers) = app.settings.with(|s| {
        let taps = s.taste::<Pointing>() == Pointing::Tap;
        (
            s.confirm_moves,
            s.coordinates,
            pace(s),
            taps,
            s.show_considered,
        )
    });
    if considers {
        app.thought.track();
    }
    app.session.with(|session| {
        let game = session.game();
        let (boards, number) = (game.boards(), large(app, game));
        let position = *boards.board(number).unwrap_or(boards.active());
        let active = number == boards.active_board();
        // On two boards each has seats of its own.
        let mover = (app.home.mover)(app, session).filter(|_| active);
        let mover = mover.map(|_| position.turn());
        let considered = session.considered().filter(|_| considers);
        Shown {
            position,
            gutter: game.gutter_of(number),
            board: (boards.count() > 1).then_some(number as u8 + 1),
            marked: CellSet::EMPTY,
            last: last_on(game, number),
            hint: session.hint().or(considered).filter(|_| active),
            capabilities: Capabilities::play(mover).confirmed(confirm).by_taps(taps),
            orientation: app.orientation.get(),
            coordinates,
            pace,
            lang: app.lang(),
            notation: app.notation(),
        }
    })
}

/// The board that is not shown large, where there are two.
fn small(app: App) -> Small {
    app.session.with(|session| {
        let game = session.game();
        let number = 1 - large(app, game).min(1);
        let boards = game.boards();
        let lang = app.lang();
        let words = &lang.messages().table;
        Small {
            position: *boards.board(number).unwrap_or(boards.active()),
            last: last_on(game, number),
            orientation: app.orientation.get(),
            name: words.show_board.with([&board_line(lang, game, number)]),
        }
    })
}

/// What the board asks for.
fn act(app: App, action: Action) {
    match action {
        Action::Play(mv) => {
            (app.home.play)(app, mv);
            offer_confirmation(app);
        }
        Action::Illegal { reason, .. } => {
            let text = illegal(app.lang_now(), reason);
            app.word.set(Some((Tone::Bad, text)));
        }
        Action::Selected(_) => app.word.set(None),
        Action::Say(what) => say(app, what),
        Action::Preview(mv) => app.preview.set(mv),
        Action::Pick(_) | Action::Carry { .. } => {}
    }
}

/// Fingers slip: whoever moves by finger is asked once whether moves are to wait.
fn offer_confirmation(app: App) {
    let by_finger = window().match_media("(pointer: coarse)").ok().flatten();
    let known = app
        .settings
        .peek(|s| s.confirm_moves || s.taste::<Asked>() == Asked::Yes);
    if known || !by_finger.is_some_and(|query| query.matches()) {
        return;
    }
    app.choose(|s| s.take(Asked::Yes));
    let agree = |app: App| app.choose(|s| s.confirm_moves = true);
    let yes = Offer {
        holds: Holds::InPlay,
        ..Offer::new(|m| m.play.confirm_yes, agree)
    };
    let text = app.words_now().play.confirm_offer.to_owned();
    app.toasts.show(text, Some(yes));
}

/// Puts something into words for people who listen.
fn say(app: App, what: Announcement) {
    let mv = match what {
        Announcement::Preview(speech) => Some(speech.mv),
        _ => None,
    };
    let written = app.session.peek(|session| {
        let position = session.game().position();
        mv.map(|mv| app.notation_now().write(position, mv))
    });
    let text = announcement(app.lang_now(), &what, &written.unwrap_or_default());
    voice::say(&text);
}

/// The board.
pub fn game_board(app: App) -> El {
    board(move || shown(app), move |action| act(app, action))
}

/// The other of two boards, small; a tap makes it the large one.
pub fn second_board(app: App) -> El {
    small_board(move || small(app), move || control::change_boards(app))
}
