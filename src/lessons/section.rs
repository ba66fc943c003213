//! What the rules of a game are divided into.

use super::example::Example;
use super::point::Point;

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// How one wins.
    Goal,
    /// Who plays, with whom, and in which order.
    Players,
    /// Marbles are placed before they move.
    Placement,
    /// How marbles move.
    Moving,
    /// Triangles move too.
    Triangles,
    /// A turn has two moves.
    TwoMoves,
    /// How marbles push others.
    Pushing,
    /// What partners' marbles do.
    Teams,
    /// What becomes of marbles that are pushed off.
    Ejecting,
    /// What the board refuses.
    NotAllowed,
    /// Two neutral balls.
    Balls,
    /// Two boards at once.
    TwoBoards,
    /// How the game ends otherwise.
    End,
    /// How long one may think.
    Clock,
    /// Whether moves may be taken back.
    TakeBack,
    /// Several games.
    Match,
}

impl Topic {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Topic; 16] = [
        Topic::Goal,
        Topic::Players,
        Topic::Placement,
        Topic::Moving,
        Topic::Triangles,
        Topic::TwoMoves,
        Topic::Pushing,
        Topic::Teams,
        Topic::Ejecting,
        Topic::NotAllowed,
        Topic::Balls,
        Topic::TwoBoards,
        Topic::End,
        Topic::Clock,
        Topic::TakeBack,
        Topic::Match,
    ];

    /// Name in markup.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Goal => "goal",
            Topic::Players => "players",
            Topic::Placement => "placement",
            Topic::Moving => "moving",
            Topic::Triangles => "triangles",
            Topic::TwoMoves => "two-moves",
            Topic::Pushing => "pushing",
            Topic::Teams => "teams",
            Topic::Ejecting => "ejecting",
            Topic::NotAllowed => "not-allowed",
            Topic::Balls => "balls",
            Topic::TwoBoards => "two-boards",
            Topic::End => "end",
            Topic::Clock => "clock",
            Topic::TakeBack => "take-back",
            Topic::Match => "match",
        }
    }

    /// Whether only some games have it, and a player who knows the usual one
    /// should look here first.
    pub const fn is_special(self) -> bool {
        matches!(
            self,
            Topic::Placement
                | Topic::Triangles
                | Topic::TwoMoves
                | Topic::Teams
                | Topic::Balls
                | Topic::TwoBoards
        )
    }
}

/// A part of the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub topic: Topic,
    /// What it says.
    pub points: Vec<Point>,
    /// What it shows.
    pub examples: Vec<Example>,
}
