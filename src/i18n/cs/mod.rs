//! Czech.
//!
//! Register: neutral and friendly. Buttons and menus are infinitives or nouns
//! (“Sdílet”, “Nová partie”); where a sentence speaks to the player it says “vy”,
//! small, in the present or the imperative, since a past form would have to know
//! whether a man or a woman plays. Wherever an impersonal sentence is as short, it
//! is preferred.
//!
//! Names of colours and people are filled in as they stand, in the nominative: the
//! sentences are built so that they are subjects (“{0} přichází o kouli”), stand
//! beside a colon, or follow a verb, which may then agree with the first of several
//! (“Vede Bílý a Modrý”). Colours of marbles go with “kulička”.
//!
//! *Tah* is a turn, and a move as it is counted; *pohyb* is what marbles do, and so
//! what two of make a double turn. One-letter words, and numbers before what they
//! count, are held to the next word by a space that does not break.

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

/// Everything said in Czech.
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
    skip: "Přejít na hrací desku",
    main_menu: "Hlavní nabídka",
    play: "Hrát",
    new_game: "Nová partie",
    games: "Partie",
    settings: "Nastavení",
    help: "Nápověda",
    rules: "Pravidla této hry",
    close: "Zavřít",
    undo: "Vrátit",
    dismiss: "Skrýt",
    colours: ["černá", "bílá", "červená", "modrá", "žlutá", "zelená"],
    colours_alone: ["Černý", "Bílý", "Červený", "Modrý", "Žlutý", "Zelený"],
    human: "Člověk",
    you: "Vy",
    computer_level: Text::new("Počítač {0}"),
    level: Text::new("Úroveň {0}"),
    levels: [
        "první krůčky",
        "začátečník",
        "pohodář",
        "rekreační hráč",
        "pozorný",
        "solidní",
        "zkušený",
        "klubový hráč",
        "silný",
        "velmi silný",
        "expert",
        "plná síla",
    ],
};

const PLAY: Play = Play {
    board: "Hrací deska",
    players: "Hráči",
    share: "Sdílet",
    present: "Prezentace",
    controls: "Ovládání partie",
    your_turn: "Jste na tahu",
    to_move: Text::new("Na tahu je {0}"),
    thinking: "Přemýšlí…",
    paused: "Pozastaveno",
    pause: "Pauza",
    resume: "Spustit",
    depth: Text::new("hloubka {0}"),
    estimate: Text::new("{0} kuličky"),
    wins_in: Counted::with_few(
        "vyhraje za {0} tah",
        "vyhraje za {0} tahy",
        "vyhraje za {0} tahů",
    ),
    loses_in: Counted::with_few(
        "prohraje za {0} tah",
        "prohraje za {0} tahy",
        "prohraje za {0} tahů",
    ),
    score: Text::new("{0} z {1}"),
    undo: "Vrátit",
    redo: "Znovu",
    hint: "Tip",
    hint_wait: "Hledá se dobrý tah…",
    hint_move: Text::new("Tip: {0}"),
    resign: "Vzdát se",
    resigned: "Partie vzdána.",
    offer_draw: "Nabídnout remízu",
    draw_ask: Text::new("{0} nabízí remízu. Přijmout?"),
    draw_accept: "Přijmout remízu",
    draw_decline: "Hrát dál",
    draw_wait: "Počítač zvažuje remízu…",
    draw_declined: "Počítač hraje dál.",
    draw_accepted: "Počítač přijímá remízu.",
    rematch: "Odveta",
    flip_short: "Otočit",
    turn_left: "Pootočit desku doleva",
    turn_right: "Pootočit desku doprava",
    more: "Více",
    looking_back: Text::new("Prohlížíte si tah {0} z {1}"),
    back_to_game: "Zpět do hry",
    confirm_move: Text::new("Zahrát {0}?"),
    play_move: "Zahrát",
    confirm_offer: "Byl to zamýšlený tah? Tahy mohou počkat na druhé klepnutí.",
    confirm_yes: "Potvrzovat tahy",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Tahy",
    none_yet: "Zatím žádné tahy",
    first: "Počáteční pozice",
    previous: "Předchozí tah",
    next: "Další tah",
    last: "Poslední tah",
    notation: "Zápis",
    copy: "Kopírovat partii",
    copied: "Partie zkopírována.",
};

