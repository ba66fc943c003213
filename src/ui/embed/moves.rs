//! Who may move by hand, and what follows when somebody does.

use super::{Embed, puzzle, talk};
use crate::embed::{Maker, Mode};
use crate::game::{Event, News, Session};
use crate::rules::{Move, Seat};
use crate::ui::app::App;
use crate::ui::control;
use crate::ui::home::Home;
use crate::ui::tell;

/// A board that keeps nothing and tells the page around it.
pub(super) static EMBEDDED: Home = Home {
    mover,
    play,
    tell: heard,
    save: |_| {},
    begin: |_, _| {},
    settings: |_| {},
    ask: |_, _| {},
};

fn mover(_: App, session: &Session) -> Option<Seat> {
    let embed = Embed::here()?;
    let seat = match embed.mode.get() {
        Mode::View => None,
        Mode::Play => session.may_move(),
        Mode::Puzzle => {
            let open = embed
                .task
                .with(|task| task.as_ref()?.may_try().then_some(()));
            open.and(session.may_move())
        }
        Mode::Analysis if session.game().is_live() => session.may_move(),
        // Moves are made from any place.
        Mode::Analysis => Some(session.game().boards().turn()),
    };
    seat.filter(|&seat| embed.hands.get().may(seat))
}

/// Somebody at the board moves.
fn play(_: App, mv: Move) {
    let Some(embed) = Embed::here() else { return };
    match embed.mode.now() {
        Mode::Puzzle => drop(puzzle::attempt(embed, mv)),
        _ => make(embed, mv, Maker::Person),
    }
}

/// Makes a move at the place that is looked at; what came after it is taken back.
pub(super) fn make(embed: Embed, mv: Move, maker: Maker) {
    let app = embed.app;
    let legal = app.session.peek(|s| s.game().boards().check(mv).is_ok());
    if legal && embed.mode.now() == Mode::Analysis {
        let ply = app.session.peek(|s| s.game().ply());
        while app.session.peek(|s| s.game().plies() > ply && s.can_undo()) {
            control::send(app, Event::Undo);
        }
    }
    embed.maker.set(maker);
    control::send(app, Event::Play(mv));
    embed.maker.set(Maker::Person);
}

/// What has happened is said here, and told to the page around.
fn heard(app: App, news: News) {
    tell::tell(app, news);
    let Some(embed) = Embed::here() else { return };
    match news {
        News::Moved(seat, _) => {
            let computer = app.session.peek(|s| s.game().player(seat).is_computer());
            let maker = match computer {
                true => Maker::Computer,
                false => embed.maker.get(),
            };
            talk::moved(embed, maker);
        }
        News::Over(outcome) => talk::over(embed, outcome),
        _ => {}
    }
}
