//! Spanish, neutral between Spain and America, for everybody.
//!
//! The player is "tú"; what is true of anyone is impersonal ("se puede", "quien").
//! What happened is told in the simple past ("se guardó"), what is so by now in the
//! perfect ("ha terminado"). A "jugada" is what one plays and what is recorded, a
//! "movimiento" only a kind of moving, such as the "movimiento de flecha". The
//! computer is "la máquina", since "ordenador" and "computadora" each belong to one
//! side of the ocean; the opponent is "el rival", a side a "bando", a place at the
//! board a "puesto", a match a "serie". Marbles go "en línea", or "de lado": that is
//! a "movimiento de flecha", written "en flecha". Where marbles lie at first is the
//! "posición de salida", never "salida" alone at the head of anything, since that is
//! also the way out; a clock is "detenido", since "parado" stands upright in America.
//! Colours as names of players are masculine and have no article ("Gana Negro"), as
//! in Go; where a team can be named, nothing agrees with it.

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

/// Everything said in Spanish.
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
    skip: "Ir al tablero",
    main_menu: "Menú principal",
    play: "Jugar",
    new_game: "Nueva partida",
    games: "Partidas",
    settings: "Ajustes",
    help: "Ayuda",
    rules: "Reglas de esta partida",
    close: "Cerrar",
    undo: "Deshacer",
    dismiss: "Ocultar",
    colours: ["negra", "blanca", "roja", "azul", "amarilla", "verde"],
    colours_alone: ["Negro", "Blanco", "Rojo", "Azul", "Amarillo", "Verde"],
    human: "Persona",
    you: "Tú",
    computer_level: Text::new("Máquina {0}"),
    level: Text::new("Nivel {0}"),
    levels: [
        "primeros pasos",
        "principiante",
        "tranquilo",
        "aficionado",
        "atento",
        "sólido",
        "experimentado",
        "jugador de club",
        "fuerte",
        "muy fuerte",
        "experto",
        "fuerza máxima",
    ],
};

const PLAY: Play = Play {
    board: "Tablero",
    players: "Jugadores",
    share: "Compartir",
    present: "Presentación",
    controls: "Controles de la partida",
    your_turn: "Te toca jugar",
    to_move: Text::new("Turno de {0}"),
    thinking: "Pensando…",
    paused: "En pausa",
    pause: "Pausa",
    resume: "Seguir",
    depth: Text::new("prof. {0}"),
    estimate: Text::new("{0} canicas"),
    wins_in: Counted::new("gana en {0} jugada", "gana en {0} jugadas"),
    loses_in: Counted::new("pierde en {0} jugada", "pierde en {0} jugadas"),
    score: Text::new("{0} de {1}"),
    undo: "Deshacer",
    redo: "Rehacer",
    hint: "Pista",
    hint_wait: "Buscando una buena jugada…",
    hint_move: Text::new("Pista: {0}"),
    resign: "Rendirse",
    resigned: "Te has rendido.",
    offer_draw: "Ofrecer tablas",
    draw_ask: Text::new("{0} ofrece tablas. ¿Aceptas?"),
    draw_accept: "Aceptar tablas",
    draw_decline: "Seguir jugando",
    draw_wait: "La máquina estudia la oferta…",
    draw_declined: "La máquina sigue jugando.",
    draw_accepted: "La máquina acepta las tablas.",
    rematch: "Revancha",
    flip_short: "Girar",
    turn_left: "Girar el tablero a la izquierda",
    turn_right: "Girar el tablero a la derecha",
    more: "Más",
    looking_back: Text::new("Viendo la jugada {0} de {1}"),
    back_to_game: "Volver a la partida",
    confirm_move: Text::new("¿Jugar {0}?"),
    play_move: "Jugar",
    confirm_offer: "¿Era esa la jugada que querías? Las jugadas pueden esperar un segundo toque.",
    confirm_yes: "Confirmar las jugadas",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Jugadas",
    none_yet: "Aún no hay jugadas",
    first: "Primera posición",
    previous: "Jugada anterior",
    next: "Jugada siguiente",
    last: "Última jugada",
    notation: "Notación",
    copy: "Copiar la partida",
    copied: "Partida copiada.",
};

const COMMAND: Command = Command {
    label: "Escribe una jugada o un comando",
    placeholder: "a1b2, c3c5d4, deshacer…",
    enter: "Aceptar",
    nothing: "Escribe una jugada, como a1b2, o un comando, como deshacer.",
    unknown: Text::new("«{0}» no es una jugada ni un comando."),
    not_your_turn: "No es tu turno.",
    over: "La partida ha terminado.",
    words: [
        "deshacer",
        "rehacer",
        "pista",
        "girar voltear",
        "izquierda girar-el-tablero-a-la-izquierda",
        "derecha girar-el-tablero-a-la-derecha",
        "rendirse abandonar",
        "tablas ofrecer-tablas",
        "nueva nueva-partida",
        "revancha",
        "inicio primera",
        "anterior atrás",
        "siguiente adelante",
        "final última",
        "partidas",
        "ajustes",
        "ayuda ?",
        "pausa seguir",
        "tablero",
    ],
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "así no se escribe una jugada",
    no_cell: Text::new("el tablero no tiene la casilla {0}"),
    not_neighbours: Text::new("{0} no es vecina de {1}"),
    no_line: Text::new("de {0} a {1} no hay una línea de dos o tres"),
    along: "una jugada en línea se escribe solo con su canica trasera",
    no_triangle: "las tres casillas no se tocan todas entre sí",
    lands_on: Text::new("así la jugada acaba en {0}"),
    no_such_move: "ninguna jugada válida se escribe así",
    ambiguous: "varias jugadas encajan",
    board_number: "esta partida tiene un solo tablero",
    other_board: "ahora se juega en el otro tablero",
};

