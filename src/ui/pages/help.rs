//! The help dialog: the game in short, and how to move.

use super::{Pages, ear, say};
use crate::between::{FromPages, Screen};
use crate::i18n::PageMessages;
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::speaks::Speaks;
use crate::ui::widgets::{PickIn, button, worded};

/// A heading over points.
fn points(
    app: Pages,
    title: PickIn<Pages>,
    pick: fn(&'static PageMessages) -> &'static [&'static str],
) -> El {
    let items = move || {
        let points = pick(app.words()).iter();
        points.map(|point| el("li").text(point)).collect()
    };
    el("section")
        .class("section")
        .child(worded(app, "h3", "", title))
        .child(el("ul").region(items))
}

/// A heading over a text.
fn told(app: Pages, title: PickIn<Pages>, text: PickIn<Pages>) -> El {
    el("section")
        .class("section")
        .child(worded(app, "h3", "", title))
        .child(worded(app, "p", "", text))
}

/// What the dialog holds.
pub fn contents(app: Pages) -> Vec<El> {
    let goal = told(app, |m| m.help.goal_title, |m| m.help.goal).child(button(
        app,
        "button to-rules",
        Some(icons::RULES),
        |m| m.help.rules,
        Box::new(|| say(&FromPages::Go(Screen::Rules, String::new()))),
    ));
    let body = el("div")
        .class("dialog-body help-text")
        .attr("tabindex", "0")
        .child(goal)
        .child(points(app, |m| m.help.moving_title, |m| &m.help.moving))
        .child(points(app, |m| m.help.touch_title, |m| &m.help.touch))
        .child(points(app, |m| m.help.keys_title, |m| &m.help.keys))
        .child(points(app, |m| m.help.typing_title, |m| &m.help.typing))
        .child(told(app, |m| m.help.computer_title, |m| m.help.computer))
        .children(ear::help(app))
        .child(told(app, |m| m.help.privacy_title, |m| m.help.privacy));
    vec![body]
}
