//! German.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Abalone-Brett",
    cannot_show: "Dieses Brett kann nicht gezeigt werden",
    whose_fault: "Die Adresse des Rahmens verlangt etwas, das es nicht gibt. Wer die Seite gemacht hat, kann das in Ordnung bringen.",
    open_site: "Abalone in neuem Tab öffnen",
    show_next: "Nächsten Zug zeigen",
    start_again: "Von vorn",
    find: Counted::new("Finde den Zug.", "Finde {0} Züge."),
    wrong: "Dieser Zug ist es nicht. Versuch einen anderen.",
    right: "Richtig. Mach weiter.",
    solved: "Gelöst!",
    solved_shown: "Das ist die Lösung.",
    solution_played: "Das ist der nächste Zug.",
};
