//! Italian.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Plancia di Abalone",
    cannot_show: "Questa plancia non si può mostrare",
    whose_fault: "L’indirizzo del riquadro chiede qualcosa che non esiste. Può correggerlo chi ha creato la pagina.",
    open_site: "Apri Abalone in una nuova scheda",
    show_next: "Mostra la mossa successiva",
    start_again: "Ricomincia",
    find: Counted::new("Trova la mossa.", "Trova {0} mosse."),
    wrong: "Non è questa. Prova un’altra mossa.",
    right: "Giusto. Continua.",
    solved: "Risolto!",
    solved_shown: "Ecco la soluzione.",
    solution_played: "Questa è la mossa successiva.",
};
