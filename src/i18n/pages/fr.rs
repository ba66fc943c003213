//! French, for the screens that are fetched when they are first opened.

use super::{Help, Import, PageMessages, Problems, RecordFaults, Settings, agree};
use crate::i18n::text::{Counted, Text};

/// French.
pub static PAGES: PageMessages = PageMessages {
    main: &crate::i18n::fr::LOCALE.messages,
    settings: SETTINGS,
    help: HELP,
    import: IMPORT,
    problem: PROBLEMS,
    new_game: agree::fr::NEW_GAME,
    customise: agree::fr::CUSTOMISE,
    editor: agree::fr::EDITOR,
};

const SETTINGS: Settings = Settings {
    language: "Langue",
    board: "Plateau",
    play: "Jeu",
    thinking: "Montrer la réflexion de l’ordinateur",
    thinking_note: "Profondeur et estimation pendant qu’il réfléchit",
    confirm: "Confirmer les coups",
    confirm_note: "Demander avant de jouer un coup",
    auto_turn: "Tourner le plateau pour chaque joueur",
    auto_turn_note: "Quand plusieurs personnes partagent cet appareil",
    animation: "Animation",
    animation_note: "Les billes glissent jusqu’à leur case",
    privacy: "Les parties et les réglages restent sur cet appareil.",
    version: Text::new("Version {0}"),
};

const HELP: Help = Help {
    goal_title: "Le but",
    goal: "Poussez six billes adverses hors du plateau avant de perdre les vôtres. Noir commence ; on joue un coup par tour.",
    rules: "Règles de la partie en cours, avec exemples",
    moving_title: "Les coups",
    moving: [
        "Déplacez une, deux ou trois de vos billes qui se touchent en ligne droite, d’une case, dans l’une des six directions.",
        "En ligne, une rangée plus longue pousse une plus courte : 3 poussent 2 ou 1, 2 poussent 1. À forces égales, on ne pousse pas.",
        "Il faut une case vide, ou le bord, derrière les billes poussées. Une bille poussée par-dessus le bord est éjectée.",
        "De côté, en flèche, les billes n’entrent que dans des cases vides ; elles ne poussent jamais.",
    ],
    touch_title: "Au doigt, au stylet ou à la souris",
    touch: [
        "Touchez une à trois billes alignées, puis la case ou la flèche où elles doivent aller.",
        "Ou glissez le long de vos billes et continuez d’un seul geste : au-delà du bout pour avancer en ligne, de côté pour une flèche. Relâchez pour jouer.",
        "Revenez en arrière, ou sortez du plateau, pour changer d’avis.",
        "Toucher une bille que vous pouvez pousser la pousse.",
        "Là où les triangles se déplacent : touchez trois billes qui se touchent toutes, ou tournez au coin en glissant.",
        "Là où l’on pose les billes : touchez une case vide, ou glissez et relâchez là où la bille doit aller.",
    ],
    keys_title: "Au clavier",
    keys: [
        "Flèches : parcourir le plateau",
        "Espace : choisir une bille, ou en poser une ; Maj + direction : en choisir d’autres",
        "Q W, A D, Z X (par leur place sur un clavier QWERTY) : les six directions ; la première pression montre le coup, la seconde le joue",
        "Entrée : jouer ; Échap : revenir",
        "U : annuler ; H : conseil ; F : retourner le plateau ; B : autre plateau ; P : arrêter la pendule",
        "Hors du plateau, ← → : parcourir les coups",
        "Hors du plateau, Début et Fin : première et dernière position",
        "? : cette aide",
        "M : écrire un coup",
    ],
    typing_title: "En écrivant",
    typing: [
        "En ligne : la bille arrière et la case voisine, comme a1b2.",
        "En flèche : les deux bouts et la nouvelle case du premier, comme c3c5d4.",
        "Triangle : les trois cases et la nouvelle case de la première, comme b3c3c4c4.",
        "Poser une bille : sa case, comme e5.",
        "Ou une commande : annuler, rejouer, conseil, retourner, abandonner, nulle, nouvelle.",
    ],
};

const IMPORT: Import = Import {
    note: "Collez des parties en APGN, choisissez un fichier ou déposez-en un n’importe où sur cette page.",
    paste: "Parties en texte",
    file: "Choisir un fichier",
    go: "Importer",
    nothing: "Ce texte ne contient aucune partie.",
    imported: Counted::new("{0} partie importée.", "{0} parties importées."),
    errors: Counted::new(
        "{0} partie n’a pas pu être lue. Votre texte est toujours là.",
        "{0} parties n’ont pas pu être lues. Votre texte est toujours là.",
    ),
    error_game: Text::new("partie {0}"),
    error_line: Text::new("ligne {0}"),
    error_ply: Text::new("coup {0}"),
    error_token: Text::new("à « {0} »"),
    error: Text::new("{0} : {1}"),
    fault: RECORD_FAULTS,
};

const RECORD_FAULTS: RecordFaults = RecordFaults {
    comment_open: "le commentaire ne finit pas",
    tag: "une étiquette s’écrit [Nom \"valeur\"]",
    mark: "après $, il faut un nombre jusqu’à 255",
    variation_first: "une variante remplace un coup, et il n’y en a pas",
    variation_open: "la variante ne finit pas",
    variation_closed: "aucune variante ne peut finir ici",
    too_deep: "trop de variantes les unes dans les autres",
    game: "ce jeu n’existe pas",
    layout: "cette position de départ n’existe pas",
    layout_does_not_fit: "la position de départ ne convient pas à ce jeu",
    no_position: "un départ particulier demande l’étiquette Position",
    option: "cette option n’existe pas",
    option_value: Text::new("sa valeur doit être {0}"),
    position: "ce n’est pas une position de ce jeu",
    notation: "la notation doit être Aba-Pro, Nacre ou UCI",
    read_as: Text::new("{0} (lu comme {1})"),
    notation_unclear: "aucune étiquette ne nomme la notation, et les coups se lisent de deux façons",
    no_notation_fits: "aucune étiquette ne nomme la notation, et les coups n’en suivent aucune",
};

const PROBLEMS: Problems = Problems {
    turn_colours: "Jouer aussi les billes adverses demande une partie à deux couleurs",
    ball_colours: "Les boules neutres demandent une partie à deux couleurs",
    ball_marbles: "Indiquez les trois billes sur lesquelles repose chaque boule neutre",
    turn_boards: "Sur deux plateaux, un tour est un seul coup",
    placement_boards: "Sur deux plateaux, les billes ne se placent pas librement",
    first_boards: "Sur deux plateaux, c’est la première place qui commence",
    no_first: "Aucune place de ce numéro ne peut commencer",
    won_at_start: Text::new("{0} aurait atteint le but dès le départ"),
    out_of_reach: Text::new("{0} ne pourrait faire que {1} points : le but est hors d’atteinte"),
    games: Text::new("Un match compte de 1 à {0} parties"),
    start: "Le départ n’est pas une position de ce jeu",
    too_many: Text::new("{0} a plus de billes que n’en compte le jeu"),
    ball_misplaced: Text::new(
        "La boule de {0} doit reposer sur trois billes voisines de cette couleur",
    ),
};
