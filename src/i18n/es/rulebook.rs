//! Spanish.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// Spanish.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "En estas reglas",
    special: "especial",
    start: "Posición de salida",
    start_of: Text::new("Posición de salida en el tablero {0}"),
    tap: "Toca un tablero para ver su jugada paso a paso.",
    by_itself: "Reproducción automática",
    wrong: "No permitido:",
    unreadable: "No hay reglas para esta partida.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} y {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} en {1}"),
        moves: Text::new("{0} mueve {1} {2}"),
        pushes: Text::new(", empujando {0}"),
        ejects: Text::new("; la de {0} sale por el borde"),
        places: Text::new("{0} coloca una canica en {1}"),
        on_board: Text::new("Tablero {0}: "),
        tries: Text::new("No permitido: {0} intenta mover {1} {2}"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "El objetivo",
        Topic::Players => "Jugadores y turnos",
        Topic::Placement => "Colocar las canicas",
        Topic::Moving => "Mover",
        Topic::Triangles => "Los triángulos",
        Topic::TwoMoves => "Dos jugadas por turno",
        Topic::Pushing => "Empujar",
        Topic::Teams => "Los compañeros",
        Topic::Ejecting => "Fuera del tablero",
        Topic::NotAllowed => "Lo que no está permitido",
        Topic::Balls => "Las bolas neutrales",
        Topic::TwoBoards => "Dos tableros",
        Topic::End => "Otros finales y tablas",
        Topic::Clock => "El reloj",
        Topic::TakeBack => "Deshacer jugadas",
        Topic::Match => "La serie",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "Una canica",
        Example::LineOfTwo => "Dos en línea",
        Example::LineOfThree => "Tres en línea",
        Example::PartOfLine => "Dos de una fila de cuatro",
        Example::Broadside => "Tres de lado: una flecha",
        Example::TwoOne => "2 empujan a 1",
        Example::ThreeOne => "3 empujan a 1",
        Example::ThreeTwo => "3 empujan a 2",
        Example::PacTwo => "2 contra 2: un pac",
        Example::PacThree => "3 contra 3: un pac",
        Example::Ejection => "Más allá del borde",
        Example::EjectionOfTwo => "De dos, sale la última",
        Example::OneOne => "1 contra 1",
        Example::TwoThree => "2 contra 3",
        Example::FourAtOnce => "Cuatro canicas a la vez",
        Example::Gap => "Un hueco en la fila",
        Example::Bent => "No en línea recta",
        Example::OwnBehind => "Una canica tuya detrás",
        Example::TheirsBehind => "Una más detrás, incluso en el borde",
        Example::OffBoard => "Salirse del tablero",
        Example::SidewaysPush => "Empujar de lado",
        Example::ThreeColours => "3 empujan a 2 de distinto color",
        Example::MixedPac => "2 contra 2 de distinto color",
        Example::EjectRed => "Sale una roja, y cuenta para Negro",
        Example::TeamStep => "La canica del compañero también avanza",
        Example::TeamPush => "La canica del compañero ayuda a empujar",
        Example::TeamColours => "3 empujan a 2, entre compañeros",
        Example::PartnerRear => "La canica trasera es del compañero",
        Example::PartnerBehind => "Una canica del compañero detrás",
        Example::PartnerSide => "De lado con una canica del compañero",
        Example::TeamBroadside => "Juntos de lado",
        Example::PartnerOnlyPushes => "La canica del compañero, sin empujar",
        Example::Triangle => "Un triángulo se mueve",
        Example::TriangleBlocked => "Un triángulo no empuja",
        Example::OwnOwn => "Empujar, y luego expulsar",
        Example::OwnOther => "Primero las canicas negras, luego la blanca",
        Example::OtherOwn => "Primero la canica blanca, luego las negras",
        Example::MisereEnd => "Con esta expulsión, Negro pierde",
        Example::Placement => "Una canica cada uno, por turnos",
        Example::BallFalls => "Cae la bola de Blanco: pierde Blanco",
        Example::OwnBallFalls => "Cae la bola de Negro: pierde Negro",
        Example::BallCarried => "El triángulo lleva su bola",
        Example::SharedTurns => "Una ronda de cuatro turnos",
        Example::TwoBoardsTurns => "Una ronda en dos tableros",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::new(
        "Empuja una canica rival fuera del tablero. Gana quien lo consiga primero.",
        "Empuja {0} canicas rivales fuera del tablero. Gana quien lo consiga primero.",
    ),
    eject_anybody: Counted::new(
        "Empuja una canica de los demás fuera del tablero, sea del color que sea. Gana quien lo consiga primero.",
        "Empuja {0} canicas de los demás fuera del tablero, sean del color que sean. Gana quien lo consiga primero.",
    ),
    eject_team: Counted::new(
        "Empuja una canica rival fuera del tablero. Gana el primer equipo que lo consiga.",
        "Con tus compañeros, empuja {0} canicas rivales fuera del tablero. Gana el primer equipo que lo consiga.",
    ),
    eject_own_target: "Empuja las canicas rivales fuera del tablero. Cada bando tiene que llegar a un número propio; gana quien llegue primero.",
    target_of: Text::new("{0}: {1} por expulsar."),
    head_start: Text::new("Ventaja para {0}: {1} en el marcador desde el principio."),
    marbles: Counted::new("{0} canica", "{0} canicas"),
    misere: Counted::new(
        "Se juega a perder: pierde el bando que expulse una canica.",
        "Se juega a perder: pierde el bando que expulse {0} canicas.",
    ),
    misere_of_many: Counted::new(
        "Se juega a perder: la partida termina cuando alguien ha expulsado una canica, y gana quien haya expulsado menos.",
        "Se juega a perder: la partida termina cuando alguien ha expulsado {0} canicas, y gana quien haya expulsado menos.",
    ),
    misere_reached: "Se juega a perder: pierde el bando que llegue primero a su número de expulsiones.",
    misere_reached_of_many: "Se juega a perder: la partida termina cuando alguien llega a su número de expulsiones, y gana quien haya expulsado menos.",
    ball_loses: "También pierde el bando cuya bola neutral caiga.",
    boards_eject: Counted::new(
        "Se juega en dos tableros a la vez. Empuja una canica rival fuera de un tablero, y tu equipo gana ese tablero.",
        "Se juega en dos tableros a la vez. Empuja {0} canicas rivales fuera de un tablero, y tu equipo gana ese tablero.",
    ),
    boards_misere: Counted::new(
        "Se juega en dos tableros a la vez, y a perder: el equipo que expulse una canica de un tablero pierde ese tablero.",
        "Se juega en dos tableros a la vez, y a perder: el equipo que expulse {0} canicas de un tablero pierde ese tablero.",
    ),
    boards_decide: "Cuando terminan los dos tableros, gana el equipo que haya ganado más tableros. Si cada uno ganó uno, se suman las expulsiones de los dos y gana quien tenga más.",
    boards_decide_misere: "Cuando terminan los dos tableros, gana el equipo que haya ganado más tableros. Si cada uno ganó uno, se suman las expulsiones de los dos y gana quien tenga menos.",
};