const END: End = End {
    you_win: "¡Has ganado!",
    you_lose: "Has perdido",
    draw: "Tablas",
    wins: Text::new("Gana {0}"),
    by_target: Counted::new("Una canica expulsada", "{0} canicas expulsadas"),
    by_stuck: "Sin jugadas posibles",
    by_repetition: "La misma posición por tercera vez",
    by_quiet: "Demasiadas jugadas sin expulsiones",
    by_resignation: "Por rendición",
    by_time: "Tiempo agotado",
    by_time_limit: "Se agotó el tiempo común",
    by_boards: "Los dos tableros han terminado",
    by_agreement: "De común acuerdo",
    by_ball: "Cayó la bola neutral",
    rematch_note: "Mismos jugadores, colores intercambiados",
    review: "Repasar la partida",
    save_file: "Guardar en un archivo",
    length: Counted::new("{0} jugada en total", "{0} jugadas en total"),
};

const NEW_GAME: NewGame = NewGame {
    title: "Nueva partida",
    customise: "Reglas de la partida",
    editor: "Editor de tablero",
    at_once: "Empezar ya",
    against_computer: "Contra la máquina",
    two_people: "Dos personas en este dispositivo",
};

const GAMES: Games = Games {
    deleted: "Partida eliminada.",
    import_title: "Importar partidas",
    drop_here: "Suelta el archivo para importar sus partidas",
    unreadable_file: Text::new("No se pudo leer el archivo «{0}»."),
};

const REASONS: Reasons = Reasons {
    game_over: "La partida ha terminado",
    no_group: "Solo se mueven juntas las canicas en línea que se tocan, tres como máximo",
    not_yours: Text::new("La canica de {0} no es tuya"),
    other_colour_now: "Ahora se mueve una canica del otro color",
    too_many: "Se mueven como máximo tres canicas a la vez",
    own_off_board: Text::new("Tu canica de {0} saldría del tablero"),
    not_stronger: Text::new("Con {0} no se puede empujar a {1}"),
    sandwich: Text::new("La canica de {0} impide empujar"),
    occupied: Text::new("{0} está ocupada, y solo se empuja en línea"),
    taken: Text::new("{0} está ocupada"),
    partners_only_push: "Las canicas del compañero solo se mueven al empujar",
    no_triangles: "En esta partida los triángulos no se mueven",
    place_first: "Primero se colocan todas las canicas",
    nothing_to_place: "No quedan canicas por colocar",
    not_now: "Ahora no puedes jugar",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, vacía"),
    marble_cell: Text::new("{0}, canica {1}"),
    selected: Text::new("seleccionada, {0} de {1}"),
    triangle: "un triángulo",
    carries_ball: "lleva la bola",
    own_ball_falls: "cae la bola propia",
    ball_falls: Text::new("cae la bola de {0}"),
    ball_rests: Text::new("La bola de {0} descansa sobre {1}"),
    in_hand: Text::new("{0}: {1} por colocar"),
    deselected: "Selección anulada",
    moves: Text::new("{0} juega {1}"),
    pushes: Counted::new("empuja una", "empuja {0}"),
    ejects: "expulsa una",
    previews: Text::new("Vista previa: {0}"),
    press_again: "pulsa otra vez para jugar",
    which_way: "Hay dos jugadas posibles: elige una flecha",
    directions: [
        "a la derecha",
        "arriba a la derecha",
        "arriba a la izquierda",
        "a la izquierda",
        "abajo a la izquierda",
        "abajo a la derecha",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "Este navegador no permite que la página guarde nada: las partidas solo duran hasta que cierres la página. Exporta las que quieras conservar.",
    storage_full: "El almacenamiento del navegador está lleno: esta partida no se está guardando. Elimina o exporta partidas para hacer espacio.",
    storage_conflict: "Esta partida cambió en otra pestaña. Tu versión se guardó como copia.",
    storage_newer: "Esta partida se guardó con una versión más nueva del programa y solo se puede mirar.",
    quarantined: Counted::new(
        "No se pudo leer {0} partida guardada. Se apartó, no se eliminó.",
        "No se pudieron leer {0} partidas guardadas. Se apartaron, no se eliminaron.",
    ),
    download: "Descargar",
    worker_denied: "La máquina no puede jugar en este navegador. Dos personas sí pueden.",
    worker_restarted: "La máquina dejó de responder y se reinició.",
    worker_version: "La máquina y la página son de versiones distintas. Recarga la página.",
    reload: "Recargar",
    update_ready: "Hay una nueva versión de Abalone. Recarga cuando te venga bien: tu partida se conserva.",
    no_words: "No se pudo cargar este idioma. ¿Hay conexión?",
    no_such_game: "Esta partida ya no existe.",
    clipboard_denied: "El navegador no permitió copiar.",
    pages_coming: "Cargando…",
    pages_failed: "No se pudo cargar esta parte de la página. ¿Hay conexión?",
    try_again: "Reintentar",
    pages_version: "Mientras tanto, la página se actualizó. Recárgala para seguir.",
    no_such_page: Text::new("No hay nada en «{0}». Aquí tienes tu partida."),
};
