//! French.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// French.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "Dans ces règles",
    special: "spécial",
    start: "Position de départ",
    start_of: Text::new("Position de départ sur le plateau {0}"),
    tap: "Touchez un plateau pour voir son coup pas à pas.",
    by_itself: "Lecture automatique",
    wrong: "Interdit\u{a0}:",
    unreadable: "Il n’y a pas de règles pour cette partie.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} et {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} en {1}"),
        moves: Text::new("{0} déplace {1} {2}"),
        pushes: Text::new(", en poussant {0}"),
        ejects: Text::new(", et {0} passe par-dessus le bord"),
        places: Text::new("{0} pose une bille en {1}"),
        on_board: Text::new("Plateau {0}\u{a0}: "),
        tries: Text::new("Interdit\u{a0}: {0} essaie de déplacer {1} {2}"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "Le but",
        Topic::Players => "Joueurs et tours",
        Topic::Placement => "Poser les billes",
        Topic::Moving => "Déplacer",
        Topic::Triangles => "Les triangles",
        Topic::TwoMoves => "Deux coups par tour",
        Topic::Pushing => "Pousser",
        Topic::Teams => "Les partenaires",
        Topic::Ejecting => "Hors du plateau",
        Topic::NotAllowed => "Ce qui est interdit",
        Topic::Balls => "Les boules neutres",
        Topic::TwoBoards => "Deux plateaux",
        Topic::End => "Autres fins et nulles",
        Topic::Clock => "La pendule",
        Topic::TakeBack => "Reprendre un coup",
        Topic::Match => "Le match",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "Une bille",
        Example::LineOfTwo => "Deux en ligne",
        Example::LineOfThree => "Trois en ligne",
        Example::PartOfLine => "Deux d’une rangée de quatre",
        Example::Broadside => "Trois de côté\u{a0}: une flèche",
        Example::TwoOne => "2 poussent 1",
        Example::ThreeOne => "3 poussent 1",
        Example::ThreeTwo => "3 poussent 2",
        Example::PacTwo => "2 contre 2\u{a0}: un pac",
        Example::PacThree => "3 contre 3\u{a0}: un pac",
        Example::Ejection => "Par-dessus le bord",
        Example::EjectionOfTwo => "De deux, la dernière sort",
        Example::OneOne => "1 contre 1",
        Example::TwoThree => "2 contre 3",
        Example::FourAtOnce => "Quatre billes à la fois",
        Example::Gap => "Un trou dans la rangée",
        Example::Bent => "Pas en ligne droite",
        Example::OwnBehind => "Votre propre bille derrière",
        Example::TheirsBehind => "Une de plus derrière, même au bord",
        Example::OffBoard => "Sortir soi-même du plateau",
        Example::SidewaysPush => "Pousser de côté",
        Example::ThreeColours => "3 poussent 2 de couleurs différentes",
        Example::MixedPac => "2 contre 2 de couleurs différentes",
        Example::EjectRed => "Une rouge sort, et compte pour Noir",
        Example::TeamStep => "La bille du partenaire suit",
        Example::TeamPush => "La bille du partenaire aide à pousser",
        Example::TeamColours => "3 poussent 2, entre partenaires",
        Example::PartnerRear => "La bille arrière est au partenaire",
        Example::PartnerBehind => "Une bille du partenaire derrière",
        Example::PartnerSide => "De côté avec le partenaire",
        Example::TeamBroadside => "De côté ensemble",
        Example::PartnerOnlyPushes => "La bille du partenaire, sans poussée",
        Example::Triangle => "Un triangle se déplace",
        Example::TriangleBlocked => "Un triangle ne pousse pas",
        Example::OwnOwn => "Pousser, puis éjecter",
        Example::OwnOther => "D’abord les billes noires, puis la blanche",
        Example::OtherOwn => "D’abord la bille blanche, puis les noires",
        Example::MisereEnd => "Par cette éjection, Noir perd",
        Example::Placement => "Une bille chacun, tour à tour",
        Example::BallFalls => "La boule de Blanc tombe\u{a0}: Blanc perd",
        Example::OwnBallFalls => "La boule de Noir tombe\u{a0}: Noir perd",
        Example::BallCarried => "Le triangle porte sa boule",
        Example::SharedTurns => "Une ronde de quatre tours",
        Example::TwoBoardsTurns => "Une ronde sur deux plateaux",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::new(
        "Poussez une bille adverse hors du plateau. Le premier à y parvenir gagne.",
        "Poussez {0} billes adverses hors du plateau. Le premier à y parvenir gagne.",
    ),
    eject_anybody: Counted::new(
        "Poussez une bille des autres hors du plateau, quelle que soit sa couleur. Le premier à y parvenir gagne.",
        "Poussez {0} billes des autres hors du plateau, quelles que soient leurs couleurs. Le premier à y parvenir gagne.",
    ),
    eject_team: Counted::new(
        "Poussez une bille adverse hors du plateau. La première équipe à y parvenir gagne.",
        "Avec vos partenaires, poussez {0} billes adverses hors du plateau. La première équipe à y parvenir gagne.",
    ),
    eject_own_target: "Poussez les billes adverses hors du plateau. Chaque camp a son propre nombre à atteindre\u{202f}; le premier à l’atteindre gagne.",
    target_of: Text::new("{0}\u{a0}: {1} à éjecter."),
    head_start: Text::new("Avance pour {0}\u{a0}: {1} au score dès le départ."),
    marbles: Counted::new("{0} bille", "{0} billes"),
    misere: Counted::new(
        "À qui perd gagne\u{a0}: le camp qui éjecte une bille a perdu.",
        "À qui perd gagne\u{a0}: le camp qui a éjecté {0} billes a perdu.",
    ),
    misere_of_many: Counted::new(
        "À qui perd gagne\u{a0}: dès que quelqu’un a éjecté une bille, la partie est terminée, et celui qui en a éjecté le moins gagne.",
        "À qui perd gagne\u{a0}: dès que quelqu’un a éjecté {0} billes, la partie est terminée, et celui qui en a éjecté le moins gagne.",
    ),
    misere_reached: "À qui perd gagne\u{a0}: le camp qui atteint en premier son nombre d’éjections a perdu.",
    misere_reached_of_many: "À qui perd gagne\u{a0}: dès que quelqu’un atteint son nombre d’éjections, la partie est terminée, et celui qui en a éjecté le moins gagne.",
    ball_loses: "Le camp dont la boule neutre tombe a perdu aussi.",
    boards_eject: Counted::new(
        "On joue sur deux plateaux à la fois. Poussez une bille adverse hors d’un plateau, et votre équipe gagne ce plateau.",
        "On joue sur deux plateaux à la fois. Poussez {0} billes adverses hors d’un plateau, et votre équipe gagne ce plateau.",
    ),
    boards_misere: Counted::new(
        "On joue sur deux plateaux à la fois, à qui perd gagne\u{a0}: l’équipe qui éjecte une bille d’un plateau perd ce plateau.",
        "On joue sur deux plateaux à la fois, à qui perd gagne\u{a0}: l’équipe qui a éjecté {0} billes d’un plateau perd ce plateau.",
    ),
    boards_decide: "Quand les deux plateaux sont terminés, l’équipe qui en a gagné le plus l’emporte. À un partout, on additionne les éjections des deux plateaux\u{a0}: le plus grand nombre gagne.",
    boards_decide_misere: "Quand les deux plateaux sont terminés, l’équipe qui en a gagné le plus l’emporte. À un partout, on additionne les éjections des deux plateaux\u{a0}: le plus petit nombre gagne.",
};