const PLAYERS: Players = Players {
    players: Text::new("{0} jugadores con {1} canicas cada uno."),
    fewer_marbles: Text::new("{0} solo tiene {1}."),
    begins: Text::new("Empieza {0}; después, los dos bandos se turnan."),
    order: Text::new("Los turnos siguen este orden: {0}, y vuelta a empezar."),
    alone: "Cada uno juega por su cuenta.",
    teams: Text::new("Los equipos: {0}."),
    facing: "Los compañeros se sientan frente a frente.",
    every_second: "Los jugadores de los dos equipos se sientan alternados.",
    shared_colours: Text::new(
        "Cuatro jugadores, dos por color, con {0} canicas de cada color. Los compañeros las comparten todas y las juegan por turnos: el primer jugador de Negro, el primero de Blanco, el segundo de Negro, el segundo de Blanco.",
    ),
    one_at_each_board: Text::new(
        "Cuatro jugadores en dos equipos: uno lleva Negro en los dos tableros; el otro, Blanco. En cada tablero hay {0} canicas de cada color y se sienta un jugador de cada equipo.",
    ),
    no_conferring: "Los compañeros no pueden hablar de sus jugadas.",
    place_in_turn: "Al principio el tablero está vacío. Por turnos, cada uno coloca una de sus canicas en la casilla vacía que quiera.",
    place_all_first: Text::new(
        "Nada se mueve hasta que todas las canicas estén colocadas. Después empieza {0}.",
    ),
};