const COMMAND: Command = Command {
    label: "Napište tah nebo příkaz",
    placeholder: "a1b2, c3c5d4, vrátit…",
    enter: "Zadat",
    nothing: "Napište tah, například a1b2, nebo příkaz, například vrátit.",
    unknown: Text::new("„{0}“ není tah ani příkaz."),
    not_your_turn: "Nejste na tahu.",
    over: "Partie skončila.",
    words: [
        "vrátit",
        "znovu",
        "tip rada",
        "otočit",
        "doleva vlevo pootočit-desku-doleva",
        "doprava vpravo pootočit-desku-doprava",
        "vzdát vzdávám vzdát-se vzdávám-se",
        "remíza nabídnout-remízu",
        "nová nová-partie",
        "odveta",
        "začátek první",
        "předchozí zpět",
        "další vpřed",
        "konec poslední",
        "partie",
        "nastavení",
        "nápověda pomoc ?",
        "pauza spustit",
        "deska",
    ],
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "tak se tah nezapisuje",
    no_cell: Text::new("pole {0} na desce není"),
    not_neighbours: Text::new("pole {0} a {1} spolu nesousedí"),
    no_line: Text::new("{0} a {1} nejsou konce řady dvou nebo tří kuliček"),
    along: "u přímého pohybu se z řady uvádí jen zadní kulička",
    no_triangle: "tato tři pole nesousedí každé s každým",
    lands_on: Text::new("tímto směrem tah končí na {0}"),
    no_such_move: "takto se nezapisuje žádný možný tah",
    ambiguous: "odpovídá tomu víc tahů",
    board_number: "tato partie má jen jednu desku",
    other_board: "táhne se na druhé desce",
};

const END: End = End {
    you_win: "Výhra!",
    you_lose: "Prohra",
    draw: "Remíza",
    wins: Text::new("{0} vyhrává"),
    by_target: Counted::with_few(
        "Jedna vytlačená kulička",
        "{0} vytlačené kuličky",
        "{0} vytlačených kuliček",
    ),
    by_stuck: "Žádný možný tah",
    by_repetition: "Stejná pozice potřetí",
    by_quiet: "Příliš mnoho tahů bez vyhození",
    by_resignation: "Vzdaná partie",
    by_time: "Vypršel čas",
    by_time_limit: "Vypršel společný čas",
    by_boards: "Dohráno na obou deskách",
    by_agreement: "Dohodou",
    by_ball: "Spadla neutrální koule",
    rematch_note: "Stejní hráči, prohozené barvy",
    review: "Projít partii",
    save_file: "Uložit do souboru",
    length: Counted::with_few(
        "{0} odehraný tah",
        "{0} odehrané tahy",
        "{0} odehraných tahů",
    ),
};

const NEW_GAME: NewGame = NewGame {
    title: "Nová partie",
    customise: "Pravidla hry",
    editor: "Editor postavení",
    at_once: "Začít hned",
    against_computer: "Proti počítači",
    two_people: "Ve dvou na jednom zařízení",
};

const GAMES: Games = Games {
    deleted: "Partie smazána.",
    import_title: "Import partií",
    drop_here: "Pusťte soubor a partie se importují",
    unreadable_file: Text::new("Soubor „{0}“ se nepodařilo přečíst."),
};

