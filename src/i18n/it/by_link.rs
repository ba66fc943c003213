//! Italian.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Link",
    plate: "via link",
    now_send: Text::new("Ora invia il link a {0}"),
    waiting: Text::new("In attesa del link di {0}"),
    send: "Invia il link",
    again: "Invia di nuovo",
};