const MOVES: Moves = Moves {
    group: "En una jugada mueves una, dos o tres de tus canicas una casilla, todas en la misma dirección. Tienen que tocarse y formar una línea recta.",
    in_line: "En línea, las canicas van una tras otra, hacia delante o hacia atrás.",
    broadside: "De lado, en un movimiento de flecha, dos o tres canicas pasan cada una a una casilla vacía vecina.",
    part_of_line: "Puedes mover solo una parte de una fila más larga.",
    must_move: "Un turno es una jugada. No se puede pasar.",
    triangle: "También se pueden mover juntas tres canicas tuyas que se toquen todas entre sí, una casilla en cualquier dirección.",
    triangle_never_pushes: "Un triángulo nunca empuja: las casillas a las que llega tienen que estar vacías.",
    own_own: "Un turno son dos jugadas con tus canicas, las dos con las mismas si quieres.",
    own_other: "Un turno son dos jugadas: primero una con tus canicas y luego una con las del rival.",
    other_own: "Un turno son dos jugadas: primero una con las canicas del rival y luego una con las tuyas.",
    any: "Un turno son dos jugadas, una con tus canicas y una con las del rival, en el orden que quieras.",
    first_turn_one: "Solo el primer turno de toda la partida es una única jugada, con las canicas propias.",
    other_colour: "Las canicas del rival se mueven como podría moverlas el rival.",
    at_once: "La partida termina en cuanto se alcanza el objetivo, incluso tras la primera de las dos jugadas.",
    skipped: "Si una de las dos jugadas es imposible, se omite.",
    boards_order: "Se juega en este orden: Negro en el tablero 1, Negro en el tablero 2, Blanco en el tablero 1, Blanco en el tablero 2.",
    boards_change: "Tras dos jugadas en un tablero, pasas al otro. Los dos equipos cambian a la vez, así que siempre te enfrentas al mismo rival.",
    boards_change_counter: "Tras dos jugadas en un tablero, pasas al otro. El equipo de Blanco cambia una ronda más tarde, así que te enfrentas a los dos rivales.",
    boards_skip: "Cuando un tablero termina, la partida sigue en el otro.",
};

