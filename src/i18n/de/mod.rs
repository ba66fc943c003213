//! German. Whoever plays is addressed as "du", rules that hold for everybody are put
//! impersonally. A game that is played is a "Partie", its kind a "Spiel"; marbles are
//! "Kugeln", so that the neutral ball is a "Ball"; what a turn is made of is a "Zug",
//! and whose turn it is "am Zug". The "Spielbrett" is a "Brett" for short, and a game
//! begins from a "Startaufstellung". Colours decline with "Kugel".

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

/// Everything said in German.
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
    skip: "Zum Brett springen",
    main_menu: "Hauptmenü",
    play: "Spielen",
    new_game: "Neue Partie",
    games: "Partien",
    settings: "Einstellungen",
    help: "Hilfe",
    rules: "Regeln dieser Partie",
    close: "Schließen",
    undo: "Rück\u{ad}gängig",
    dismiss: "Ausblenden",
    colours: ["schwarze", "weiße", "rote", "blaue", "gelbe", "grüne"],
    colours_alone: ["Schwarz", "Weiß", "Rot", "Blau", "Gelb", "Grün"],
    human: "Mensch",
    you: "Du",
    computer_level: Text::new("Computer {0}"),
    level: Text::new("Stufe {0}"),
    levels: [
        "erste Schritte",
        "Einstieg",
        "gemütlich",
        "locker",
        "aufmerksam",
        "solide",
        "erfahren",
        "Vereinsniveau",
        "stark",
        "sehr stark",
        "Profi",
        "volle Stärke",
    ],
};

const PLAY: Play = Play {
    board: "Brett",
    players: "Spieler",
    share: "Teilen",
    present: "Präsentation",
    controls: "Steuerung der Partie",
    your_turn: "Du bist am Zug",
    to_move: Text::new("{0} ist am Zug"),
    thinking: "Überlegt\u{a0}…",
    paused: "Angehalten",
    pause: "Pause",
    resume: "Weiter",
    depth: Text::new("Tiefe {0}"),
    estimate: Text::new("{0} Kugeln"),
    wins_in: Counted::new("gewinnt in {0} Zug", "gewinnt in {0} Zügen"),
    loses_in: Counted::new("verliert in {0} Zug", "verliert in {0} Zügen"),
    score: Text::new("{0} von {1}"),
    undo: "Rück\u{ad}gängig",
    redo: "Wieder\u{ad}holen",
    hint: "Tipp",
    hint_wait: "Suche nach einem guten Zug\u{a0}…",
    hint_move: Text::new("Tipp: {0}"),
    resign: "Aufgeben",
    resigned: "Du hast aufgegeben.",
    offer_draw: "Remis anbieten",
    draw_ask: Text::new("{0} bietet Remis an. Annehmen?"),
    draw_accept: "Remis annehmen",
    draw_decline: "Weiterspielen",
    draw_wait: "Der Computer prüft das Angebot\u{a0}…",
    draw_declined: "Der Computer spielt weiter.",
    draw_accepted: "Der Computer nimmt das Remis an.",
    rematch: "Revanche",
    flip_short: "Umdrehen",
    turn_left: "Brett nach links drehen",
    turn_right: "Brett nach rechts drehen",
    more: "Mehr",
    looking_back: Text::new("Zug {0} von {1}"),
    back_to_game: "Zurück zur Partie",
    confirm_move: Text::new("{0} spielen?"),
    play_move: "Spielen",
    confirm_offer: "War das der Zug, den du wolltest? Züge können auf ein zweites Tippen warten.",
    confirm_yes: "Züge bestätigen",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Züge",
    none_yet: "Noch keine Züge",
    first: "Erste Stellung",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Letzter Zug",
    notation: "Notation",
    copy: "Partie kopieren",
    copied: "Partie kopiert.",
};

const COMMAND: Command = Command {
    label: "Zug oder Befehl eintippen",
    placeholder: "a1b2, c3c5d4, tipp\u{a0}…",
    enter: "Ausführen",
    nothing: "Gib einen Zug ein, etwa a1b2, oder einen Befehl, etwa rückgängig.",
    unknown: Text::new("„{0}“ ist weder ein Zug noch ein Befehl."),
    not_your_turn: "Du bist nicht am Zug.",
    over: "Die Partie ist zu Ende.",
    words: [
        "rückgängig zurücknehmen rueckgaengig zuruecknehmen",
        "wiederholen",
        "tipp",
        "umdrehen drehen",
        "links brett-nach-links-drehen",
        "rechts brett-nach-rechts-drehen",
        "aufgeben",
        "remis remis-anbieten",
        "neu neue-partie",
        "revanche",
        "anfang start erster",
        "zurück voriger zurueck",
        "vor nächster naechster",
        "ende letzter",
        "partien",
        "einstellungen",
        "hilfe ?",
        "pause weiter",
        "brett",
    ],
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "so wird kein Zug geschrieben",
    no_cell: Text::new("das Brett hat kein Feld {0}"),
    not_neighbours: Text::new("{0} und {1} sind keine Nachbarfelder"),
    no_line: Text::new("{0} und {1} sind nicht die Enden einer Linie aus zwei oder drei Feldern"),
    along: "bei einem Zug in gerader Linie steht von den Kugeln nur die hinterste",
    no_triangle: "die drei Felder berühren sich nicht alle",
    lands_on: Text::new("in dieser Richtung endet der Zug auf {0}"),
    no_such_move: "kein erlaubter Zug wird so geschrieben",
    ambiguous: "mehrere Züge passen",
    board_number: "diese Partie hat nur ein Brett",
    other_board: "gezogen wird jetzt auf dem anderen Brett",
};

