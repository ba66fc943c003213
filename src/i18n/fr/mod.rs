//! French.
//!
//! The player is "vous". A "coup" is what one plays and what is recorded; to go back on
//! it is "annuler" on buttons and "reprendre" in rules, and to make it again "rétablir",
//! since "rejouer" is also to play once more. Marbles go "en ligne", or "de côté", which
//! is "en flèche". What wins is "l’objectif", a side a "camp", the seat at the board a
//! "place", its clock a "pendule". Colours as names of players are masculine and have
//! no article ("Noir gagne"); where a team can be named, no verb agrees with it. Before
//! a colon and inside guillemets stands a no-break space, before ; ! ? a narrow one.

mod agree;
mod by_ear;
mod by_link;
mod embed;
mod layouts;
mod link;
mod pages;
mod rulebook;
mod settings;
mod share;
mod table;

use crate::i18n::catalogue::Language;
use crate::i18n::messages::{
    Command, Common, End, Faults, Games, Messages, NewGame, Notices, Play, Reasons, RecordPanel,
    Speech,
};
use crate::i18n::text::{Counted, Text};

/// Everything said in French.
pub static LANGUAGE: Language = Language {
    game: &MESSAGES,
    pages: &pages::PAGES,
    rules: &rulebook::RULEBOOK,
    board: &embed::EMBED,
};

/// What is said where a game is played.
static MESSAGES: Messages = Messages {
    common: COMMON,
    play: PLAY,
    by_link: by_link::BY_LINK,
    table: table::TABLE,
    record: RECORD,
    command: COMMAND,
    end: END,
    new_game: NEW_GAME,
    games: GAMES,
    reason: REASONS,
    speech: SPEECH,
    notice: NOTICES,
};

const COMMON: Common = Common {
    title: "Abalone",
    skip: "Aller au plateau",
    main_menu: "Menu principal",
    play: "Jouer",
    new_game: "Nouvelle partie",
    games: "Parties",
    settings: "Réglages",
    help: "Aide",
    rules: "Règles de cette partie",
    close: "Fermer",
    undo: "Annuler",
    dismiss: "Masquer",
    colours: ["noire", "blanche", "rouge", "bleue", "jaune", "verte"],
    colours_alone: ["Noir", "Blanc", "Rouge", "Bleu", "Jaune", "Vert"],
    human: "Humain",
    you: "Vous",
    computer_level: Text::new("Ordinateur {0}"),
    level: Text::new("Niveau {0}"),
    levels: [
        "premiers pas",
        "débutant",
        "tranquille",
        "amateur",
        "attentif",
        "solide",
        "expérimenté",
        "joueur de club",
        "fort",
        "très fort",
        "expert",
        "force maximale",
    ],
};

const PLAY: Play = Play {
    board: "Plateau",
    players: "Joueurs",
    share: "Partager",
    present: "Présentation",
    controls: "Commandes de la partie",
    your_turn: "À vous de jouer",
    to_move: Text::new("Au tour de {0}"),
    thinking: "Réflexion…",
    paused: "En pause",
    pause: "Pause",
    resume: "Reprendre",
    depth: Text::new("prof. {0}"),
    estimate: Text::new("{0} bille"),
    wins_in: Counted::new("gagne en {0} coup", "gagne en {0} coups"),
    loses_in: Counted::new("perd en {0} coup", "perd en {0} coups"),
    score: Text::new("{0} sur {1}"),
    undo: "Annuler",
    redo: "Rétablir",
    hint: "Conseil",
    hint_wait: "Recherche d’un bon coup…",
    hint_move: Text::new("Conseil\u{a0}: {0}"),
    resign: "Abandonner",
    resigned: "Vous avez abandonné.",
    offer_draw: "Proposer la nulle",
    draw_ask: Text::new("{0} propose la nulle. Accepter\u{202f}?"),
    draw_accept: "Accepter la nulle",
    draw_decline: "Continuer",
    draw_wait: "L’ordinateur examine la proposition…",
    draw_declined: "L’ordinateur continue la partie.",
    draw_accepted: "L’ordinateur accepte la nulle.",
    rematch: "Revanche",
    flip_short: "Pivoter",
    turn_left: "Tourner le plateau à gauche",
    turn_right: "Tourner le plateau à droite",
    more: "Plus",
    looking_back: Text::new("Coup {0} sur {1}"),
    back_to_game: "Revenir à la partie",
    confirm_move: Text::new("Jouer {0}\u{202f}?"),
    play_move: "Jouer",
    confirm_offer: "Était-ce le coup voulu\u{202f}? Les coups peuvent attendre un second toucher.",
    confirm_yes: "Confirmer les coups",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Coups",
    none_yet: "Aucun coup pour l’instant",
    first: "Première position",
    previous: "Coup précédent",
    next: "Coup suivant",
    last: "Dernier coup",
    notation: "Notation",
    copy: "Copier la partie",
    copied: "Partie copiée.",
};

