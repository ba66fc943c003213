//! Italian.
//!
//! The player is "tu", and what holds for everybody is said impersonally ("si
//! spinge", "vince chi…"). Colours that act have their article, as in chess: "il
//! Nero", "tocca al Bianco"; lists, labels and whatever may be the name of a person
//! go without. The neutral ball is a "sfera" ("palla" invites jokes), misère is
//! "vinciperdi", a match "incontro". Partners' marbles lie in front, so they never
//! "seguono": they "avanzano" or "si muovono". Words in these files: biglia, plancia,
//! casella, mossa in linea, mossa laterale, espellere, canale, patta.

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

/// Everything said in Italian.
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
    skip: "Vai alla plancia",
    main_menu: "Menu principale",
    play: "Gioca",
    new_game: "Nuova partita",
    games: "Partite",
    settings: "Impostazioni",
    help: "Aiuto",
    rules: "Regole di questa partita",
    close: "Chiudi",
    undo: "Annulla",
    dismiss: "Nascondi",
    colours: ["nera", "bianca", "rossa", "blu", "gialla", "verde"],
    colours_alone: ["Nero", "Bianco", "Rosso", "Blu", "Giallo", "Verde"],
    human: "Persona",
    you: "Tu",
    computer_level: Text::new("Computer {0}"),
    level: Text::new("Livello {0}"),
    levels: [
        "primi passi",
        "principiante",
        "tranquillo",
        "dilettante",
        "attento",
        "solido",
        "navigato",
        "da circolo",
        "forte",
        "molto forte",
        "esperto",
        "forza massima",
    ],
};

const PLAY: Play = Play {
    board: "Plancia",
    players: "Giocatori",
    share: "Condividi",
    present: "Presentazione",
    controls: "Comandi della partita",
    your_turn: "Tocca a te",
    to_move: Text::new("Tocca al {0}"),
    thinking: "Sta pensando…",
    paused: "In pausa",
    pause: "Pausa",
    resume: "Riprendi",
    depth: Text::new("prof. {0}"),
    estimate: Text::new("{0} biglie"),
    wins_in: Counted::new("vince in {0} mossa", "vince in {0} mosse"),
    loses_in: Counted::new("perde in {0} mossa", "perde in {0} mosse"),
    score: Text::new("{0} su {1}"),
    undo: "Annulla",
    redo: "Ripeti",
    hint: "Consiglio",
    hint_wait: "Cerco una buona mossa…",
    hint_move: Text::new("Consiglio: {0}"),
    resign: "Abbandona",
    resigned: "Hai abbandonato.",
    offer_draw: "Proponi patta",
    draw_ask: Text::new("Il {0} propone patta. Accetti?"),
    draw_accept: "Accetta la patta",
    draw_decline: "Continua",
    draw_wait: "Il computer valuta la proposta di patta…",
    draw_declined: "Il computer preferisce continuare.",
    draw_accepted: "Il computer accetta la patta.",
    rematch: "Rivincita",
    flip_short: "Gira",
    turn_left: "Ruota la plancia a sinistra",
    turn_right: "Ruota la plancia a destra",
    more: "Altro",
    looking_back: Text::new("Mossa {0} di {1}"),
    back_to_game: "Torna alla partita",
    confirm_move: Text::new("Giocare {0}?"),
    play_move: "Gioca",
    confirm_offer: "Era la mossa che volevi? Le mosse possono aspettare un secondo tocco.",
    confirm_yes: "Chiedi conferma",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Mosse",
    none_yet: "Ancora nessuna mossa",
    first: "Prima posizione",
    previous: "Mossa precedente",
    next: "Mossa successiva",
    last: "Ultima mossa",
    notation: "Notazione",
    copy: "Copia la partita",
    copied: "Partita copiata.",
};

const COMMAND: Command = Command {
    label: "Scrivi una mossa o un comando",
    placeholder: "a1b2, c3c5d4, annulla…",
    enter: "Invia",
    nothing: "Scrivi una mossa, per esempio a1b2, o un comando, per esempio annulla.",
    unknown: Text::new("«{0}» non è né una mossa né un comando."),
    not_your_turn: "Non tocca a te.",
    over: "La partita è finita.",
    words: [
        "annulla ritira",
        "ripeti",
        "consiglio suggerimento",
        "gira capovolgi",
        "sinistra ruota-la-plancia-a-sinistra",
        "destra ruota-la-plancia-a-destra",
        "abbandona abbandono",
        "patta proponi-patta",
        "nuova nuova-partita",
        "rivincita",
        "inizio",
        "indietro precedente",
        "avanti successiva",
        "fine ultima",
        "partite",
        "impostazioni",
        "aiuto ?",
        "pausa riprendi",
        "plancia",
    ],
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "una mossa non si scrive così",
    no_cell: Text::new("sulla plancia non c’è la casella {0}"),
    not_neighbours: Text::new("{0} e {1} non sono vicine"),
    no_line: Text::new("{0} e {1} non sono gli estremi di una linea di due o tre"),
    along: "una mossa in linea si scrive solo con la biglia di coda",
    no_triangle: "le tre caselle non si toccano tutte fra loro",
    lands_on: Text::new("in quella direzione la mossa finisce in {0}"),
    no_such_move: "nessuna mossa valida si scrive così",
    ambiguous: "sono possibili più mosse",
    board_number: "questa partita ha una sola plancia",
    other_board: "si gioca sull’altra plancia",
};

