//! Tells the player what has happened.

use super::app::{App, Tone};
use super::{heard, voice};
use crate::game::News;
use crate::i18n::{illegal, left_game, moved as move_told, over as over_told, went};
use crate::rules::Outcome;
use crate::ui::browser::later;
use crate::view::Cue;

/// How long the board waits before it turns to the next player.
const TURN_DELAY: u32 = 650;

/// Tells it.
pub fn tell(app: App, news: News) {
    let lang = app.lang_now();
    let words = lang.messages();
    let plain = |text: String| app.word.set(Some((Tone::Plain, text)));
    let bad = |text: String| app.word.set(Some((Tone::Bad, text)));
    match news {
        News::Moved(..) => moved(app),
        News::Refused(why) => bad(illegal(lang, why)),
        News::NotNow => bad(words.reason.not_now.to_owned()),
        News::Over(outcome) => over(app, outcome),
        News::Left { seat, on_time } => {
            app.preview.set(None);
            plain(
                app.session
                    .peek(|s| left_game(lang, s.game(), seat, on_time)),
            );
            turn_to_next(app);
        }
        News::WentTo => {
            voice::say(
                &app.session
                    .peek(|s| went(lang, s.game(), app.notation_now())),
            );
            voice::anew();
            app.board.set(None);
            turn_to_next(app);
        }
        News::DrawOffered(_) => {}
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

/// The game is over.
fn over(app: App, outcome: Outcome) {
    let lang = app.lang_now();
    app.preview.set(None);
    app.word.set(None);
    let mine = app.session.peek(|s| s.my_side());
    heard::cue(app.settings, Cue::of_end(outcome, mine));
    voice::say(
        &app.session
            .peek(|session| over_told(lang, session, outcome)),
    );
}

/// A move was made: say it, and turn the board where several share it.
fn moved(app: App) {
    app.word.set(None);
    if let Some(cue) = app.session.peek(|s| Cue::of_last_move(s.game())) {
        heard::cue(app.settings, cue);
    }
    let lang = app.lang_now();
    let told = app
        .session
        .peek(|s| move_told(lang, s.game(), app.notation_now()));
    voice::say(&told.unwrap_or_default());
    voice::anew();
    // Whoever looks at one of two boards goes on looking while computers move.
    if app.session.peek(|s| s.may_move().is_some()) {
        app.board.set(None);
    }
    turn_to_next(app);
}

/// Several people on one device: whoever is to move has the home at the bottom.
fn turn_to_next(app: App) {
    let wanted =
        app.settings.peek(|s| s.turn_board) && app.session.peek(|s| s.people().count() > 1);
    if wanted {
        later(TURN_DELAY, move || {
            let turn = app.session.peek(|s| s.may_move());
            if let Some(seat) = turn {
                app.face(seat);
            }
        })
        .forget();
    }
}