const PLAYERS: Players = Players {
    players: Text::new("{0} joueurs, avec {1} billes chacun."),
    fewer_marbles: Text::new("{0} n’en a que {1}."),
    begins: Text::new("{0} commence\u{202f}; ensuite, chaque camp joue à son tour."),
    order: Text::new("On joue dans cet ordre\u{a0}: {0}, et ainsi de suite."),
    alone: "Chacun joue pour soi.",
    teams: Text::new("Les équipes\u{a0}: {0}."),
    facing: "Les partenaires se font face.",
    every_second: "Un joueur sur deux est de la même équipe.",
    shared_colours: Text::new(
        "Quatre joueurs, deux par couleur, avec {0} billes par couleur. Les partenaires les partagent toutes et les jouent à tour de rôle\u{a0}: le premier joueur de Noir, le premier de Blanc, le second de Noir, le second de Blanc.",
    ),
    one_at_each_board: Text::new(
        "Quatre joueurs en deux équipes\u{a0}: l’une joue Noir sur les deux plateaux, l’autre Blanc. Sur chaque plateau, chaque couleur a {0} billes, et un joueur de chaque équipe s’y trouve.",
    ),
    no_conferring: "Les partenaires n’ont pas le droit de se concerter.",
    place_in_turn: "Le plateau est d’abord vide. Tour à tour, chacun pose une de ses billes sur une case vide de son choix.",
    place_all_first: Text::new(
        "Rien ne bouge avant que toutes les billes soient posées. Ensuite, {0} commence.",
    ),
};

