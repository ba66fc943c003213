//! What a link is for.

use crate::game::{Game, NodeId, Player};
use crate::notation::GameResult;
use crate::rules::{Start, Variant};

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// A game to look at, at the place where its cursor is, or to go on with.
    Game,
    /// A game to begin: rules, start and players.
    Setup,
    /// A position to look at: the one in which the game stands.
    Position,
    /// A task: the first position of the game, to be solved by its moves.
    Task,
}

impl LinkKind {
    /// Every kind; a link holds the number of its place here.
    pub const ALL: [LinkKind; 4] = [
        LinkKind::Game,
        LinkKind::Setup,
        LinkKind::Position,
        LinkKind::Task,
    ];
}

/// A link.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// What it is for.
    pub kind: LinkKind,
    /// The game, as the kind says.
    pub game: Game,
}

impl Link {
    /// A link that is made of a game and the place in it that is looked at.
    ///
    /// Of a position or a task nobody learns who played. None for a task where no
    /// move of the game follows on that place, or where a game cannot begin with
    /// it since somebody has left; it ends where somebody leaves.
    pub fn of(kind: LinkKind, game: &Game) -> Option<Link> {
        let game = match kind {
            LinkKind::Game => game.clone(),
            LinkKind::Setup => {
                let players = game.players().to_vec();
                Game::new(game.variant().clone(), players).ok()?
            }
            LinkKind::Position => match beginning_at(game, game.cursor()) {
                Some(position) => position,
                None => up_to(game, game.ply()),
            },
            LinkKind::Task => {
                let mut task = beginning_at(game, game.cursor())?;
                // Where somebody leaves the game another one's turn is next.
                let solution = game.line().skip(game.ply());
                let _ = solution
                    .map(|ply| task.play(ply.mv))
                    .all(|played| played.is_ok());
                task.go_to_ply(0);
                (task.plies() > 0).then_some(task)?
            }
        };
        Some(Link { kind, game })
    }
}

/// A game of nobody's that begins with the boards of a place in another.
fn beginning_at(game: &Game, place: NodeId) -> Option<Game> {
    let boards = game.tree().boards(place);
    if game.variant().first_boards().as_ref() == Ok(boards) {
        return Game::new(game.variant().clone(), nobody(game)).ok();
    }
    let variant = Variant {
        start: Start::of_boards(boards),
        ..game.variant().clone()
    };
    if variant.first_boards().as_ref() != Ok(boards) {
        return None;
    }
    Game::new(variant, nobody(game)).ok()
}

/// The first moves of a game, as played by nobody.
fn up_to(game: &Game, plies: usize) -> Game {
    let mut record = game.to_record();
    record.moves.plies.truncate(plies);
    if plies < game.plies() {
        record.result = GameResult::Open;
    }
    let mut part = Game::from_record(&record);
    for seat in part.variant().rules.seating.all_seats() {
        part.set_player(seat, Player::human());
    }
    part
}

fn nobody(game: &Game) -> Vec<Player> {
    vec![Player::human(); game.players().len()]
}
