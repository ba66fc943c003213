//! Italian.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// Italian.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "In queste regole",
    special: "speciale",
    start: "La posizione iniziale",
    start_of: Text::new("La posizione iniziale sulla plancia {0}"),
    tap: "Tocca una plancia per vederne la mossa passo per passo.",
    by_itself: "Le plance si animano da sole",
    wrong: "Vietato:",
    unreadable: "Per questa partita non ci sono regole.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} e {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} in {1}"),
        moves: Text::new("Il {0} muove {1} {2}"),
        pushes: Text::new(", spingendo {0}"),
        ejects: Text::new(", e manda {0} oltre il bordo"),
        places: Text::new("Il {0} piazza una biglia in {1}"),
        on_board: Text::new("Plancia {0}. "),
        tries: Text::new("Vietato: il {0} prova a muovere {1} {2}"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "Scopo del gioco",
        Topic::Players => "Giocatori e turni",
        Topic::Placement => "Piazzare le biglie",
        Topic::Moving => "Muovere le biglie",
        Topic::Triangles => "Triangoli",
        Topic::TwoMoves => "Due mosse per turno",
        Topic::Pushing => "Spingere",
        Topic::Teams => "Compagni",
        Topic::Ejecting => "Fuori dalla plancia",
        Topic::NotAllowed => "Che cosa è vietato",
        Topic::Balls => "Le sfere neutre",
        Topic::TwoBoards => "Due plance",
        Topic::End => "Altri finali e patte",
        Topic::Clock => "L’orologio",
        Topic::TakeBack => "Ritirare una mossa",
        Topic::Match => "L’incontro",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "Una biglia",
        Example::LineOfTwo => "Due in linea",
        Example::LineOfThree => "Tre in linea",
        Example::PartOfLine => "Due di una fila di quattro",
        Example::Broadside => "Tre di lato: mossa laterale",
        Example::TwoOne => "2 spingono 1",
        Example::ThreeOne => "3 spingono 1",
        Example::ThreeTwo => "3 spingono 2",
        Example::PacTwo => "2 contro 2: pac",
        Example::PacThree => "3 contro 3: pac",
        Example::Ejection => "Oltre il bordo",
        Example::EjectionOfTwo => "Di due, esce quella esterna",
        Example::OneOne => "1 contro 1",
        Example::TwoThree => "2 contro 3",
        Example::FourAtOnce => "Quattro biglie insieme",
        Example::Gap => "Un vuoto nella fila",
        Example::Bent => "Non in linea retta",
        Example::OwnBehind => "Dietro c’è una biglia tua",
        Example::TheirsBehind => "Un’altra biglia dietro, anche sul bordo",
        Example::OffBoard => "Uscire dalla plancia",
        Example::SidewaysPush => "Spingere di lato",
        Example::ThreeColours => "3 spingono 2 di colori diversi",
        Example::MixedPac => "2 contro 2 di colori diversi",
        Example::EjectRed => "La rossa esce e vale per il Nero",
        Example::TeamStep => "Avanza anche la biglia del compagno",
        Example::TeamPush => "La biglia del compagno aiuta a spingere",
        Example::TeamColours => "3 spingono 2, insieme al compagno",
        Example::PartnerRear => "In coda c’è la biglia del compagno",
        Example::PartnerBehind => "Dietro c’è una biglia del compagno",
        Example::PartnerSide => "Di lato con una biglia del compagno",
        Example::TeamBroadside => "Di lato insieme",
        Example::PartnerOnlyPushes => "La biglia del compagno senza spinta",
        Example::Triangle => "Un triangolo si muove",
        Example::TriangleBlocked => "Un triangolo non spinge",
        Example::OwnOwn => "Spingere, poi espellere",
        Example::OwnOther => "Prima le biglie del Nero, poi quelle del Bianco",
        Example::OtherOwn => "Prima la biglia del Bianco, poi quella del Nero",
        Example::MisereEnd => "Con questa espulsione il Nero perde",
        Example::Placement => "Una biglia a testa, a turno",
        Example::BallFalls => "Cade la sfera del Bianco: il Bianco ha perso",
        Example::OwnBallFalls => "Cade la sfera del Nero: il Nero ha perso",
        Example::BallCarried => "Il triangolo porta con sé la sfera",
        Example::SharedTurns => "Un giro di quattro turni",
        Example::TwoBoardsTurns => "Un giro su due plance",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::new(
        "Spingi una biglia avversaria fuori dalla plancia. Vince chi lo fa per primo.",
        "Spingi {0} biglie avversarie fuori dalla plancia. Vince chi ci riesce per primo.",
    ),
    eject_anybody: Counted::new(
        "Spingi fuori dalla plancia una biglia altrui, di qualsiasi colore. Vince chi lo fa per primo.",
        "Spingi fuori dalla plancia {0} biglie altrui, di qualsiasi colore. Vince chi ci riesce per primo.",
    ),
    eject_team: Counted::new(
        "Spingi una biglia avversaria fuori dalla plancia. Vince la prima squadra che ci riesce.",
        "Con la tua squadra, spingi {0} biglie avversarie fuori dalla plancia. Vince la prima squadra che ci riesce.",
    ),
    eject_own_target: "Spingi le biglie avversarie fuori dalla plancia. Ogni parte ha un proprio numero da raggiungere; vince chi lo raggiunge per primo.",
    target_of: Text::new("{0}: {1} da espellere."),
    head_start: Text::new("{0}: {1} di vantaggio fin dalla partenza."),
    marbles: Counted::new("{0} biglia", "{0} biglie"),
    misere: Counted::new(
        "A vinciperdi: la parte che spinge una biglia fuori dalla plancia ha perso.",
        "A vinciperdi: la parte che ha spinto {0} biglie fuori dalla plancia ha perso.",
    ),
    misere_of_many: Counted::new(
        "A vinciperdi: appena qualcuno spinge una biglia fuori dalla plancia la partita finisce, e vince chi ne ha espulse di meno.",
        "A vinciperdi: appena qualcuno ha spinto {0} biglie fuori dalla plancia la partita finisce, e vince chi ne ha espulse di meno.",
    ),
    misere_reached: "A vinciperdi: la parte che raggiunge per prima il proprio numero di espulsioni ha perso.",
    misere_reached_of_many: "A vinciperdi: appena qualcuno raggiunge il proprio numero di espulsioni la partita finisce, e vince chi ha espulso meno biglie.",
    ball_loses: "Perde anche la parte la cui sfera neutra cade.",
    boards_eject: Counted::new(
        "Si gioca su due plance contemporaneamente. Spingi una biglia avversaria fuori da una plancia, e la tua squadra ha vinto quella plancia.",
        "Si gioca su due plance contemporaneamente. Spingi {0} biglie avversarie fuori da una plancia, e la tua squadra ha vinto quella plancia.",
    ),
    boards_misere: Counted::new(
        "Si gioca su due plance contemporaneamente, e a vinciperdi: la squadra che spinge una biglia fuori da una plancia ha perso quella plancia.",
        "Si gioca su due plance contemporaneamente, e a vinciperdi: la squadra che ha spinto {0} biglie fuori da una plancia ha perso quella plancia.",
    ),
    boards_decide: "Quando il gioco è finito su entrambe le plance, vince la squadra che ne ha vinte di più. Con una a testa, si sommano le espulsioni sulle due plance: vince chi ne ha di più.",
    boards_decide_misere: "Quando il gioco è finito su entrambe le plance, vince la squadra che ne ha vinte di più. Con una a testa, si sommano le espulsioni sulle due plance: vince chi ne ha di meno.",
};

