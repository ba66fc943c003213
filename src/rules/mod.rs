//! The rules of the game: cells, moves, positions and their outcome. Pure.
//!
//! | to find out | look in |
//! |---|---|
//! | what a cell, a direction, a set of cells is | `cell`, `cell_set` |
//! | which kinds of game there are | `seating`, `ruleset`, `turn`, `variant` |
//! | how a move is written in 16 bits | `moves` |
//! | how all legal moves are found at once | `generate` |
//! | why a move is not legal | `legality` |
//! | what a position is, and which moves it has | `position`, `setup`, `board` |
//! | how a position changes | `playing` |
//! | what a game on two boards is | `boards` |
//! | what a move does, in words and pictures | `effect` |
//! | how a game ends | `outcome` |
//! | how long players may think | `time` |
//! | where games begin | `layouts` |
//! | which games are offered, and which make no sense | `presets`, `problem` |

mod board;
mod boards;
mod cell;
mod cell_set;
mod effect;
mod generate;
mod layouts;
mod layouts_table;
mod legality;
mod light;
mod moves;
mod outcome;
mod perft;
mod playing;
mod position;
mod presets;
mod problem;
mod rows;
mod ruleset;
mod seating;
mod setup;
mod time;
mod turn;
mod variant;
mod zobrist;

pub use board::Board;
pub use boards::Boards;
pub use cell::{CELL_COUNT, Cell, Direction, NoSuchCell};
pub use cell_set::{CellSet, Cells};
pub use effect::Effect;
pub use generate::{AnyMove, Counter, Forces, Listener, Options, generate, generate_ejections};
pub use layouts::{Layout, layout, layout_by_name, layouts};
pub use legality::{Illegal, MAX_GROUP};
pub use light::{plain_letters, sort_short_by_key};
pub use moves::{Move, MoveKind, MoveList, TriangleShape};
pub use outcome::{Outcome, REPETITIONS, Reason};
pub use perft::{perft, perft_every};
pub use position::Position;
pub use presets::{Preset, preset, presets};
pub use problem::{MOST_GAMES, VariantProblem};
pub use rows::RowsError;
pub use ruleset::{DEFAULT_TARGET, NoSuchRules, Rules, Stuck, TARGETS, TeamReading};
pub use seating::{Colour, MAX_SEATS, NoSuchGame, Seat, Seating, Side};
pub use setup::{PositionError, Setup};
pub use time::{NoSuchTime, TimeControl};
pub use turn::{Phase, TurnMode};
pub use variant::{Draws, Start, Variant};