const END: End = End {
    you_win: "Hai vinto!",
    you_lose: "Hai perso",
    draw: "Patta",
    wins: Text::new("Vince il {0}"),
    by_target: Counted::new("Una biglia espulsa", "{0} biglie espulse"),
    by_stuck: "Nessuna mossa possibile",
    by_repetition: "Stessa posizione per la terza volta",
    by_quiet: "Troppe mosse senza espulsioni",
    by_resignation: "Per abbandono",
    by_time: "Tempo scaduto",
    by_time_limit: "Il tempo comune è scaduto",
    by_boards: "Il gioco è finito su entrambe le plance",
    by_agreement: "Di comune accordo",
    by_ball: "La sfera neutra è caduta",
    rematch_note: "Stessi giocatori, colori scambiati",
    review: "Rivedi la partita",
    save_file: "Salva in un file",
    length: Counted::new("{0} mossa giocata", "{0} mosse giocate"),
};

const NEW_GAME: NewGame = NewGame {
    title: "Nuova partita",
    customise: "Regole della partita",
    editor: "Editor della plancia",
    at_once: "Comincia subito",
    against_computer: "Contro il computer",
    two_people: "In due su questo dispositivo",
};

const GAMES: Games = Games {
    deleted: "Partita eliminata.",
    import_title: "Importa partite",
    drop_here: "Rilascia il file per importarne le partite",
    unreadable_file: Text::new("Non è stato possibile leggere il file «{0}»."),
};

const REASONS: Reasons = Reasons {
    game_over: "La partita è finita",
    no_group: "Si muovono insieme solo da una a tre biglie che si toccano in linea retta",
    not_yours: Text::new("Non puoi muovere la biglia in {0}"),
    other_colour_now: "Ora si muove una biglia dell’altro colore",
    too_many: "Si muovono al massimo tre biglie alla volta",
    own_off_board: Text::new("La tua biglia in {0} uscirebbe dalla plancia"),
    not_stronger: Text::new("In {0} contro {1} non si spinge"),
    sandwich: Text::new("La biglia in {0} blocca la spinta"),
    occupied: Text::new("La casella {0} è occupata, e si spinge solo in linea"),
    taken: Text::new("La casella {0} è occupata"),
    partners_only_push: "Le biglie dei compagni si muovono solo per spingere",
    no_triangles: "In questa partita i triangoli non si muovono",
    place_first: "Prima si piazzano tutte le biglie, poi si muove",
    nothing_to_place: "Non restano biglie da piazzare",
    not_now: "Ora non puoi muovere",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, vuota"),
    marble_cell: Text::new("{0}, biglia {1}"),
    selected: Text::new("selezionata, {0} di {1}"),
    triangle: "in triangolo",
    carries_ball: "regge la sfera",
    own_ball_falls: "fa cadere la propria sfera",
    ball_falls: Text::new("fa cadere la sfera del {0}"),
    ball_rests: Text::new("La sfera del {0} poggia su {1}"),
    in_hand: Text::new("{0}: {1} da piazzare"),
    deselected: "Selezione annullata",
    moves: Text::new("Il {0} gioca {1}"),
    pushes: Counted::new("spinge una biglia", "spinge {0} biglie"),
    ejects: "ne espelle una",
    previews: Text::new("Anteprima: {0}"),
    press_again: "premi di nuovo per giocare",
    which_way: "Due mosse possibili: scegli una freccia",
    directions: [
        "a destra",
        "in alto a destra",
        "in alto a sinistra",
        "a sinistra",
        "in basso a sinistra",
        "in basso a destra",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "Questo browser non permette alla pagina di salvare nulla: le partite durano finché la pagina resta aperta. Esporta quelle che vuoi tenere.",
    storage_full: "La memoria del browser è piena: questa partita non viene salvata. Elimina o esporta qualche partita per fare spazio.",
    storage_conflict: "Questa partita è stata modificata in un’altra scheda. La tua versione è stata salvata come copia.",
    storage_newer: "Questa partita è stata salvata da una versione più recente del programma: si può solo guardare.",
    quarantined: Counted::new(
        "Non è stato possibile leggere {0} partita salvata. È stata messa da parte, non eliminata.",
        "Non è stato possibile leggere {0} partite salvate. Sono state messe da parte, non eliminate.",
    ),
    download: "Scarica",
    worker_denied: "In questo browser il computer non può giocare. In due si gioca lo stesso.",
    worker_restarted: "Il computer non rispondeva più ed è stato riavviato.",
    worker_version: "Il programma che gioca e questa pagina sono di versioni diverse. Ricarica la pagina.",
    reload: "Ricarica",
    update_ready: "È pronta una nuova versione di Abalone. Ricarica quando vuoi: la tua partita non va persa.",
    no_words: "Non è stato possibile caricare questa lingua. Controlla la connessione.",
    no_such_game: "Questa partita non c’è più.",
    clipboard_denied: "Il browser non ha permesso di copiare.",
    pages_coming: "Caricamento…",
    pages_failed: "Non è stato possibile caricare questa parte della pagina. Controlla la connessione.",
    try_again: "Riprova",
    pages_version: "Nel frattempo questa pagina è stata aggiornata. Ricaricala per continuare.",
    no_such_page: Text::new("All’indirizzo «{0}» non c’è nulla. Ecco la tua partita."),
};