const PLAYERS: Players = Players {
    players: Text::new("{0} giocatori con {1} biglie ciascuno."),
    fewer_marbles: Text::new("Il {0} ne ha solo {1}."),
    begins: Text::new("Comincia il {0}; poi le due parti si alternano."),
    order: Text::new("I turni seguono quest’ordine: {0}; poi si ricomincia."),
    alone: "Ognuno gioca per sé.",
    teams: Text::new("Le squadre: {0}."),
    facing: "I compagni siedono uno di fronte all’altro.",
    every_second: "I giocatori delle due squadre siedono alternati.",
    shared_colours: Text::new(
        "Quattro giocatori, due per colore, con {0} biglie per colore. I compagni le hanno tutte in comune e le muovono a turno: prima il primo giocatore del Nero, poi il primo del Bianco, il secondo del Nero, il secondo del Bianco.",
    ),
    one_at_each_board: Text::new(
        "Quattro giocatori in due squadre: una gioca con il Nero su entrambe le plance, l’altra con il Bianco. A ogni plancia siede un giocatore per squadra, con {0} biglie per colore.",
    ),
    no_conferring: "I compagni non possono parlare delle loro mosse.",
    place_in_turn: "All’inizio la plancia è vuota. A turno, ognuno mette una propria biglia su una casella vuota a scelta.",
    place_all_first: Text::new(
        "Nulla si muove finché non sono piazzate tutte le biglie. Poi comincia il {0}.",
    ),
};

