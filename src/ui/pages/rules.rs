//! The rules of a game: what holds in it and nothing else, with little boards
//! that play the examples.

use super::lesson::{self, Player};
use super::{Pages, say};
use crate::between::{FromPages, Screen};
use crate::game::Game;
use crate::i18n::{Lang, game_name, layout_name, statement};
use crate::lessons::{Point, Section, Topic, rules_of};
use crate::rules::{Colour, Start, Variant};
use crate::ui::board::is_calm;
use crate::ui::browser::{document, window};
use crate::ui::dom::{El, el};
use crate::ui::icons;
use crate::ui::root::Live;
use crate::ui::speaks::pace;
use crate::ui::thumb::thumb;
use crate::ui::widgets::{button, checked, marble, plain_button};
use crate::view::Pace;
use gloo_timers::callback::Interval;
use std::rc::Rc;
use web_sys::Element;

/// Milliseconds from one step of a board to the next: time to see what a move is
/// about to do, and what has come of it.
const TICK_MS: u32 = 1_200;
/// Boards next to each other begin so many ticks apart, in turn.
const STAGGER: u32 = 3;

/// What the dialog holds: the rules of the game whose record it begins with.
pub fn contents(pages: Pages) -> Vec<El> {
    let record = pages.open.peek(|open| match open {
        Some((_, with)) => with.clone(),
        None => String::new(),
    });
    let variant = Game::read_record(&record).ok();
    let variant = variant.map(|game| game.variant().clone());
    let body = el("div")
        .class("dialog-body rules")
        .attr("tabindex", "0")
        .region(move || match &variant {
            Some(variant) => panel(pages, variant),
            None => vec![el("p").text(pages.lang().rulebook().unreadable)],
        });
    vec![body]
}

/// The way to the rules of the game that is being agreed.
pub fn of_what_is_agreed(pages: Pages) -> El {
    let open = move || {
        let game = pages.agree.draft.peek(|draft| draft.game());
        // A draft is always a game.
        if let Ok(game) = game {
            say(&FromPages::Go(Screen::Rules, game.write_record()));
        }
    };
    button(
        pages,
        "button to-rules",
        Some(icons::RULES),
        |m| m.main.common.rules,
        Box::new(open),
    )
}

/// The rules of a game.
fn panel(pages: Pages, variant: &Variant) -> Vec<El> {
    let lang = pages.lang();
    let pace = pages.settings.peek(pace);
    let plays = Rc::new(Live::new(pace != Pace::Instant && !is_calm()));
    let sections = rules_of(variant);
    let headings: Vec<El> = sections.iter().map(|one| heading(lang, one)).collect();
    let jumps = sections.iter().zip(&headings);
    let contents = contents_list(lang, jumps.map(|(one, heading)| jump(lang, one, heading)));
    let mut players = Vec::new();
    let mut told = Vec::new();
    for (section, heading) in sections.iter().zip(headings) {
        told.push(one_section(
            lang,
            variant,
            section,
            heading,
            pace,
            &mut players,
        ));
    }
    for (number, player) in players.iter().enumerate() {
        player.wait(number as u32 % STAGGER);
        if !plays.now() {
            player.foreshadow();
        }
    }
    let mut all = vec![
        el("p").class("rules-game").text(&game_name(lang, variant)),
        contents,
        playing(lang, plays, players),
    ];
    all.extend(told);
    all
}

fn heading(lang: Lang, section: &Section) -> El {
    let heading = el("h3")
        .attr("tabindex", "-1")
        .text(lang.rulebook().topic(section.topic));
    heading.children(badge(lang, section.topic))
}

/// A word beside what only some games have.
fn badge(lang: Lang, topic: Topic) -> Option<El> {
    let badge = || el("span").class("badge").text(lang.rulebook().special);
    topic.is_special().then(badge)
}

fn contents_list(lang: Lang, jumps: impl Iterator<Item = El>) -> El {
    el("nav")
        .class("rules-contents")
        .attr("aria-label", lang.rulebook().contents)
        .child(el("ul").children(jumps.map(|jump| el("li").child(jump))))
}

