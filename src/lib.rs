//! Abalone, the hexagonal marble game: rules, notation, games, engine and
//! interface. This page is the tour; every module has a table of its files.
//!
//! # The board and its moves: [`rules`]
//!
//! A [`Position`](rules::Position) is marbles, turn and points, under
//! [`Rules`](rules::Rules) that say which kind of game it is. It lists its legal
//! moves, says why another one is not legal, and changes by playing them.
//!
//! ```
//! use abalone::rules::{Cell, Direction, Illegal, Move, layout};
//!
//! let start = layout("belgian_daisy").unwrap().position();
//! assert_eq!(start.moves().len(), 52);
//!
//! let rear: Cell = "a1".parse().unwrap();
//! let next = start.play(Move::inline(rear, Direction::NorthEast)).unwrap();
//! assert_eq!(next.turn_colour().name(), "white");
//!
//! let west = Move::inline(rear, Direction::West);
//! assert_eq!(start.check(west), Err(Illegal::OwnOffBoard { cell: rear }));
//! ```
//!
//! A [`Variant`](rules::Variant) is everything that was agreed: seats, teams, start,
//! targets, turns, clocks, matches. Some are offered as presets; combinations that
//! make no game say why. Most games have one board, one has two: see
//! [`Boards`](rules::Boards).
//!
//! ```
//! use abalone::i18n::{Lang, game_name};
//! use abalone::rules::{Seating, TurnMode, Variant, VariantProblem, preset};
//!
//! let blitz = preset("blitz").unwrap().variant();
//! let name = game_name(Lang::En, &blitz);
//! assert_eq!(name, "Two players · target 4 · 5 min · no take-back");
//!
//! let mut three = Variant::of_game(Seating::Three);
//! three.rules.turn = TurnMode::OwnOther; // whose is the opponent's marble?
//! assert_eq!(three.problem(), Some(VariantProblem::TurnNeedsTwoColours));
//! ```
//!
//! # Moves, positions and games as text: [`notation`]
//!
//! ```
//! use abalone::notation::{aba_pro, nacre, position_string, read_aba_pro, read_position};
//! use abalone::rules::Rules;
//!
//! let text = "5/6/7/8/2bbbww2/8/7/6/5 b 0-0 0 1";
//! let position = read_position(text, Rules::default()).unwrap();
//! let push = read_aba_pro(&position, "e3e4").unwrap();
//! assert_eq!(aba_pro(&position, push), "e3e4");
//! assert_eq!(nacre(&position, push), "e3e6"); // where the front own marble lands
//! assert_eq!(position_string(&position), text);
//! ```
//!
//! # A game being played: [`game`]
//!
//! A [`Game`](game::Game) keeps moves, what was taken back, and how it ended. A
//! [`Session`](game::Session) adds who may do what, when the computer thinks, and
//! whose clock runs. A match is several games; see
//! [`next_in_match`](game::next_in_match).
//!
//! ```
//! use abalone::game::{Game, Player};
//! use abalone::rules::Variant;
//!
//! let players = vec![Player::human(), Player::Computer { level: 3 }];
//! let mut game = Game::new(Variant::default(), players).unwrap();
//! let first = game.live().moves()[0];
//! game.play(first).unwrap();
//! assert_eq!(game.plies(), 1);
//! assert!(game.undo());
//!
//! let again = Game::read_record(&game.write_record()).unwrap();
//! assert_eq!(again.live(), game.live());
//! ```
//!
//! # How a game is explained: [`lessons`]
//!
//! ```
//! use abalone::lessons::{Example, Shows, rules_of};
//! use abalone::rules::{Illegal, Rules, preset};
//!
//! let blitz = preset("blitz").unwrap().variant();
//! assert_eq!(rules_of(&blitz)[0].points.len(), 1); // the goal in a sentence
//!
//! let pac = Example::PacTwo.lesson(&Rules::default()).unwrap();
//! let Shows::Wrong { why, .. } = pac.shows else { panic!() };
//! assert_eq!(why, Illegal::NotStronger { own: 2, theirs: 2 });
//! ```
//!
//! # The computer player: [`engine`]
//!
//! ```
//! use abalone::engine::{Limits, Silent, search};
//! use abalone::notation::{aba_pro, read_position};
//! use abalone::rules::Rules;
//!
//! // Two against one at the rim: it can be pushed off.
//! let position = read_position("5/6/7/8/wbb6/8/7/6/4w b", Rules::default()).unwrap();
//! let report = search(&position, &[], Limits::depth(3), &mut Silent);
//! assert_eq!(aba_pro(&position, report.best.unwrap()), "e3e2");
//! ```
//!
//! # What is drawn, and what a gesture means: [`view`]
//!
//! ```
//! use abalone::view::{Orientation, Point};
//!
//! let board = Orientation::default();
//! let centre = "e5".parse().unwrap();
//! assert_eq!(board.point(centre), Point { x: 0.0, y: 0.0 });
//! ```
//!
//! # Games that stay: [`storage`]
//!
//! ```
//! use abalone::game::{Game, Player};
//! use abalone::rules::Variant;
//! use abalone::storage::{Library, MemoryStore};
//!
//! let library = Library::new(MemoryStore::new());
//! let game = Game::new(Variant::default(), vec![Player::human(), Player::human()]).unwrap();
//! let kept = library.add("Sunday", game, 1_796_000_000_000).unwrap();
//! assert_eq!(library.list().unwrap()[0].title, "Sunday");
//! assert_eq!(library.load(&kept.id).unwrap().game, kept.game);
//! ```
//!
//! # Games as addresses: [`link`]
//!
//! ```
//! use abalone::game::{Game, Player};
//! use abalone::link::{Link, LinkKind};
//! use abalone::rules::Variant;
//!
//! let game = Game::new(Variant::default(), vec![Player::human(); 2]).unwrap();
//! let letters = Link::of(LinkKind::Position, &game).unwrap().write();
//! assert_eq!(Link::read(&letters).unwrap().game.live(), game.live());
//! ```
//!
//! # Words: [`i18n`]; page and worker: [`protocol`]; the page's two programs: [`between`]
//!
//! ```
//! use abalone::i18n::{Lang, illegal};
//! use abalone::rules::Illegal;
//!
//! let pac = Illegal::NotStronger { own: 3, theirs: 3 };
//! assert_eq!(illegal(Lang::En, pac), "3 cannot push 3");
//! ```
//!
//! # A board in somebody else's page: [`embed`]
//!
//! ```
//! use abalone::embed::Params;
//!
//! let opening = Params::read("?layout=belgian_daisy&level=4", "").unwrap().open().unwrap();
//! assert_eq!(opening.game.players()[1].level(), Some(4));
//! ```
//!
//! The page itself is `ui` (feature `app`); the programs are in `src/bin`:
//! `app` mounts the page, `pages` adds the screens that a first game does not
//! need, `embed` is the board in somebody else's page, `worker` runs the engine
//! beside it, `lab` holds the native tools and
//! `xtask` builds, serves and checks.
//!
//! Imports point one way, and `tests/architecture.rs` keeps it so:
//! `rules ← notation ← game ← lessons, link, engine, view, storage ← protocol, between ← i18n ← ui, bin`.

pub mod between;
pub mod embed;
pub mod engine;
pub mod game;
pub mod i18n;
pub mod lessons;
pub mod link;
pub mod notation;
pub mod protocol;
pub mod rules;
pub mod storage;
pub mod view;

#[cfg(feature = "app")]
pub mod ui;