const REASONS: Reasons = Reasons {
    game_over: "Partie skončila",
    no_group: "Táhnout lze jen jednou až třemi sousedními kuličkami v jedné řadě",
    not_yours: Text::new("Kulička na {0} vám nepatří"),
    other_colour_now: "Teď se táhne kuličkou druhé barvy",
    too_many: "Najednou se pohnou nejvýš tři kuličky",
    own_off_board: Text::new("Vaše kulička na {0} by opustila desku"),
    not_stronger: Text::new("{0} nepřetlačí {1}"),
    sandwich: Text::new("Kulička na {0} brání přetlačení"),
    occupied: Text::new("Pole {0} je obsazené a přetlačit lze jen přímým pohybem"),
    taken: Text::new("Pole {0} je obsazené"),
    partners_only_push: "Kuličky spoluhráčů se přidají jen při přetlačování",
    no_triangles: "V této hře se trojúhelníky nepohybují",
    place_first: "Táhne se, až když leží všechny kuličky",
    nothing_to_place: "Všechny kuličky už leží na desce",
    not_now: "Teď táhnout nemůžete",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, prázdné"),
    marble_cell: Text::new("{0}, {1} kulička"),
    selected: Text::new("vybraná, {0} z {1}"),
    triangle: "trojúhelník",
    carries_ball: "nese kouli",
    own_ball_falls: "padá vlastní koule",
    ball_falls: Text::new("{0} přichází o kouli"),
    ball_rests: Text::new("{0} má kouli na {1}"),
    in_hand: Text::new("{0} má v ruce {1}"),
    deselected: "Výběr zrušen",
    moves: Text::new("{0} hraje {1}"),
    pushes: Counted::with_few("přetlačí jednu", "přetlačí {0}", "přetlačí {0}"),
    ejects: "jednu vytlačí",
    previews: Text::new("Náhled: {0}"),
    press_again: "dalším stiskem tah zahrajete",
    which_way: "Možné jsou dva tahy: vyberte šipku",
    directions: [
        "doprava",
        "doprava nahoru",
        "doleva nahoru",
        "doleva",
        "doleva dolů",
        "doprava dolů",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "V tomto prohlížeči stránka nesmí nic ukládat: partie vydrží jen do jejího zavření. Ty, které chcete zachovat, exportujte.",
    storage_full: "Úložiště prohlížeče je plné: tato partie se neukládá. Uvolněte místo: smažte partie, ty důležité předtím exportujte.",
    storage_conflict: "Tato partie se změnila na jiné kartě prohlížeče. Vaše verze je uložená jako kopie.",
    storage_newer: "Tuto partii uložila novější verze programu; lze si ji jen prohlížet.",
    quarantined: Counted::with_few(
        "{0} uloženou partii se nepodařilo přečíst. Není smazaná, jen odložená stranou.",
        "{0} uložené partie se nepodařilo přečíst. Nejsou smazané, jen odložené stranou.",
        "{0} uložených partií se nepodařilo přečíst. Nejsou smazané, jen odložené stranou.",
    ),
    download: "Stáhnout",
    worker_denied: "Počítač v tomto prohlížeči hrát nemůže. Dva lidé spolu ale hrát mohou.",
    worker_restarted: "Počítač přestal odpovídat, a tak se spustil znovu.",
    worker_version: "Počítačový hráč má jinou verzi než tato stránka. Načtěte stránku znovu.",
    reload: "Načíst znovu",
    update_ready: "Je připravená nová verze Abalone. Načtěte ji, až se vám to bude hodit; partie zůstane.",
    no_words: "Tento jazyk se nepodařilo stáhnout. Funguje připojení?",
    no_such_game: "Tato partie už neexistuje.",
    clipboard_denied: "Prohlížeč nepovolil kopírování.",
    pages_coming: "Načítá se…",
    pages_failed: "Tuto část stránky se nepodařilo načíst. Funguje připojení?",
    try_again: "Zkusit znovu",
    pages_version: "Stránka se mezitím aktualizovala. Chcete-li pokračovat, načtěte ji znovu.",
    no_such_page: Text::new("Na adrese „{0}“ nic není. Tady je vaše partie."),
};