const MOVES: Moves = Moves {
    group: "Un coup déplace une, deux ou trois de vos billes d’une case, toutes dans la même direction. Elles doivent se toucher et former une ligne droite.",
    in_line: "En ligne, les billes se suivent, en avant ou en arrière.",
    broadside: "De côté, en flèche, deux ou trois billes vont chacune sur une case vide voisine.",
    part_of_line: "Vous pouvez ne déplacer qu’une partie d’une rangée plus longue.",
    must_move: "Un tour est un seul coup. On ne peut pas passer.",
    triangle: "Trois de vos billes qui se touchent toutes peuvent aussi se déplacer ensemble, d’une case dans n’importe quelle direction.",
    triangle_never_pushes: "Un triangle ne pousse jamais\u{a0}: les cases où il arrive doivent être vides.",
    own_own: "Un tour compte deux coups avec vos billes, deux fois les mêmes si vous voulez.",
    own_other: "Un tour compte deux coups\u{a0}: d’abord un avec vos billes, puis un avec les billes adverses.",
    other_own: "Un tour compte deux coups\u{a0}: d’abord un avec les billes adverses, puis un avec les vôtres.",
    any: "Un tour compte deux coups, un avec vos billes et un avec les billes adverses, dans l’ordre que vous voulez.",
    first_turn_one: "Seul le tout premier tour de la partie est un coup unique, avec ses propres billes.",
    other_colour: "Les billes adverses se jouent comme l’adversaire pourrait les jouer.",
    at_once: "La partie se termine dès que l’objectif est atteint, même après le premier des deux coups.",
    skipped: "Si l’un des deux coups est impossible, il est omis.",
    boards_order: "On joue dans cet ordre\u{a0}: Noir sur le plateau 1, Noir sur le plateau 2, Blanc sur le plateau 1, Blanc sur le plateau 2.",
    boards_change: "Après deux coups sur un plateau, on passe à l’autre. Les deux équipes changent ensemble\u{a0}: on rencontre toujours le même adversaire.",
    boards_change_counter: "Après deux coups sur un plateau, on passe à l’autre. L’équipe de Blanc change une ronde plus tard\u{a0}: on rencontre les deux adversaires.",
    boards_skip: "Quand un plateau est terminé, la partie continue sur l’autre.",
};

