//! Italian, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// Italian.
pub const SHARE: Share = Share {
    parts: "Che cosa condividere",
    part: ["Link", "Immagine", "Stampa", "Incorpora"],
    unreadable: "Non c’è nessuna partita da condividere.",
    copy: "Copia",
    copied: "Copiato.",
    not_copied: "Il browser non permette di copiare. Il testo è selezionato: copialo tu.",
    present: "Presentazione",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "Che cosa contiene il link",
    kinds: [
        "La partita",
        "Questa posizione",
        "Una nuova partita uguale",
        "Un problema",
    ],
    notes: [
        "Tutte le mosse; si apre alla mossa mostrata qui.",
        "Solo le biglie, il punteggio e a chi tocca.",
        "Regole, partenza e giocatori, senza mosse.",
        "Questa posizione. Le mosse che seguono nella partita sono la soluzione, all’inizio nascosta.",
    ],
    no_task: "Un problema ha bisogno di una soluzione: torna a una posizione dopo la quale la partita continua.",
    address: "Link",
    length: Counted::new("{0} carattere", "{0} caratteri"),
    send: "Invia…",
    qr: "Codice QR",
    qr_name: "Codice QR del link",
    too_long: "Questo link è troppo lungo per un codice QR.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Aspetto",
    looks: ["Legno chiaro", "Legno scuro", "Nero su bianco"],
    own_look: "Come la mia plancia",
    show: "Mostra",
    coordinates: "Coordinate",
    last: "Ultima mossa",
    gutter: "Biglie espulse",
    ground: "Sfondo",
    drawing: "Frecce e segni",
    drawing_note: "Per esempio: e5 a1c3 e5g7:red (green, red, blue, yellow)",
    drawing_wrong: Text::new("«{0}» non è né una casella né due"),
    size: "Larghezza",
    pixels: Text::new("{0} pixel"),
    svg: "Salva SVG",
    png: "Salva PNG",
    failed: "Non è stato possibile creare l’immagine.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Immagine animata",
    note: "Le mosse una dopo l’altra, in un file GIF.",
    from: "Dalla mossa",
    to: "Alla mossa",
    speed: "Velocità",
    speeds: ["Lenta", "Normale", "Rapida"],
    make: "Crea",
    stop: "Ferma",
    progress: Text::new("Posizione {0} di {1}"),
    save: "Salva GIF",
    done: Text::new("{0}\u{a0}KB"),
    name: "Le mosse della partita, una dopo l’altra",
    no_moves: "Non è stata ancora fatta nessuna mossa.",
};

const PRINT: SharePrint = SharePrint {
    title: "Titolo",
    lines: "Posizioni, una per riga",
    lines_note: "Una posizione o il numero di una mossa di questa partita; poi, se vuoi, | e una didascalia, e | e frecce e segni.",
    add_this: "Aggiungi posizione",
    add_all: "Aggiungi partita",
    every: "Ogni quante mosse",
    per_page: "Diagrammi per pagina",
    print: "Stampa",
    preview: "Anteprima",
    page: Text::new("Pagina {0} di {1}"),
    wrong: Text::new("Riga {0}: {1}"),
    no_such_ply: "la partita non ha una mossa con questo numero",
    nothing: "Ancora niente da stampare.",
    start: "Posizione iniziale",
    after: Text::new("Dopo {0}"),
    too_many: Counted::new("Si stampa solo la prima.", "Si stampano solo le prime {0}."),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Copia questo codice in una tua pagina. Nulla viene caricato da altrove e nulla viene inviato.",
    what: "Che cosa mostrare",
    modes: [
        "Diagramma",
        "Partita da scorrere",
        "Plancia per provare mosse",
        "Partita contro il computer",
        "Problema",
    ],
    ground: "Colori",
    grounds: ["Secondo il sistema di chi legge", "Chiari", "Scuri"],
    controls: "Pulsanti",
    sound: "Suono",
    level: "Livello",
    width: "Larghezza",
    element: "Elemento",
    element_note: "Con eventi e metodi per gli script; lo script si carica una volta per pagina.",
    frame: "Riquadro",
    frame_note: "Dove gli script non sono permessi.",
    preview: "Anteprima",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Colore",
    inks: [
        "Verde: continuo, cerchio",
        "Rosso: a trattini, quadrato",
        "Blu: a puntini, triangolo",
        "Giallo: tratto e punto, rombo",
    ],
    undo: "Annulla",
    clear: "Cancella",
    first: "Prima posizione",
    back: "Indietro",
    next: "Avanti",
    last: "Ultima posizione",
    flip: "Gira",
    tools: "Strumenti",
    board: "Plancia su cui disegnare: tocca per un segno, trascina per una freccia. Tasti: le frecce spostano il cursore, Spazio mette un segno, Invio comincia e finisce una freccia, da 1 a 4 si sceglie il colore.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Inizio",
    drawn_mark: Text::new("Segno in {0}, {1}"),
    drawn_arrow: Text::new("Freccia da {0} a {1}, {2}"),
    wiped_mark: Text::new("Segno in {0} cancellato, {1}"),
    wiped_arrow: Text::new("Freccia da {0} a {1} cancellata, {2}"),
    from_here: Text::new("Freccia da {0}: vai dove finisce e premi Invio"),
    full_screen: "Schermo intero",
    hide: "Nascondi i pulsanti (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Plancia di Abalone, tocca al {0}"),
    over: "Plancia di Abalone, la partita è finita",
    marbles: Text::new("{0}: {1}."),
    none: "nessuna",
    score: Text::new("Punteggio: {0}."),
    last: Text::new("Ultima mossa: {0}."),
    board: Text::new("Plancia {0}."),
};
