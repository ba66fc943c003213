//! French.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Lien",
    plate: "par lien",
    now_send: Text::new("Envoyez maintenant le lien à {0}"),
    waiting: Text::new("En attente du lien de {0}"),
    send: "Envoyer le lien",
    again: "Renvoyer",
};
