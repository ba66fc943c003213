//! German.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Link",
    plate: "per Link",
    now_send: Text::new("Schick jetzt den Link an {0}"),
    waiting: Text::new("Warten auf den Link von {0}"),
    send: "Link senden",
    again: "Erneut senden",
};