const COMMAND: Command = Command {
    label: "Écrire un coup ou une commande",
    placeholder: "a1b2, c3c5d4, annuler…",
    enter: "Valider",
    nothing: "Écrivez un coup comme a1b2, ou une commande comme annuler.",
    unknown: Text::new("«\u{a0}{0}\u{a0}» n’est ni un coup ni une commande."),
    not_your_turn: "Ce n’est pas votre tour.",
    over: "La partie est terminée.",
    words: [
        "annuler",
        "rétablir rejouer",
        "conseil",
        "pivoter retourner",
        "gauche tourner-le-plateau-à-gauche",
        "droite tourner-le-plateau-à-droite",
        "abandonner abandon",
        "nulle proposer-la-nulle",
        "nouvelle nouvelle-partie",
        "revanche",
        "début premier",
        "précédent retour",
        "suivant",
        "fin dernier",
        "parties",
        "réglages",
        "aide ?",
        "pause reprendre",
        "plateau",
    ],
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "un coup ne s’écrit pas ainsi",
    no_cell: Text::new("le plateau n’a pas de case {0}"),
    not_neighbours: Text::new("{0} et {1} ne sont pas voisines"),
    no_line: Text::new("{0} et {1} ne sont pas les bouts d’une ligne de deux ou trois"),
    along: "un coup en ligne s’écrit avec la seule bille arrière",
    no_triangle: "les trois cases ne se touchent pas toutes",
    lands_on: Text::new("ainsi, le coup finit en {0}"),
    no_such_move: "aucun coup permis ne s’écrit ainsi",
    ambiguous: "plusieurs coups conviennent",
    board_number: "cette partie n’a qu’un plateau",
    other_board: "c’est sur l’autre plateau qu’il faut jouer",
};

const END: End = End {
    you_win: "Vous avez gagné\u{202f}!",
    you_lose: "Vous avez perdu",
    draw: "Partie nulle",
    wins: Text::new("{0} gagne"),
    by_target: Counted::new("Une bille éjectée", "{0} billes éjectées"),
    by_stuck: "Plus aucun coup possible",
    by_repetition: "La même position pour la troisième fois",
    by_quiet: "Trop de coups sans éjection",
    by_resignation: "Par abandon",
    by_time: "Temps écoulé",
    by_time_limit: "Le temps commun est écoulé",
    by_boards: "Les deux plateaux sont terminés",
    by_agreement: "D’un commun accord",
    by_ball: "La boule neutre est tombée",
    rematch_note: "Mêmes joueurs, couleurs échangées",
    review: "Revoir la partie",
    save_file: "Enregistrer dans un fichier",
    length: Counted::new("{0} coup joué", "{0} coups joués"),
};

const NEW_GAME: NewGame = NewGame {
    title: "Nouvelle partie",
    customise: "Règles de la partie",
    editor: "Éditeur de plateau",
    at_once: "Commencer tout de suite",
    against_computer: "Contre l’ordinateur",
    two_people: "À deux sur cet appareil",
};

const GAMES: Games = Games {
    deleted: "Partie supprimée.",
    import_title: "Importer des parties",
    drop_here: "Déposez le fichier pour importer ses parties",
    unreadable_file: Text::new("Le fichier «\u{a0}{0}\u{a0}» n’a pas pu être lu."),
};

