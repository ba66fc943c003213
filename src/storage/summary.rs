//! What a list of games shows of each, so that it need not replay them all.

use crate::game::{Game, Player};
use crate::notation::{read_variant_options, variant_options};
use crate::rules::{Outcome, Seating, Side, TimeControl, Variant};

/// One row of the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Under which the game is kept.
    pub id: String,
    /// Revision of the game that this row describes.
    pub revision: u64,
    /// When it was saved, in milliseconds since 1970 UTC.
    pub changed: u64,
    /// Moves made.
    pub plies: usize,
    /// Kind of game.
    pub seating: Seating,
    /// What differs from the usual game, as in a record.
    pub options: String,
    /// How long players may think.
    pub time: TimeControl,
    /// How it stands: result as in the record, `*` while it goes on.
    pub result: String,
    /// Rows of the position it stands at, for the thumbnail.
    pub rows: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// The player's own title; may be empty.
    pub title: String,
}

impl Summary {
    /// The row of a game.
    pub fn of(id: &str, revision: u64, changed: u64, title: &str, game: &Game) -> Summary {
        Summary {
            id: id.to_owned(),
            revision,
            changed,
            plies: game.plies(),
            seating: game.variant().rules.seating,
            options: variant_options(game.variant()),
            time: game.variant().time,
            result: result_text(game.outcome(), game),
            rows: game.live().board().to_rows(),
            players: game.players().to_vec(),
            title: one_line(title),
        }
    }

    /// The rules, as far as a row of the list tells them: where the game started
    /// is not part of it.
    pub fn variant(&self) -> Variant {
        let usual = || Variant::of_game(self.seating);
        let read = read_variant_options(self.seating, &self.options);
        Variant {
            time: self.time,
            ..read.unwrap_or_else(|_| usual())
        }
    }

    /// The line of the index.
    pub fn write(&self) -> String {
        let mut fields = vec![
            self.id.clone(),
            self.revision.to_string(),
            self.changed.to_string(),
            self.plies.to_string(),
            self.seating.name().to_owned(),
            self.options.clone(),
            self.time.to_string(),
            self.result.clone(),
            self.rows.clone(),
            one_line(&self.title),
        ];
        fields.extend(self.players.iter().map(|p| one_line(&p.record_name())));
        fields.join("\t")
    }

    /// Reads a line of the index; none when it is damaged.
    pub fn read(line: &str) -> Option<Summary> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        let summary = Summary {
            id: next().filter(|id| !id.is_empty())?.to_owned(),
            revision: next()?.parse().ok()?,
            changed: next()?.parse().ok()?,
            plies: next()?.parse().ok()?,
            seating: next()?.parse().ok()?,
            options: next()?.to_owned(),
            time: next()?.parse().ok()?,
            result: next()?.to_owned(),
            rows: next()?.to_owned(),
            title: next()?.to_owned(),
            players: fields.map(Player::from_record_name).collect(),
        };
        (summary.players.len() == summary.seating.seats()).then_some(summary)
    }
}

/// `1-0`, `0-1`, `1/2-1/2` or `*`; with more than two sides the number of the
/// side that has won.
fn result_text(outcome: Option<Outcome>, game: &Game) -> String {
    let two = game.variant().rules.sides() == 2;
    match outcome.map(|o| o.winner) {
        None => "*".to_owned(),
        Some(None) => "1/2-1/2".to_owned(),
        Some(Some(Side(0))) if two => "1-0".to_owned(),
        Some(Some(_)) if two => "0-1".to_owned(),
        Some(Some(side)) => (side.0 + 1).to_string(),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
