//! Czech.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Link",
    plate: "by link",
    now_send: Text::new("Now send the link to {0}"),
    waiting: Text::new("Waiting for a link from {0}"),
    send: "Send link",
    again: "Send again",
};
