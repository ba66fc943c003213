//! Spanish.

use crate::i18n::by_link::ByLinkWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_LINK: ByLinkWords = ByLinkWords {
    title: "Enlace",
    plate: "por enlace",
    now_send: Text::new("Ahora envía el enlace a {0}"),
    waiting: Text::new("Esperando un enlace de {0}"),
    send: "Enviar enlace",
    again: "Reenviar",
};
