//! The rules of a game as they are explained: what is to be said about it, and
//! little boards that show it. Pure; the words are in `i18n`.
//!
//! | to find out | look in |
//! |---|---|
//! | which sections the rules of a game have | [`rules_of`], `section` |
//! | what can be said in them | [`Point`] |
//! | which examples there are | [`Example`] |
//! | what stands on their boards | `boards` |
//! | how they are played | [`Lesson`] |
//!
//! ```
//! use abalone::lessons::{Topic, rules_of};
//! use abalone::rules::preset;
//!
//! let triangles = preset("triangles").unwrap().variant();
//! let sections = rules_of(&triangles);
//! assert_eq!(sections[0].topic, Topic::Goal);
//! assert!(sections.iter().any(|section| section.topic == Topic::Triangles));
//! ```

mod boards;
mod example;
mod lesson;
mod point;
mod section;
mod variant;

pub use example::Example;
pub use lesson::{Frame, Lesson, Shows, Step};
pub use point::{Point, TimeUp};
pub use section::{Section, Topic};
pub use variant::rules_of;
