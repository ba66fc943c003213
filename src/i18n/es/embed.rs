//! Spanish.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Tablero de Abalone",
    cannot_show: "Este tablero no se puede mostrar",
    whose_fault: "La dirección del marco pide algo que no existe. Quien hizo la página puede corregirla.",
    open_site: "Abrir Abalone en una pestaña nueva",
    show_next: "Mostrar la jugada siguiente",
    start_again: "Empezar de nuevo",
    find: Counted::new("Encuentra la jugada.", "Encuentra {0} jugadas."),
    wrong: "Esa no es. Prueba otra jugada.",
    right: "Correcto. Sigue.",
    solved: "¡Resuelto!",
    solved_shown: "Esa es la solución.",
    solution_played: "Esta es la jugada siguiente.",
};
