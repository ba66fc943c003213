//! The head of a link: rules, start, clock and players, a line each.

use super::fault::LinkFault;
use crate::game::{Game, LINK_ID, Player};
use crate::notation::{
    Record, boards_string, player_tag, read_boards, read_variant_options, variant_options,
};
use crate::rules::{Layout, NoSuchTime, Seating, Start, Variant, layout};

/// What a computer is called; its level follows.
const COMPUTER: char = '#';
/// What the name of somebody at another device follows.
const REMOTE: char = '@';
/// What a name begins with that begins like something else.
const QUOTED: char = '\'';
/// Most letters of a name.
const LONGEST_NAME: usize = 60;
/// Most letters of the identifier of a game by link.
const LONGEST_ID: usize = 16;
/// What records call somebody without a name.
const NAMELESS: &str = "?";
/// What a start that is no layout begins with.
const OWN_START: char = '=';

/// The lines of a game.
pub(super) fn write(game: &Game) -> String {
    let variant = game.variant();
    let start = match &variant.start {
        Start::Layout(layout) => layout.id.to_owned(),
        Start::Placement => String::new(),
        Start::Setup(_) | Start::Boards(_) => {
            // Not of the game, which somebody may have left before the first move.
            let boards = variant.first_boards();
            let text = boards.as_ref().map(boards_string).unwrap_or_default();
            [OWN_START.to_string(), text].concat()
        }
    };
    let mut lines = vec![
        variant.rules.seating.name().to_owned(),
        start,
        variant_options(variant),
        if variant.time.is_none() {
            String::new()
        } else {
            variant.time.to_string()
        },
    ];
    lines.extend(game.players().iter().map(write_player));
    // Which game by link it is; nothing for others.
    lines.extend(game.link_id().map(str::to_owned));
    lines.join("\n")
}

fn write_player(player: &Player) -> String {
    match player {
        Player::Computer { level } => format!("{COMPUTER}{level}"),
        Player::Remote { name } => format!("{REMOTE}{}", write_name(name)),
        Player::Human { name } => write_name(name),
    }
}

fn write_name(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.chars().take(LONGEST_NAME).collect();
    if name == NAMELESS {
        return String::new();
    }
    if name.starts_with([COMPUTER, REMOTE, QUOTED]) {
        return format!("{QUOTED}{name}");
    }
    name
}

fn read_player(text: &str) -> Player {
    if let Some(Ok(level)) = text.strip_prefix(COMPUTER).map(str::parse) {
        return Player::Computer { level };
    }
    let typed = |text: &str| {
        let text = text.strip_prefix(QUOTED).unwrap_or(text);
        let text: String = text.chars().take(LONGEST_NAME).collect();
        text.trim().to_owned()
    };
    match text.strip_prefix(REMOTE) {
        Some(text) => Player::Remote { name: typed(text) },
        None => Player::Human { name: typed(text) },
    }
}

/// The rules and players of these lines, as a record without moves.
pub(super) fn read(header: &str) -> Result<Record, LinkFault> {
    let mut lines = header.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let variant = read_variant(next(), next(), next(), next())?;
    let seating = variant.rules.seating;
    let mut record = Record {
        variant,
        ..Record::default()
    };
    for seat in seating.all_seats() {
        let name = read_player(next()).record_name();
        record.tags.set(player_tag(seating, seat), &name);
    }
    let id = next();
    if !id.chars().all(|c| c.is_ascii_alphanumeric()) || id.len() > LONGEST_ID {
        return Err(LinkFault::Damaged);
    }
    if !id.is_empty() {
        record.tags.set(LINK_ID, id);
    }
    Ok(record)
}

fn read_variant(game: &str, start: &str, options: &str, time: &str) -> Result<Variant, LinkFault> {
    let rules = |why: String| LinkFault::Rules(why);
    let seating: Seating = game.parse().map_err(|e| rules(format!("{e}")))?;
    let mut variant = read_variant_options(seating, options).map_err(rules)?;
    variant.time = time.parse().map_err(|e: NoSuchTime| rules(e.to_string()))?;
    let wrong = |why: String| LinkFault::Start(why);
    if let Some(text) = start.strip_prefix(OWN_START) {
        let boards = read_boards(text, variant.rules).map_err(|e| wrong(e.fault.to_string()))?;
        variant.start = Start::of_boards(&boards);
    } else if variant.start != Start::Placement {
        let found = match start {
            "" => Some(Layout::usual(seating)),
            id => layout(id),
        };
        let found = found.ok_or_else(|| wrong(format!("no layout \"{start}\"")))?;
        variant.start = Start::Layout(found);
    }
    match variant.obstacle() {
        Some(problem) => Err(rules(problem.to_string())),
        None => Ok(variant),
    }
}
