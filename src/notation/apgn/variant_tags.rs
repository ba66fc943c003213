//! The tags that say what is played: `Game`, `Variant`, `Layout`, `Options`,
//! `SetUp` and `Position`.

use super::fault::{RecordError, RecordFault};
use super::options::{read_options, write_options};
use super::parse::{RawGame, RawTag};
use super::tokens::START;
use crate::notation::boards_text::{boards_string, read_boards};
use crate::notation::foreign::PositionForm;
use crate::notation::position_text::position_string;
use crate::notation::{READS_OTHERS, said};
use crate::rules::{
    Boards, Layout, MAX_SEATS, Position, Rules, Seat, Seating, Setup, Start, Variant, layout,
    layout_by_name,
};

/// Values of `Variant` and `Layout` that name none.
const NO_LAYOUT: [&str; 3] = ["custom", "?", ""];
/// Layouts that files call otherwise than we do.
const FILE_NAMES: [(&str, &str); 3] = [
    ("belgian_daisy", "belgian"),
    ("alien_attack", "alien"),
    ("centrifuge", "centrifugeuse"),
];

/// What is played, and the warnings of its tags.
pub(super) fn read_variant(raw: &RawGame) -> Result<(Variant, Vec<String>), Box<RecordError>> {
    let fail = |tag: &RawTag, fault| Box::new(raw.error(tag.place, None, &tag.value, fault));
    let named = [find(raw, "Layout"), find(raw, "Variant")];
    let position = find(raw, "Position");
    let mut warnings = Vec::new();
    let mut known = None;
    for tag in named.into_iter().flatten() {
        if NO_LAYOUT.contains(&tag.value.trim().to_ascii_lowercase().as_str()) {
            continue;
        }
        match (layout_by_name(&tag.value), known) {
            (Some(layout), None) => known = Some((layout, tag)),
            (Some(layout), Some((first, _))) if layout != first => {
                warnings.extend(odd(|| format!("{} says \"{}\"", tag.name, tag.value)));
            }
            // A position says more than any name.
            (None, None) if position.is_none() => return Err(fail(tag, RecordFault::Layout)),
            _ => {}
        }
    }
    let seating = match find(raw, "Game") {
        Some(tag) => read_game(tag.value.trim()).map_err(|fault| fail(tag, fault))?,
        None => known.map_or(Seating::Two, |(layout, _)| layout.seating),
    };
    let fallback = Layout::usual(seating);
    let mut variant = Variant {
        rules: Rules::new(seating),
        start: Start::Layout(known.map_or(fallback, |(layout, _)| layout)),
        ..Variant::default()
    };
    if let Some(tag) = find(raw, "Options")
        && let Some((word, fault)) = read_options(&tag.value, &mut variant)
    {
        return Err(Box::new(raw.error(tag.place, None, &word, fault)));
    }
    let placed = matches!(variant.start, Start::Placement);
    if let (true, Some((_, tag))) = (placed, known) {
        let unused = format!("marbles are placed, so \"{}\" does not count", tag.value);
        warnings.push(unused);
    }
    let custom = named
        .into_iter()
        .flatten()
        .find(|tag| tag.value.trim().eq_ignore_ascii_case("custom"));
    match (position, custom) {
        (Some(tag), _) if !ignored(raw) => {
            let start = read_boards(&tag.value, variant.rules)
                .map_err(|error| fail(tag, RecordFault::Position(error.fault)))?;
            take_start(&mut variant, &start, &tag.value, known.is_some());
            let mut seats = variant.rules.seating.all_seats();
            if seats.any(|seat| !start.plays_on(seat)) {
                let text = "seats leave by [%out] before the first move, not in the position";
                warnings.push(text.to_owned());
            }
        }
        (None, Some(tag)) if known.is_none() && !placed => {
            return Err(fail(tag, RecordFault::NoPosition));
        }
        _ => {}
    }
    if let (Err(error), Some((_, tag))) = (variant.first_position(), known) {
        let fault = RecordFault::LayoutDoesNotFit(said(|| error.to_string()));
        return Err(fail(tag, fault));
    }
    white_begins(&mut variant, raw);
    read_time(&mut variant, raw, &mut warnings);
    match variant.obstacle() {
        Some(problem) => {
            let place = find(raw, "Options").or_else(|| find(raw, "Game"));
            let place = place.or(position).or(raw.tags.first());
            Err(Box::new(raw.error(
                place.map_or(START, |tag| tag.place),
                None,
                place.map_or("", |tag| &tag.value),
                RecordFault::Combination(problem),
            )))
        }
        None => Ok((variant, warnings)),
    }
}

/// The tag `TimeControl`. One of another kind stays a tag.
fn read_time(variant: &mut Variant, raw: &RawGame, warnings: &mut Vec<String>) {
    if let Some(tag) = find(raw, "TimeControl") {
        match tag.value.parse() {
            Ok(time) => variant.time = time,
            Err(error) => warnings.extend(odd(|| error.to_string())),
        }
    }
}