const PUSHES: Pushes = Pushes {
    sumito: "En línea, tus canicas empujan a otras si son más: 2 empujan a 1, y 3 empujan a 1 o a 2. Eso se llama sumito.",
    room_behind: "Detrás de las canicas empujadas tiene que haber una casilla vacía, o el borde del tablero.",
    pac: "A igual número no se empuja. Eso se llama pac.",
    colours_together: "Las canicas rivales de distinto color en una misma fila cuentan juntas.",
    optional: "Nunca es obligatorio empujar.",
    team_inline: "En línea, las canicas de tus compañeros que están delante de las tuyas avanzan y empujan con ellas, hasta tres canicas en total.",
    team_only_push: "Las canicas de tus compañeros que están delante de las tuyas te ayudan a empujar, hasta tres canicas en total. Si no se empuja, no avanzan.",
    own_rear: "La canica trasera tiene que ser tuya.",
    own_sideways: "De lado solo mueves tus propias canicas.",
    team_sideways: "También de lado se mueven las canicas de los compañeros, si al menos una es tuya.",
    partners_block: "Un equipo no puede empujar sus propias canicas. Detrás de las empujadas, las de los compañeros bloquean igual que las tuyas.",
    out: "Una canica empujada más allá del borde queda expulsada.",
    gutter: "Se queda en el canal que rodea el tablero, a la vista de todos.",
    mover_keeps: "Cuenta para quien empujó, sea del color que sea.",
    team_keeps: "Cuenta para el equipo que empujó.",
    own_colour_loses: "Cuenta en contra de su propio color, juegue quien juegue.",
    own_stay: "Ninguna canica sale del tablero por una jugada de su propio bando.",
    refused: "El tablero rechaza estos intentos y dice por qué.",
    ball_rests: "Cada bando tiene una bola neutral, que descansa sobre tres de sus canicas.",
    ball_falls: "Cae en cuanto se mueve una de esas tres, la mueva o la empuje quien sea.",
    ball_fallen: "Pierde el bando cuya bola cae. Si caen las dos a la vez, la partida queda en tablas.",
    ball_carried: "La bola solo va con ellas cuando esas tres se mueven juntas en triángulo.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Pierde quien no tenga ninguna jugada posible. Casi nunca ocurre.",
    stuck_draws: "Si quien tiene el turno no puede jugar, la partida queda en tablas.",
    stuck_skipped: "Quien no puede jugar pierde el turno. Si nadie puede, la partida queda en tablas.",
    repetition: "Si una posición aparece por tercera vez, la partida queda en tablas.",
    no_repetition: "La misma posición puede aparecer cuantas veces se quiera.",
    quiet: Counted::new(
        "Tras {0} jugada sin expulsiones, la partida queda en tablas.",
        "Tras {0} jugadas sin expulsiones, la partida queda en tablas.",
    ),
    boards_as_they_stand: "En dos tableros eso aún no son tablas: los tableros se cuentan entonces tal como están.",
    agreement: "Se pueden acordar tablas.",
    resigning: [
        "Quien se rinde pierde.",
        "Si un jugador se rinde, pierde su equipo.",
        "Quien se rinde deja de jugar; sus canicas se quedan. Gana el último que quede.",
        "Si un jugador se rinde, su equipo deja de jugar; sus canicas se quedan. Gana el último equipo que quede.",
    ],
    time_is_up: [
        "Quien agota su tiempo pierde, incluso en mitad de una jugada.",
        "Si un jugador agota su tiempo, pierde su equipo, incluso en mitad de una jugada.",
        "Quien agota su tiempo deja de jugar; sus canicas se quedan. Gana el último que quede.",
        "Si un jugador agota su tiempo, su equipo deja de jugar; sus canicas se quedan. Gana el último equipo que quede.",
    ],
    clock_each: Text::new(
        "Cada jugador tiene {0} para toda la partida. Su reloj solo corre durante sus turnos.",
    ),
    clock_adds: Text::new("Cada turno añade {0}."),
    clock_for_all: Text::new(
        "La partida dura {0} como máximo. Entonces termina de inmediato, incluso en mitad de un turno.",
    ),
    clock_more_wins: "Gana quien tenga entonces más expulsiones; a igual número, tablas.",
    clock_fewer_wins: "Gana quien tenga entonces menos expulsiones; a igual número, tablas.",
    clock_boards: "Los dos tableros se cuentan entonces tal como están.",
    minutes: Counted::new("{0} minuto", "{0} minutos"),
    seconds: Counted::new("{0} segundo", "{0} segundos"),
    take_back: "Una jugada se puede deshacer.",
    no_take_back: "Una jugada hecha no se puede deshacer.",
    games: Counted::new(
        "La serie es de {0} partida.",
        "La serie es de {0} partidas.",
    ),
    colours_swapped: "Después de cada partida, los dos intercambian los colores.",
    each_begins: "En cada partida empieza el siguiente jugador.",
    added_up: "Se suman las expulsiones de todas las partidas.",
};