const END: End = End {
    you_win: "Du hast gewonnen!",
    you_lose: "Du hast verloren",
    draw: "Remis",
    wins: Text::new("{0} gewinnt"),
    by_target: Counted::new("Eine Kugel hinausgeschoben", "{0} Kugeln hinausgeschoben"),
    by_stuck: "Kein Zug mehr möglich",
    by_repetition: "Dieselbe Stellung zum dritten Mal",
    by_quiet: "Zu viele Züge ohne Hinauswurf",
    by_resignation: "Durch Aufgabe",
    by_time: "Zeit abgelaufen",
    by_time_limit: "Die gemeinsame Zeit ist abgelaufen",
    by_boards: "Beide Bretter sind ausgespielt",
    by_agreement: "Durch Vereinbarung",
    by_ball: "Der neutrale Ball ist gefallen",
    rematch_note: "Dieselben Spieler, Seiten getauscht",
    review: "Partie nachspielen",
    save_file: "Als Datei speichern",
    length: Counted::new("{0} Zug gespielt", "{0} Züge gespielt"),
};

const NEW_GAME: NewGame = NewGame {
    title: "Neue Partie",
    customise: "Regeln der Partie",
    editor: "Bretteditor",
    at_once: "Sofort beginnen",
    against_computer: "Gegen den Computer",
    two_people: "Zu zweit an einem Gerät",
};

const GAMES: Games = Games {
    deleted: "Partie gelöscht.",
    import_title: "Partien importieren",
    drop_here: "Datei hier ablegen, um ihre Partien zu importieren",
    unreadable_file: Text::new("Die Datei „{0}“ konnte nicht gelesen werden."),
};

const REASONS: Reasons = Reasons {
    game_over: "Die Partie ist zu Ende",
    no_group: "Zusammen ziehen höchstens drei Kugeln, die sich berühren und in einer Linie liegen",
    not_yours: Text::new("Die Kugel auf {0} darfst du nicht ziehen"),
    other_colour_now: "Jetzt zieht eine Kugel der anderen Farbe",
    too_many: "Höchstens drei Kugeln ziehen auf einmal",
    own_off_board: Text::new("Deine Kugel auf {0} würde das Brett verlassen"),
    not_stronger: Text::new("{0} gegen {1} reicht nicht zum Schieben"),
    sandwich: Text::new("Die Kugel auf {0} verhindert das Schieben"),
    occupied: Text::new("{0} ist besetzt, und geschoben wird nur in gerader Linie"),
    taken: Text::new("{0} ist besetzt"),
    partners_only_push: "Partnerkugeln ziehen nur beim Schieben mit",
    no_triangles: "In dieser Partie ziehen keine Dreiecke",
    place_first: "Erst werden alle Kugeln gesetzt, dann wird gezogen",
    nothing_to_place: "Es sind schon alle Kugeln gesetzt",
    not_now: "Du kannst jetzt nicht ziehen",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, leer"),
    marble_cell: Text::new("{0}, {1} Kugel"),
    selected: Text::new("ausgewählt, {0} von {1}"),
    triangle: "ein Dreieck",
    carries_ball: "trägt den Ball",
    own_ball_falls: "der eigene Ball fällt",
    ball_falls: Text::new("der Ball von {0} fällt"),
    ball_rests: Text::new("Der Ball von {0} liegt auf {1}"),
    in_hand: Text::new("{0} hat noch {1} zu setzen"),
    deselected: "Auswahl aufgehoben",
    moves: Text::new("{0} spielt {1}"),
    pushes: Counted::new("schiebt eine", "schiebt {0}"),
    ejects: "schiebt eine hinaus",
    previews: Text::new("Vorschau: {0}"),
    press_again: "zum Spielen noch einmal drücken",
    which_way: "Zwei Züge sind möglich: Wähle einen Pfeil",
    directions: [
        "nach rechts",
        "nach rechts oben",
        "nach links oben",
        "nach links",
        "nach links unten",
        "nach rechts unten",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "In diesem Browser darf die Seite nichts speichern: Partien bleiben nur, bis die Seite geschlossen wird. Exportiere, was du behalten willst.",
    storage_full: "Der Speicher des Browsers ist voll: Diese Partie wird nicht gespeichert. Lösche oder exportiere Partien, um Platz zu schaffen.",
    storage_conflict: "Diese Partie wurde in einem anderen Tab geändert. Dein Stand wurde als Kopie gespeichert.",
    storage_newer: "Diese Partie wurde mit einer neueren Version des Programms gespeichert und lässt sich hier nur ansehen.",
    quarantined: Counted::new(
        "{0} gespeicherte Partie war nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht.",
        "{0} gespeicherte Partien waren nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.",
    ),
    download: "Herunterladen",
    worker_denied: "Der Computergegner lässt sich in diesem Browser nicht starten. Zu zweit könnt ihr trotzdem spielen.",
    worker_restarted: "Der Computergegner antwortete nicht mehr und wurde neu gestartet.",
    worker_version: "Der Computergegner hat eine andere Version als diese Seite. Lade die Seite neu.",
    reload: "Neu laden",
    update_ready: "Eine neue Version von Abalone ist da. Lade neu, wenn es dir passt; deine Partie bleibt erhalten.",
    no_words: "Diese Sprache konnte nicht geladen werden. Bist du online?",
    no_such_game: "Diese Partie gibt es nicht mehr.",
    clipboard_denied: "Der Browser hat das Kopieren nicht erlaubt.",
    pages_coming: "Wird geladen\u{a0}…",
    pages_failed: "Dieser Teil der Seite konnte nicht geladen werden. Bist du online?",
    try_again: "Erneut versuchen",
    pages_version: "Diese Seite wurde inzwischen aktualisiert. Lade sie neu, um weiterzumachen.",
    no_such_page: Text::new("Unter „{0}“ gibt es nichts. Hier ist deine Partie."),
};