const MOVES: Moves = Moves {
    group: "Con una mossa sposti di una casella una, due o tre delle tue biglie, tutte nella stessa direzione. Devono toccarsi e stare in linea retta.",
    in_line: "In linea, le biglie si seguono, in avanti o all’indietro.",
    broadside: "Di lato, con una mossa laterale, due o tre biglie vanno ciascuna in una casella vuota accanto.",
    part_of_line: "Puoi muovere anche solo una parte di una fila più lunga.",
    must_move: "In ogni turno si fa una mossa. Non si può passare.",
    triangle: "Anche tre tue biglie che si toccano tutte fra loro possono muoversi insieme, di una casella in qualsiasi direzione.",
    triangle_never_pushes: "Un triangolo non spinge mai: le caselle in cui arriva devono essere vuote.",
    own_own: "In ogni turno fai due mosse con le tue biglie, anche due volte con le stesse.",
    own_other: "In ogni turno fai due mosse: prima una con le tue biglie, poi una con quelle avversarie.",
    other_own: "In ogni turno fai due mosse: prima una con le biglie avversarie, poi una con le tue.",
    any: "In ogni turno fai due mosse, una con le tue biglie e una con quelle avversarie, nell’ordine che vuoi.",
    first_turn_one: "Solo nel primissimo turno della partita si fa una mossa sola, con le proprie biglie.",
    other_colour: "Le biglie avversarie si muovono come potrebbe muoverle l’avversario.",
    at_once: "La partita finisce appena si raggiunge lo scopo, anche dopo la prima delle due mosse.",
    skipped: "Se una delle due mosse è impossibile, si salta.",
    boards_order: "Si gioca in quest’ordine: il Nero sulla plancia 1, il Nero sulla plancia 2, il Bianco sulla plancia 1, il Bianco sulla plancia 2.",
    boards_change: "Dopo due mosse su una plancia passi all’altra. Le due squadre cambiano insieme, così incontri sempre lo stesso avversario.",
    boards_change_counter: "Dopo due mosse su una plancia passi all’altra. La squadra del Bianco cambia un giro più tardi, così incontri entrambi gli avversari.",
    boards_skip: "Quando il gioco è finito su una plancia, continua sull’altra.",
};

