//! Czech.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Odkaz",
    plate: "přes odkaz",
    now_send: Text::new("Pošlete odkaz, {0} čeká"),
    waiting: Text::new("Na tahu je {0}, čeká se na odkaz"),
    send: "Poslat odkaz",
    again: "Poslat znovu",
};
