//! French.

use crate::i18n::Counted;
use crate::i18n::embed::EmbedMessages;

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Plateau d’Abalone",
    cannot_show: "Ce plateau ne peut pas être affiché",
    whose_fault: "L’adresse du cadre demande une chose qui n’existe pas. L’auteur de la page peut la corriger.",
    open_site: "Ouvrir Abalone dans un nouvel onglet",
    show_next: "Montrer le coup suivant",
    start_again: "Recommencer",
    find: Counted::new("Trouvez le coup.", "Trouvez {0} coups."),
    wrong: "Pas celui-ci. Essayez un autre coup.",
    right: "C’est juste. Continuez.",
    solved: "Résolu\u{202f}!",
    solved_shown: "Voilà la solution.",
    solution_played: "Voici le coup suivant.",
};
