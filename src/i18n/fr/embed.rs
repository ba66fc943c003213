//! French.

use crate::i18n::embed::{EmbedFaults, EmbedMessages};
use crate::i18n::{Counted, Text};

pub const EMBED: EmbedMessages = EmbedMessages {
    title: "Plateau d’Abalone",
    cannot_show: "Ce plateau ne peut pas être affiché",
    whose_fault: "L’adresse du cadre demande quelque chose qui n’existe pas. L’auteur de la page peut la corriger.",
    open_site: "Ouvrir Abalone dans un nouvel onglet",
    show_next: "Montrer le coup suivant",
    start_again: "Recommencer",
    find: Counted::new("Trouvez le coup.", "Trouvez {0} coups."),
    wrong: "Pas celui-ci. Essayez un autre coup.",
    right: "C’est juste. Continuez.",
    solved: "Résolu\u{202f}!",
    solved_shown: "Voilà la solution.",
    solution_played: "Voici le coup suivant.",
    fault: EmbedFaults {
        of: Text::new("{0}\u{a0}: {1}"),
        too_long: "la valeur est trop longue",
        encoding: "l’encodage-pourcent est endommagé",
        one_of: Text::new("les valeurs possibles sont {0}"),
        number_from: Text::new("il faut un nombre entier à partir de {0}"),
        number: Text::new("il faut un nombre entier de {0} à {1}"),
        no_layout: "aucune position de départ ne porte ce nom",
        no_preset: "aucun jeu ne porte ce nom",
        hex: Text::new("il faut six chiffres hexadécimaux, par exemple {0}"),
        language: Text::new("il faut un code de langue, par exemple {0}"),
        origin: Text::new("il faut l’origine d’une page, par exemple {0}"),
        together: Text::new("{0} et {1} ne vont pas ensemble"),
        no_solution: "un problème demande une solution",
        no_task: "une solution va avec un problème, donc avec mode=puzzle",
        position: "ce n’est pas une position de ce jeu",
        link: "le code de la partie est incomplet ou endommagé",
        link_move: Text::new("le coup {0} de la partie n’est pas permis"),
        record: "le texte de la partie est illisible",
        record_line: Text::new(
            "le texte de la partie est illisible\u{a0}: l’erreur est à la ligne {0}",
        ),
        no_game: "le texte ne contient aucune partie",
        rules: "ces règles ne permettent pas de jouer",
        solution: Text::new("solution, coup {0}\u{a0}: {1}"),
        layout: "cette position de départ appartient à un autre type de jeu",
        no_colour: "personne ne joue cette couleur dans cette partie",
        no_ply: Counted::new("la partie n’a que {0} coup", "la partie n’a que {0} coups"),
        exactly: "Précisions pour l’auteur de la page\u{a0}:",
    },
};