/// The way to a section.
fn jump(lang: Lang, section: &Section, heading: &El) -> El {
    let heading = heading.handle();
    let go = move || {
        heading.scroll_into_view();
        // Fails only for what cannot have the focus.
        let _ = heading.focus();
    };
    let class = match section.topic.is_special() {
        true => "chip special",
        false => "chip",
    };
    plain_button(class, Box::new(go)).text(lang.rulebook().topic(section.topic))
}

/// The switch that lets the boards play, and what plays them.
fn playing(lang: Lang, plays: Rc<Live<bool>>, players: Vec<Rc<Player>>) -> El {
    let wanted = Rc::clone(&plays);
    let shown = Rc::clone(&plays);
    let ticker = Interval::new(TICK_MS, move || {
        if wanted.now() && !document().hidden() {
            let seen = players.iter().filter(|player| is_seen(player.node()));
            seen.for_each(|player| player.tick());
        }
    });
    let book = lang.rulebook();
    let words = el("span")
        .child(el("b").text(book.by_itself))
        .child(el("span").class("note").text(book.tap));
    let input = el("input")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .class("switch")
        .prop("checked", move || shown.get().into())
        .on("change", move |event| plays.set(checked(&event)));
    el("label")
        .class("switch-row")
        .child(words)
        .child(input)
        // It ticks as long as the switch is there.
        .effect(Box::new(move || {
            let _ = &ticker;
        }))
}

/// Whether some of an element is on the screen.
fn is_seen(node: &Element) -> bool {
    let rect = node.get_bounding_client_rect();
    let height = window().inner_height().ok();
    let height = height.and_then(|height| height.as_f64()).unwrap_or(0.0);
    rect.bottom() > 0.0 && rect.top() < height
}

fn one_section(
    lang: Lang,
    variant: &Variant,
    section: &Section,
    heading: El,
    pace: Pace,
    players: &mut Vec<Rc<Player>>,
) -> El {
    let points = section.points.iter().map(|point| {
        let text = el("li").text(&statement(lang, point));
        text.children(colours_of(point))
    });
    let mut figures = Vec::new();
    if section.topic == Topic::Players {
        figures.extend(start(lang, variant));
    }
    for &example in &section.examples {
        if let Some((player, figure)) = lesson::figure(lang, example, &variant.rules, pace) {
            players.push(player);
            figures.push(figure);
        }
    }
    let shown = (!figures.is_empty()).then(|| el("div").class("lessons").children(figures));
    el("section")
        .class("section")
        .attr("data-topic", section.topic.name())
        .child(heading)
        .child(el("ul").children(points))
        .children(shown)
}

/// The marbles of the players that a statement lists, team by team.
fn colours_of(point: &Point) -> Option<El> {
    let row = |colours: &[Colour]| {
        let marbles = colours.iter().map(|colour| marble(colour.name()));
        el("span").class("marbles").children(marbles)
    };
    let rows: Vec<El> = match point {
        Point::Order(order) => vec![row(order)],
        Point::Teams(teams) => teams.iter().map(|team| row(team)).collect(),
        _ => return None,
    };
    Some(
        el("span")
            .class("marble-rows")
            .attr("aria-hidden", "true")
            .children(rows),
    )
}

/// Where the marbles stand at first, where they stand anywhere.
fn start(lang: Lang, variant: &Variant) -> Vec<El> {
    let Ok(boards) = variant.first_boards() else {
        return Vec::new();
    };
    if variant.start == Start::Placement {
        return Vec::new();
    }
    let book = lang.rulebook();
    let alike = boards.count() == 2 && boards.board(0) == boards.board(1);
    let shown = if alike { 1 } else { boards.count() };
    let pictures = boards.all().take(shown).enumerate();
    let figures = pictures.map(|(number, position)| {
        let mut caption = match shown {
            1 => book.start.to_owned(),
            _ => book.start_of.with([&lang.number(number as u64 + 1)]),
        };
        if let Start::Layout(layout) = variant.start
            && variant.rules.seating.colours().len() == 2
        {
            // Elsewhere there is but one for each game.
            caption.push_str(" · ");
            caption.push_str(layout_name(lang, layout));
        }
        el("figure")
            .class("lesson")
            .child(thumb(position))
            .child(el("figcaption").child(el("b").text(&caption)))
    });
    figures.collect()
}
