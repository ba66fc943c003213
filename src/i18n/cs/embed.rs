//! Czech.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Hrací deska Abalone",
    cannot_show: "Tuto desku nelze zobrazit",
    whose_fault: "Adresa rámu žádá něco, co neexistuje. Opravit to může autor stránky.",
    open_site: "Otevřít Abalone na nové kartě",
    show_next: "Ukázat další tah",
    start_again: "Začít znovu",
    find: Counted::with_few("Najděte tah.", "Najděte {0} tahy.", "Najděte {0} tahů."),
    wrong: "To není ono. Zkuste jiný tah.",
    right: "Správně. Pokračujte.",
    solved: "Vyřešeno!",
    solved_shown: "To je řešení.",
    solution_played: "Toto je další tah.",
};
