//! What is said round the board in a game by link.

use super::text::Text;
use crate::i18n::told::told;

type S = &'static str;

told! {
    /// The words of this part.
    #[allow(missing_docs)] // A field is its own description; `en` holds the text.
    pub struct ByLinkWords {
        /// The title of the dialog in which a link is opened or sent.
        pub title: S,
        /// On the plate of a player at another device.
        pub plate: S,
        /// Somebody is to be sent the link: who.
        pub now_send: Text<1>,
        /// Somebody's answer is not there yet: whose.
        pub waiting: Text<1>,
        pub send: S,
        pub again: S,
    }
}