/// Something odd, where it is going to be told.
fn odd(text: impl FnOnce() -> String) -> Option<String> {
    READS_OTHERS.then(text)
}

fn find<'a>(raw: &'a RawGame, name: &str) -> Option<&'a RawTag> {
    raw.tags.iter().find(|tag| tag.name == name)
}

/// `SetUp "0"` takes the position out of use.
fn ignored(raw: &RawGame) -> bool {
    find(raw, "SetUp").is_some_and(|tag| tag.value.trim() == "0")
}

fn read_game(name: &str) -> Result<Seating, RecordFault> {
    name.parse().map_err(|_| RecordFault::Game)
}

/// Begins with a position, which stays a named layout if it is that.
fn take_start(variant: &mut Variant, start: &Boards, text: &str, named: bool) {
    let mut setup = start.active().setup();
    if let (Some(first), Some(second)) = (start.board(0), start.board(1))
        && first != second
    {
        variant.start = Start::Boards(Box::new([first.setup(), second.setup()]));
        return;
    }
    if text.split_whitespace().count() == 2 && PositionForm::of(text) == PositionForm::Canonical {
        // Rows and side say nothing about points.
        setup.points = variant.head_start;
    }
    if named && variant.first_position().is_ok_and(|p| p.setup() == setup) {
        return;
    }
    variant.start = Start::Setup(setup);
}

/// `1... i9h8` from a layout: the second of two players begins.
fn white_begins(variant: &mut Variant, raw: &RawGame) {
    let Start::Layout(layout) = variant.start else {
        return;
    };
    let default_turn = variant.rules.first == Seat(0) && variant.rules.seating.seats() == 2;
    if raw.moves.several_dots && default_turn {
        variant.start = Start::Setup(Setup {
            turn: Seat(1),
            points: variant.head_start,
            ..Setup::start(layout.board())
        });
    }
}

/// The tags that say what is played, with their values.
pub(super) fn write_variant(variant: &Variant) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    let name = match variant.start {
        Start::Layout(layout) => file_name(layout),
        Start::Setup(_) | Start::Boards(_) | Start::Placement => "custom",
    };
    tags.push(("Variant", name.to_owned()));
    if variant.rules.seating != Seating::Two {
        tags.push(("Game", variant.rules.seating.name().to_owned()));
    }
    if let Start::Layout(layout) = variant.start {
        tags.push(("Layout", layout.id.to_owned()));
    }
    if !variant.time.is_none() {
        tags.push(("TimeControl", variant.time.to_string()));
    }
    let options = write_options(variant);
    if !options.is_empty() {
        tags.push(("Options", options));
    }
    tags
}

/// The tags of a start that is no layout.
pub(super) fn write_setup(variant: &Variant) -> Vec<(&'static str, String)> {
    let setup = match variant.start {
        Start::Setup(setup) => setup,
        Start::Boards(_) => {
            let boards = variant.first_boards().map(|boards| boards_string(&boards));
            return boards.map_or_else(|_| Vec::new(), setup_tags);
        }
        Start::Layout(_) | Start::Placement => return Vec::new(),
    };
    let Ok(position) = Position::new(variant.rules, setup) else {
        return Vec::new();
    };
    let mut text = position_string(&position);
    // Other programs know rows and side only, so no more than is needed.
    let plain = Setup {
        turn: setup.turn,
        ..Setup::start(setup.board)
    };
    let has_extras = text.split(' ').count() > 5;
    if setup == plain && variant.head_start == [0; MAX_SEATS] && !has_extras {
        let fields: Vec<&str> = text.split(' ').take(2).collect();
        text = fields.join(" ");
    }
    setup_tags(text)
}

fn setup_tags(position: String) -> Vec<(&'static str, String)> {
    vec![("SetUp", "1".to_owned()), ("Position", position)]
}

/// The name by which other programs know a layout.
fn file_name(layout: &Layout) -> &'static str {
    let known = FILE_NAMES.iter().find(|name| name.0 == layout.id);
    known.map_or_else(
        || self::layout(layout.id).map_or("custom", |l| l.id),
        |n| n.1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::layouts;

    #[test]
    fn every_layout_has_a_name_that_is_read_back() {
        for layout in layouts() {
            assert_eq!(layout_by_name(file_name(layout)), Some(layout));
            assert!(Layout::usual(layout.seating).seating == layout.seating);
        }
        for seating in Seating::ALL {
            let variant = Variant {
                rules: Rules::new(seating),
                start: Start::Layout(Layout::usual(seating)),
                ..Variant::default()
            };
            assert!(variant.first_position().is_ok(), "{seating}");
        }
    }
}