const PUSHES: Pushes = Pushes {
    sumito: "In linea, le tue biglie ne spingono altre se sono più numerose: 2 spingono 1, e 3 spingono 1 o 2. Si chiama sumito.",
    room_behind: "Dietro le biglie spinte ci dev’essere una casella vuota, oppure il bordo della plancia.",
    pac: "A parità di biglie non si spinge. Si chiama pac.",
    colours_together: "Le biglie avversarie di colori diversi nella stessa fila contano insieme.",
    optional: "Non è mai obbligatorio spingere.",
    team_inline: "In linea, le biglie dei compagni davanti alle tue avanzano e spingono insieme alle tue, fino a tre biglie in tutto.",
    team_only_push: "Le biglie dei compagni davanti alle tue ti aiutano a spingere, fino a tre biglie in tutto. Se non si spinge, non si muovono.",
    own_rear: "La biglia di coda deve essere tua.",
    own_sideways: "Di lato muovi solo le tue biglie.",
    team_sideways: "Anche di lato le biglie dei compagni si muovono con le tue: almeno una dev’essere tua.",
    partners_block: "Le biglie dei compagni non possono essere spinte dalla propria squadra. Dietro le biglie spinte bloccano, come le tue.",
    out: "Una biglia spinta oltre il bordo è espulsa dal gioco.",
    gutter: "Resta nel canale intorno alla plancia, dove tutti la vedono.",
    mover_keeps: "Qualunque sia il suo colore, vale per il giocatore che l’ha spinta.",
    team_keeps: "Vale per la squadra che l’ha spinta.",
    own_colour_loses: "Conta a sfavore del proprio colore, chiunque abbia fatto la mossa.",
    own_stay: "Nessuna biglia esce dalla plancia con una mossa della propria parte.",
    refused: "La plancia rifiuta questi tentativi e spiega perché.",
    ball_rests: "Ogni parte ha una sfera neutra, che poggia su tre sue biglie.",
    ball_falls: "Cade appena una di queste tre si muove, chiunque la muova o la spinga.",
    ball_fallen: "Perde la parte la cui sfera cade. Se cadono entrambe nello stesso momento, la partita è patta.",
    ball_carried: "Solo se si muovono esattamente queste tre, in triangolo, la sfera va con loro.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Chi non ha più mosse ha perso. Non succede quasi mai.",
    stuck_draws: "Se chi è di turno non ha più mosse, la partita è patta.",
    stuck_skipped: "Chi non ha mosse salta il turno. Se nessuno può muovere, la partita è patta.",
    repetition: "Se una posizione si presenta per la terza volta, la partita è patta.",
    no_repetition: "La stessa posizione può ripresentarsi quante volte si vuole.",
    quiet: Counted::new(
        "Dopo {0} mossa senza espulsioni la partita è patta.",
        "Dopo {0} mosse senza espulsioni la partita è patta.",
    ),
    boards_as_they_stand: "Su due plance non è ancora patta: le plance si contano così come sono.",
    agreement: "Ci si può accordare sulla patta.",
    resigning: [
        "Chi abbandona ha perso.",
        "Se un giocatore abbandona, la squadra ha perso.",
        "Chi abbandona non gioca più; le sue biglie restano. Vince l’ultimo rimasto in gioco.",
        "Se un giocatore abbandona, la squadra non gioca più; le sue biglie restano. Vince l’ultima squadra rimasta in gioco.",
    ],
    time_is_up: [
        "Chi esaurisce il tempo ha perso, anche a metà mossa.",
        "Se un giocatore esaurisce il tempo, la squadra ha perso, anche a metà mossa.",
        "Chi esaurisce il tempo non gioca più; le sue biglie restano. Vince l’ultimo rimasto in gioco.",
        "Se un giocatore esaurisce il tempo, la squadra non gioca più; le sue biglie restano. Vince l’ultima squadra rimasta in gioco.",
    ],
    clock_each: Text::new(
        "Ogni giocatore ha {0} per tutta la partita. Il suo orologio corre solo durante i suoi turni.",
    ),
    clock_adds: Text::new("Ogni turno aggiunge {0}."),
    clock_for_all: Text::new(
        "La partita dura al massimo {0}. Poi si ferma subito, anche a metà turno.",
    ),
    clock_more_wins: "Vince chi a quel punto ha più espulsioni; in caso di parità è patta.",
    clock_fewer_wins: "Vince chi a quel punto ha meno espulsioni; in caso di parità è patta.",
    clock_boards: "Le due plance si contano allora così come sono.",
    minutes: Counted::new("{0} minuto", "{0} minuti"),
    seconds: Counted::new("{0} secondo", "{0} secondi"),
    take_back: "Una mossa si può ritirare.",
    no_take_back: "Una mossa fatta non si può ritirare.",
    games: Counted::new(
        "L’incontro è di {0} partita.",
        "L’incontro è di {0} partite.",
    ),
    colours_swapped: "Dopo ogni partita i due giocatori si scambiano i colori.",
    each_begins: "Chi comincia cambia a rotazione, partita dopo partita.",
    added_up: "Le espulsioni di tutte le partite si sommano.",
};
