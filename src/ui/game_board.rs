//! The board of the game that is played: what it shows, what may be done on it,
//! and what becomes of what is done.

use super::app::{App, Tone};
use super::board::{Shown, board};
use super::control;
use super::dom::El;
use crate::game::Event;
use crate::i18n::{announcement, illegal};
use crate::rules::CellSet;
use crate::view::{Action, Announcement, Capabilities, LastMove, Pace};

fn shown(app: App) -> Shown {
    let (confirm, coordinates, animate) = app
        .settings
        .with(|s| (s.confirm_moves, s.coordinates, s.animate));
    app.session.with(|session| {
        let game = session.game();
        Shown {
            position: *game.position(),
            gutter: game.gutter(),
            board: None,
            marked: CellSet::EMPTY,
            last: game
                .last_move()
                .map(|ply| LastMove::new(ply.before, ply.mv)),
            hint: session.hint(),
            capabilities: Capabilities::play(session.may_move()).confirmed(confirm),
            orientation: app.orientation.get(),
            coordinates,
            pace: if animate { Pace::Normal } else { Pace::Instant },
            lang: app.lang(),
            notation: app.notation(),
        }
    })
}

/// What the board asks for.
fn act(app: App, action: Action) {
    match action {
        Action::Play(mv) => control::send(app, Event::Play(mv)),
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
    app.spoken.set(text);
}

/// The board.
pub fn game_board(app: App) -> El {
    board(move || shown(app), move |action| act(app, action))
}