const PUSHES: Pushes = Pushes {
    sumito: "En ligne, vos billes en poussent d’autres si elles sont plus nombreuses\u{a0}: 2 poussent 1, et 3 poussent 1 ou 2. C’est un sumito.",
    room_behind: "Derrière les billes poussées, il faut une case vide, ou le bord du plateau.",
    pac: "À égalité, on ne pousse pas. C’est un pac.",
    colours_together: "Des billes adverses de couleurs différentes dans une même rangée comptent ensemble.",
    optional: "On n’est jamais obligé de pousser.",
    team_inline: "En ligne, les billes de vos partenaires devant les vôtres avancent et poussent avec elles, jusqu’à trois billes en tout.",
    team_only_push: "Les billes de vos partenaires devant les vôtres aident à pousser, jusqu’à trois billes en tout. Sans poussée, elles ne suivent pas.",
    own_rear: "La bille arrière doit être à vous.",
    own_sideways: "De côté, vous ne déplacez que vos billes.",
    team_sideways: "De côté aussi, les billes des partenaires suivent, si l’une au moins est à vous.",
    partners_block: "Une équipe ne pousse pas ses propres billes. Derrière des billes poussées, celles des partenaires bloquent comme les vôtres.",
    out: "Une bille poussée par-dessus le bord est éjectée.",
    gutter: "Elle reste dans la rigole autour du plateau, à la vue de tous.",
    mover_keeps: "Elle compte pour le joueur qui a poussé, quelle que soit sa couleur.",
    team_keeps: "Elle compte pour l’équipe qui a poussé.",
    own_colour_loses: "Elle compte contre sa propre couleur, quel que soit celui qui a joué.",
    own_stay: "Aucune bille ne sort du plateau par un coup de son propre camp.",
    refused: "Le plateau refuse ces tentatives et dit pourquoi.",
    ball_rests: "Chaque camp a une boule neutre, posée sur trois de ses billes.",
    ball_falls: "Elle tombe dès que l’une de ces trois billes bouge, quel que soit celui qui la joue ou la pousse.",
    ball_fallen: "Le camp dont la boule tombe a perdu. Si les deux tombent à la fois, la partie est nulle.",
    ball_carried: "Elle n’accompagne ces trois billes que si elles bougent ensemble, en triangle.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Qui ne peut plus jouer a perdu. Cela n’arrive presque jamais.",
    stuck_draws: "Si le joueur dont c’est le tour ne peut plus jouer, la partie est nulle.",
    stuck_skipped: "Qui ne peut pas jouer passe son tour. Si personne ne peut jouer, la partie est nulle.",
    repetition: "Si une position se présente pour la troisième fois, la partie est nulle.",
    no_repetition: "La même position peut se présenter aussi souvent qu’on veut.",
    quiet: Counted::new(
        "Après {0} coup sans éjection, la partie est nulle.",
        "Après {0} coups sans éjection, la partie est nulle.",
    ),
    boards_as_they_stand: "Sur deux plateaux, ce n’est pas encore une nulle\u{a0}: on compte alors les plateaux tels qu’ils sont.",
    agreement: "On peut s’accorder sur une nulle.",
    resigning: [
        "Qui abandonne a perdu.",
        "Si un joueur abandonne, son équipe a perdu.",
        "Qui abandonne ne joue plus\u{202f}; ses billes restent. Le dernier en jeu gagne.",
        "Si un joueur abandonne, son équipe ne joue plus\u{202f}; ses billes restent. La dernière équipe en jeu gagne.",
    ],
    time_is_up: [
        "Qui n’a plus de temps a perdu, même au milieu d’un coup.",
        "Si un joueur n’a plus de temps, son équipe a perdu, même au milieu d’un coup.",
        "Qui n’a plus de temps ne joue plus\u{202f}; ses billes restent. Le dernier en jeu gagne.",
        "Si un joueur n’a plus de temps, son équipe ne joue plus\u{202f}; ses billes restent. La dernière équipe en jeu gagne.",
    ],
    clock_each: Text::new(
        "Chaque joueur a {0} pour toute la partie. Sa pendule ne tourne que pendant ses tours.",
    ),
    clock_adds: Text::new("Chaque tour ajoute {0}."),
    clock_for_all: Text::new(
        "La partie dure {0} au plus. Elle s’arrête alors aussitôt, même au milieu d’un tour.",
    ),
    clock_more_wins: "Qui a alors le plus d’éjections gagne\u{202f}; à égalité, la partie est nulle.",
    clock_fewer_wins: "Qui a alors le moins d’éjections gagne\u{202f}; à égalité, la partie est nulle.",
    clock_boards: "On compte alors les deux plateaux tels qu’ils sont.",
    minutes: Counted::new("{0} minute", "{0} minutes"),
    seconds: Counted::new("{0} seconde", "{0} secondes"),
    take_back: "On peut reprendre un coup.",
    no_take_back: "Un coup joué ne se reprend pas.",
    games: Counted::new(
        "Le match compte {0} partie.",
        "Le match compte {0} parties.",
    ),
    colours_swapped: "Après chaque partie, les deux joueurs échangent leurs couleurs.",
    each_begins: "Celui qui commence change à chaque partie.",
    added_up: "On additionne les éjections de toutes les parties.",
};