const REASONS: Reasons = Reasons {
    game_over: "La partie est terminée",
    no_group: "Seules des billes alignées qui se touchent bougent ensemble, trois au plus",
    not_yours: Text::new("La bille en {0} n’est pas à vous"),
    other_colour_now: "C’est une bille de l’autre couleur qui bouge maintenant",
    too_many: "Trois billes au plus bougent à la fois",
    own_off_board: Text::new("Votre bille en {0} sortirait du plateau"),
    not_stronger: Text::new("Avec {0}, on ne pousse pas {1}"),
    sandwich: Text::new("La bille en {0} bloque la poussée"),
    occupied: Text::new("{0} est occupée, et seul un coup en ligne peut pousser"),
    taken: Text::new("{0} est occupée"),
    partners_only_push: "Les billes du partenaire ne bougent que pour pousser",
    no_triangles: "Les triangles ne bougent pas dans cette partie",
    place_first: "Il faut d’abord poser toutes les billes",
    nothing_to_place: "Il ne reste aucune bille à poser",
    not_now: "Vous ne pouvez pas jouer maintenant",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, vide"),
    marble_cell: Text::new("{0}, bille {1}"),
    selected: Text::new("choisie, {0} sur {1}"),
    triangle: "un triangle",
    carries_ball: "porte la boule",
    own_ball_falls: "sa propre boule tombe",
    ball_falls: Text::new("la boule de {0} tombe"),
    ball_rests: Text::new("La boule de {0} repose sur {1}"),
    in_hand: Text::new("{0}\u{a0}: {1} à poser"),
    deselected: "Choix effacé",
    moves: Text::new("{0} joue {1}"),
    pushes: Counted::new("pousse une bille", "pousse {0} billes"),
    ejects: "éjecte une bille",
    previews: Text::new("Aperçu\u{a0}: {0}"),
    press_again: "appuyez encore pour jouer",
    which_way: "Deux coups possibles\u{a0}: choisissez une flèche",
    directions: [
        "à droite",
        "en haut à droite",
        "en haut à gauche",
        "à gauche",
        "en bas à gauche",
        "en bas à droite",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "Ce navigateur ne permet pas à la page de garder quoi que ce soit\u{a0}: les parties ne durent que jusqu’à la fermeture de la page. Exportez celles que vous voulez garder.",
    storage_full: "La mémoire du navigateur est pleine\u{a0}: cette partie n’est pas enregistrée. Supprimez ou exportez des parties pour faire de la place.",
    storage_conflict: "Cette partie a changé dans un autre onglet. Votre version a été enregistrée sous forme de copie.",
    storage_newer: "Cette partie a été enregistrée par une version plus récente du programme\u{202f}; on peut seulement la regarder.",
    quarantined: Counted::new(
        "{0} partie enregistrée n’a pas pu être lue. Elle a été mise de côté, non supprimée.",
        "{0} parties enregistrées n’ont pas pu être lues. Elles ont été mises de côté, non supprimées.",
    ),
    download: "Télécharger",
    worker_denied: "L’ordinateur ne peut pas jouer dans ce navigateur. On peut toujours jouer à deux.",
    worker_restarted: "L’ordinateur ne répondait plus\u{202f}; il a été relancé.",
    worker_version: "L’ordinateur est d’une autre version que cette page. Rechargez la page.",
    reload: "Recharger",
    update_ready: "Une nouvelle version d’Abalone est prête. Rechargez quand vous voulez\u{a0}: votre partie est conservée.",
    no_words: "Cette langue n’a pas pu être chargée. Vérifiez la connexion.",
    no_such_game: "Cette partie n’existe plus.",
    clipboard_denied: "Le navigateur n’a pas permis la copie.",
    pages_coming: "Chargement…",
    pages_failed: "Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion.",
    try_again: "Réessayer",
    pages_version: "Cette page a été mise à jour entre-temps. Rechargez-la pour continuer.",
    no_such_page: Text::new("Il n’y a rien à l’adresse «\u{a0}{0}\u{a0}». Voici votre partie."),
};

#[cfg(test)]
mod tests {
    use crate::i18n::{Lang, Part};

    /// A mark alone at the beginning of a line is what happens where its space is an
    /// ordinary one.
    #[test]
    fn no_line_breaks_before_its_mark() {
        for part in [Part::Board, Part::Pages] {
            // The words of a command are told apart by spaces.
            let text = part.text(Lang::Fr).replace("aide ?", "");
            for apart in [" :", " ;", " !", " ?", " »", "« "] {
                let wrong = text.lines().find(|line| line.contains(apart));
                assert_eq!(wrong, None);
            }
        }
    }
}
