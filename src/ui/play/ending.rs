//! The end of the game, and what next.

use crate::game::{Event, match_score};
use crate::i18n::{Lang, end_reason, match_line, rank_line, verdict};
use crate::ui::app::App;
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::root::Made;
use crate::ui::route::Route;
use crate::ui::widgets::{Act, Pick, button};
use crate::ui::{ask, by_link, control};

/// What the panel says.
#[derive(Clone, PartialEq)]
struct Told {
    /// Who has won.
    who: String,
    /// How.
    reason: String,
    /// The sides, the best first, where there are more than two.
    ranking: Vec<String>,
    /// How the match stands, and whether there is another game.
    match_so_far: Option<(String, bool)>,
    /// Whether others at other devices do not know of it.
    to_be_sent: bool,
    /// What a rematch is.
    rematch: &'static str,
}

fn told(app: App, lang: Lang) -> Option<Told> {
    app.session.with(|session| {
        let game = session.game();
        let words = lang.messages();
        let rules = &game.variant().rules;
        let outcome = game.outcome()?;
        let length = lang.count(words.end.length, game.plies() as u32);
        let reason = end_reason(lang, game)?;
        let mut ranking = game.ranking();
        if rules.sides() == 2 {
            ranking.clear();
        }
        let score = match_score(game);
        Some(Told {
            who: verdict(lang, outcome, rules, session.my_side()),
            reason: [reason.as_str(), ". ", &length, "."].concat(),
            ranking: ranking
                .iter()
                .map(|one| rank_line(lang, game, one))
                .collect(),
            match_so_far: score.map(|score| (match_line(lang, game, &score), !score.is_last())),
            to_be_sent: game.is_to_be_sent(),
            rematch: match rules.seating.seats() {
                2 => words.end.rematch_note,
                _ => words.table.rematch_moved,
            },
        })
    })
}

fn buttons(app: App, next_game: bool, to_be_sent: bool) -> El {
    let button = |class, icon, label: Pick, act: Act| button(app, class, Some(icon), label, act);
    let first = if to_be_sent {
        button(
            "button primary",
            icons::EXPORT,
            |m| m.by_link.send,
            Box::new(move || by_link::send(app)),
        )
    } else if next_game {
        button(
            "button primary",
            icons::RESUME,
            |m| m.table.next_game,
            Box::new(move || {
                control::next_game(app);
                ask::to_board();
            }),
        )
    } else {
        button(
            "button primary",
            icons::REMATCH,
            |m| m.play.rematch,
            Box::new(move || {
                control::rematch(app);
                ask::to_board();
            }),
        )
    };
    el("div")
        .class("ending-buttons")
        .child(first)
        .child(button(
            "button",
            icons::NEW,
            |m| m.common.new_game,
            Box::new(move || app.router.go(Route::New)),
        ))
        .child(button(
            "button",
            icons::REVIEW,
            |m| m.end.review,
            Box::new(move || {
                control::send(app, Event::GoTo(0));
                ask::to_board();
            }),
        ))
}

fn contents(app: App, told: &Told) -> El {
    let mut words = el("div")
        .child(el("h2").id("ending-title").text(&told.who))
        .child(el("p").text(&told.reason));
    if !told.ranking.is_empty() {
        let lines = told.ranking.iter().map(|line| el("li").text(line));
        let list = el("ol").class("ranking").children(lines);
        words = words.child(list.label(app, |m| m.table.ranking));
    }
    let next_game = match &told.match_so_far {
        Some((line, more)) => {
            words = words.child(el("p").class("match").text(line));
            *more
        }
        None => false,
    };
    let panel = el("section")
        .class("ending")
        .attr("aria-labelledby", "ending-title")
        .child(words)
        .child(buttons(app, next_game, told.to_be_sent));
    match next_game {
        true => panel,
        false => panel.child(el("p").class("note").text(told.rematch)),
    }
}

/// Shown once the game is over.
pub fn ending(app: App) -> El {
    let told = Made::new(move || told(app, app.lang()));
    el("div")
        .class("ending-area")
        .perhaps(move || told.with(|told| told.as_ref().map(|told| contents(app, told))))
}
