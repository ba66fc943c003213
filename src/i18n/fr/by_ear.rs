//! French, for those who play by ear.

use crate::i18n::pages::ByEarWords;
use crate::i18n::text::Text;

/// The words.
pub const BY_EAR: ByEarWords = ByEarWords {
    title: "À l’oreille",
    words: [
        "répéter derniercoup",
        "score points",
        "tour trait",
        "pendule temps",
        "case quoi",
        "rangée",
        "diagonales lignes",
        "coups possibles",
        "rangées tout",
        "billes",
        "copier",
        "coller",
    ],
    tells: [
        "le dernier coup",
        "combien de billes chaque camp a éjectées",
        "à qui de jouer, et ce qui reste du tour",
        "ce qu’indiquent les pendules",
        "ce qu’il y a sur la case où vous êtes",
        "ce qu’il y a dans sa rangée",
        "ce qu’il y a dans les deux diagonales qui passent par elle",
        "tous les coups de la bille sur laquelle vous êtes",
        "tout le plateau, rangée par rangée",
        "où sont les billes de chaque couleur\u{202f}; tapez une couleur pour n’entendre qu’elle",
        "copie la position sous forme de texte",
        "commence une partie à partir d’une position en texte",
    ],
    ctrl: "Ctrl",
    with_cell: Text::new(
        "Avec une case après le mot, la question porte sur cette case\u{a0}: {0}.",
    ),
    box_note: "Échap ramène du champ de saisie au plateau.",
    off_note: "Les raccourcis à une touche peuvent être désactivés dans les réglages\u{202f}; les mots tapés fonctionnent toujours.",
    walk_title: "Une partie entière à l’oreille",
    walk_intro: "Deux personnes au même clavier jouent jusqu’à la première bille éjectée.",
    hear: Text::new("Vous entendez\u{a0}: {0}"),
    walk_new: Text::new("Appuyez sur {0}, tapez {1}, puis Entrée."),
    walk_who: Text::new(
        "Sous «\u{a0}Qui joue\u{a0}», choisissez «\u{a0}{0}\u{a0}» avec les flèches. Allez avec Tab jusqu’à «\u{a0}{1}\u{a0}» et appuyez sur Entrée.",
    ),
    walk_rules: Text::new(
        "Dépliez «\u{a0}{0}\u{a0}» avec Entrée et choisissez «\u{a0}{1}\u{a0}»\u{202f}; dépliez «\u{a0}{2}\u{a0}» et choisissez {3}. Allez jusqu’à «\u{a0}{4}\u{a0}» et appuyez sur Entrée. Vous êtes sur le plateau.",
    ),
    walk_to: Text::new("Allez avec les flèches jusqu’à {0}."),
    walk_show: Text::new("Appuyez sur {0}\u{a0}: le coup est montré, pas encore joué."),
    walk_play: Text::new("Appuyez encore sur {0}."),
    walk_type: Text::new("Blanc préfère taper\u{a0}: {0}, {1}, Entrée."),
    walk_back: Text::new(
        "Échap ramène au plateau. Allez jusqu’à {0} et appuyez deux fois sur {1}.",
    ),
    walk_ask: Text::new("Appuyez sur {0}."),
    walk_review: Text::new(
        "Pour revoir la partie, appuyez sur {0}, tapez {1}, puis Entrée\u{202f}; hors du plateau, la flèche gauche fait de même.",
    ),
    walk_kept: Text::new(
        "La partie est conservée depuis le premier coup\u{202f}; vous la trouvez sous «\u{a0}{0}\u{a0}».",
    ),
    row: Text::new("Rangée {0}\u{a0}: {1}"),
    line: Text::new("De {0} à {1}\u{a0}: {2}"),
    run: Text::new("de {0} à {1}"),
    empty: "vide",
    no_moves_of: Text::new("{0} n’a aucun coup pour l’instant"),
    may_place: Text::new("On peut poser une bille en {0}"),
    no_clock: "Cette partie se joue sans pendule",
    copied: "Position copiée.",
    paste_here: "Collez la position ici et appuyez sur Entrée.",
    no_position: "Ce n’est pas une position de ce jeu.",
};
