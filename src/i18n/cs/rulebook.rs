//! Czech.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// Czech.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "V těchto pravidlech",
    special: "zvláštní",
    start: "Začátek",
    start_of: Text::new("Začátek na desce {0}"),
    tap: "Klepnutím na desku si tah přehrajete krok za krokem.",
    by_itself: "Přehrávat automaticky",
    wrong: "Nelze:",
    unreadable: "Pravidla této hry nelze zobrazit.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} a {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} na {1}"),
        moves: Text::new("{0} táhne {1} {2}"),
        pushes: Text::new(", přetlačí {0}"),
        ejects: Text::new("; kulička z {0} padá přes okraj"),
        places: Text::new("{0} pokládá kuličku na {1}"),
        on_board: Text::new("Deska {0}: "),
        tries: Text::new("Nelze: {0} chce táhnout {1} {2}"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "Cíl hry",
        Topic::Players => "Hráči a pořadí",
        Topic::Placement => "Rozmístění kuliček",
        Topic::Moving => "Pohyb",
        Topic::Triangles => "Trojúhelníky",
        Topic::TwoMoves => "Dva pohyby v tahu",
        Topic::Pushing => "Přetlačování",
        Topic::Teams => "Spoluhráči",
        Topic::Ejecting => "Vytlačení z desky",
        Topic::NotAllowed => "Co není dovoleno",
        Topic::Balls => "Neutrální koule",
        Topic::TwoBoards => "Dvě desky",
        Topic::End => "Jak ještě partie končí",
        Topic::Clock => "Hodiny",
        Topic::TakeBack => "Vracení tahů",
        Topic::Match => "Zápas",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "Jedna kulička",
        Example::LineOfTwo => "Dvě v řadě",
        Example::LineOfThree => "Tři v řadě",
        Example::PartOfLine => "Dvě z řady čtyř",
        Example::Broadside => "Tři do strany: boční pohyb",
        Example::TwoOne => "2 přetlačí 1",
        Example::ThreeOne => "3 přetlačí 1",
        Example::ThreeTwo => "3 přetlačí 2",
        Example::PacTwo => "2 proti 2: pac",
        Example::PacThree => "3 proti 3: pac",
        Example::Ejection => "Přes okraj",
        Example::EjectionOfTwo => "Ze dvou padá ta krajní",
        Example::OneOne => "1 proti 1",
        Example::TwoThree => "2 proti 3",
        Example::FourAtOnce => "Čtyři kuličky najednou",
        Example::Gap => "Mezera v řadě",
        Example::Bent => "Ne v jedné přímce",
        Example::OwnBehind => "Vzadu vlastní kulička",
        Example::TheirsBehind => "Vzadu ještě jedna, třeba i na okraji",
        Example::OffBoard => "Vlastní kulička mimo desku",
        Example::SidewaysPush => "Přetlačování do strany",
        Example::ThreeColours => "3 přetlačí 2 různých barev",
        Example::MixedPac => "2 proti 2 různých barev",
        Example::EjectRed => "Červená je venku a počítá se Černému",
        Example::TeamStep => "Spoluhráčova kulička se přidá",
        Example::TeamPush => "Spoluhráčova kulička pomáhá přetlačit",
        Example::TeamColours => "3 přetlačí 2, spoluhráči společně",
        Example::PartnerRear => "Zadní kulička patří spoluhráči",
        Example::PartnerBehind => "Vzadu spoluhráčova kulička",
        Example::PartnerSide => "Do strany se spoluhráčovou kuličkou",
        Example::TeamBroadside => "Společně do strany",
        Example::PartnerOnlyPushes => "Spoluhráčova kulička bez přetlačení",
        Example::Triangle => "Trojúhelník se pohne",
        Example::TriangleBlocked => "Trojúhelník nepřetlačuje",
        Example::OwnOwn => "Přetlačit, pak vytlačit",
        Example::OwnOther => "Nejdřív černé, pak bílé kuličky",
        Example::OtherOwn => "Nejdřív bílá, pak černá kulička",
        Example::MisereEnd => "Tímto vyhozením Černý prohrává",
        Example::Placement => "Střídavě po jedné kuličce",
        Example::BallFalls => "Bílému padá koule: Bílý prohrává",
        Example::OwnBallFalls => "Černému padá koule: Černý prohrává",
        Example::BallCarried => "Trojúhelník nese svou kouli",
        Example::SharedTurns => "Jedno kolo o čtyřech tazích",
        Example::TwoBoardsTurns => "Jedno kolo na dvou deskách",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::with_few(
        "Vytlačte z desky soupeřovu kuličku. Kdo to dokáže první, vyhrává.",
        "Vytlačte z desky {0} soupeřovy kuličky. Kdo to dokáže první, vyhrává.",
        "Vytlačte z desky {0} soupeřových kuliček. Kdo to dokáže první, vyhrává.",
    ),
    eject_anybody: Counted::with_few(
        "Vytlačte z desky kuličku některého soupeře, na barvě nezáleží. Kdo to dokáže první, vyhrává.",
        "Vytlačte z desky {0} kuličky soupeřů, na barvách nezáleží. Kdo to dokáže první, vyhrává.",
        "Vytlačte z desky {0} kuliček soupeřů, na barvách nezáleží. Kdo to dokáže první, vyhrává.",
    ),
    eject_team: Counted::with_few(
        "Vytlačte z desky kuličku soupeřů. Vyhrává tým, který to dokáže první.",
        "Vytlačte se spoluhráči z desky {0} kuličky soupeřů. Vyhrává tým, který to dokáže první.",
        "Vytlačte se spoluhráči z desky {0} kuliček soupeřů. Vyhrává tým, který to dokáže první.",
    ),
    eject_own_target: "Vytlačujte z desky kuličky soupeřů. Každá strana má svůj vlastní cíl; kdo ho dosáhne první, vyhrává.",
    target_of: Text::new("{0}: cíl {1}."),
    // The number of marbles is what somebody has: accusative.
    head_start: Text::new("Náskok má {0}: od začátku {1} na kontě."),
    marbles: Counted::with_few(
        "{0} vytlačenou kuličku",
        "{0} vytlačené kuličky",
        "{0} vytlačených kuliček",
    ),
    misere: Counted::with_few(
        "Hraje se obráceně: strana, která vytlačí z desky kuličku, prohrává.",
        "Hraje se obráceně: strana, která vytlačí z desky {0} kuličky, prohrává.",
        "Hraje se obráceně: strana, která vytlačí z desky {0} kuliček, prohrává.",
    ),
    misere_of_many: Counted::with_few(
        "Hraje se obráceně: jakmile někdo vytlačí z desky kuličku, partie končí a vyhrává ten, kdo jich vytlačil nejméně.",
        "Hraje se obráceně: jakmile někdo vytlačí z desky {0} kuličky, partie končí a vyhrává ten, kdo jich vytlačil nejméně.",
        "Hraje se obráceně: jakmile někdo vytlačí z desky {0} kuliček, partie končí a vyhrává ten, kdo jich vytlačil nejméně.",
    ),
    misere_reached: "Hraje se obráceně: strana, která první dosáhne svého cíle, prohrává.",
    misere_reached_of_many: "Hraje se obráceně: jakmile někdo dosáhne svého cíle, partie končí a vyhrává ten, kdo vytlačil nejméně kuliček.",
    ball_loses: "Prohrává i ten, komu spadne neutrální koule.",
    boards_eject: Counted::with_few(
        "Hraje se na dvou deskách zároveň. Tým, který z některé desky vytlačí kuličku soupeřů, na ní vyhrává.",
        "Hraje se na dvou deskách zároveň. Tým, který z některé desky vytlačí {0} kuličky soupeřů, na ní vyhrává.",
        "Hraje se na dvou deskách zároveň. Tým, který z některé desky vytlačí {0} kuliček soupeřů, na ní vyhrává.",
    ),
    boards_misere: Counted::with_few(
        "Hraje se na dvou deskách zároveň, a to obráceně: tým, který z některé desky vytlačí kuličku, na ní prohrává.",
        "Hraje se na dvou deskách zároveň, a to obráceně: tým, který z některé desky vytlačí {0} kuličky, na ní prohrává.",
        "Hraje se na dvou deskách zároveň, a to obráceně: tým, který z některé desky vytlačí {0} kuliček, na ní prohrává.",
    ),
    boards_decide: "Když je dohráno na obou deskách, vyhrává tým, který vyhrál na více z nich. Při stavu 1 : 1 se vyhození z obou desek sečtou a vyhrává ten, kdo jich má víc.",
    boards_decide_misere: "Když je dohráno na obou deskách, vyhrává tým, který vyhrál na více z nich. Při stavu 1 : 1 se vyhození z obou desek sečtou a vyhrává ten, kdo jich má méně.",
};

const PLAYERS: Players = Players {
    players: Text::new("Počet hráčů: {0}; kuliček na hráče: {1}."),
    fewer_marbles: Text::new("{0} jich má jen {1}."),
    begins: Text::new("Začíná {0}; pak se obě strany střídají."),
    order: Text::new("Hraje se v tomto pořadí: {0}, a znovu dokola."),
    alone: "Každý hraje sám za sebe.",
    teams: Text::new("Týmy: {0}."),
    facing: "Spoluhráči sedí proti sobě.",
    every_second: "Do stejného týmu patří každý druhý hráč.",
    shared_colours: Text::new(
        "Čtyři hráči, dva za každou barvu. Počet kuliček každé barvy: {0}. Spoluhráči je mají společné a v tazích se střídají: první hráč černých, první hráč bílých, druhý hráč černých, druhý hráč bílých.",
    ),
    one_at_each_board: Text::new(
        "Čtyři hráči ve dvou týmech: jeden tým hraje na obou deskách za Černého, druhý za Bílého. U každé desky sedí jeden hráč z každého týmu. Počet kuliček každé barvy na desce: {0}.",
    ),
    no_conferring: "Spoluhráči se o tazích nesmějí radit.",
    place_in_turn: "Deska je zpočátku prázdná. Hráči se střídají: každý položí jednu svou kuličku na libovolné volné pole.",
    place_all_first: Text::new("Dokud neleží všechny kuličky, žádná se nepohne. Pak začíná {0}."),
};

const MOVES: Moves = Moves {
    group: "V tahu posunete jednu, dvě nebo tři své kuličky o jedno pole, všechny stejným směrem. Musí se dotýkat a ležet v jedné přímé řadě.",
    in_line: "Při přímém pohybu jdou kuličky jedna za druhou, dopředu nebo dozadu.",
    broadside: "Při bočním pohybu se dvě nebo tři kuličky posunou do strany, každá na sousední volné pole.",
    part_of_line: "Z delší řady lze posunout jen část.",
    must_move: "Tah je jeden pohyb. Vynechat ho nelze.",
    triangle: "Společně se mohou pohnout i tři vaše kuličky, které se navzájem dotýkají: o jedno pole kterýmkoli směrem.",
    triangle_never_pushes: "Trojúhelník nikdy nepřetlačuje: pole, na která vstupuje, musí být volná.",
    own_own: "Tah tvoří dva pohyby vlastními kuličkami, třeba dvakrát těmi samými.",
    own_other: "Tah tvoří dva pohyby: nejdřív vlastními kuličkami, pak soupeřovými.",
    other_own: "Tah tvoří dva pohyby: nejdřív soupeřovými kuličkami, pak vlastními.",
    any: "Tah tvoří dva pohyby, jeden vlastními a jeden soupeřovými kuličkami, v libovolném pořadí.",
    first_turn_one: "Jen úplně první tah partie je jediný pohyb vlastními kuličkami.",
    other_colour: "Soupeřovy kuličky se pohybují tak, jak by jimi mohl táhnout soupeř.",
    at_once: "Partie končí, jakmile někdo dosáhne cíle, třeba už po prvním z obou pohybů.",
    skipped: "Není-li některý z obou pohybů možný, vynechá se.",
    boards_order: "Táhne se v tomto pořadí: Černý na desce 1, Černý na desce 2, Bílý na desce 1, Bílý na desce 2.",
    boards_change: "Po dvou tazích u jedné desky přejdete k druhé. Oba týmy přecházejí současně, takže máte stále stejného soupeře.",
    boards_change_counter: "Po dvou tazích u jedné desky přejdete k druhé. Tým Bílého přechází o kolo později, takže se utkáte s oběma soupeři.",
    boards_skip: "Když je na jedné desce dohráno, hraje se dál na druhé.",
};

const PUSHES: Pushes = Pushes {
    sumito: "Při přímém pohybu vaše kuličky přetlačí cizí, je-li jich víc: 2 přetlačí 1, 3 přetlačí 1 nebo 2. Říká se tomu sumito neboli přesila.",
    room_behind: "Za přetlačovanými kuličkami musí být volné pole nebo okraj desky.",
    pac: "Stejné počty se nepřetlačí. Říká se tomu pac neboli vyrovnané síly.",
    colours_together: "Kuličky soupeřů různých barev v jedné řadě se počítají dohromady.",
    optional: "Přetlačit nikdy nemusíte.",
    team_inline: "Při přímém pohybu se přidají kuličky spoluhráčů, které leží před vašimi, a pomáhají přetlačit; dohromady nejvýš tři kuličky.",
    team_only_push: "Kuličky spoluhráčů, které leží před vašimi, pomáhají přetlačit; dohromady nejvýš tři kuličky. Bez přetlačení se nepřidají.",
    own_rear: "Zadní kulička musí být vaše.",
    own_sideways: "Do strany se pohybují jen vaše vlastní kuličky.",
    team_sideways: "I při bočním pohybu se kuličky spoluhráčů přidají, je-li aspoň jedna kulička vaše.",
    partners_block: "Kuličky spoluhráčů vlastní tým přetlačit nemůže. Za přetlačovanými kuličkami překážejí stejně jako vaše vlastní.",
    out: "Kulička přetlačená přes okraj je vytlačená ze hry.",
    gutter: "Leží ve žlábku kolem desky, kde ji všichni vidí.",
    mover_keeps: "Počítá se hráči, který přetlačoval, ať má jakoukoli barvu.",
    team_keeps: "Počítá se týmu, který přetlačoval.",
    own_colour_loses: "Počítá se proti své vlastní barvě, ať táhl kdokoli.",
    own_stay: "Tahem vlastní strany žádná kulička desku neopustí.",
    refused: "Tyto pokusy deska odmítne a řekne proč.",
    ball_rests: "Každá strana má neutrální kouli, která leží na třech jejích kuličkách.",
    ball_falls: "Spadne, jakmile se některá z těch tří kuliček pohne, ať jí táhne nebo ji přetlačí kdokoli.",
    ball_fallen: "Komu koule spadne, ten prohrává. Spadnou-li obě zároveň, je to remíza.",
    ball_carried: "Nespadne jen tehdy, pohnou-li se právě tyto tři kuličky jako trojúhelník: unesou ji s sebou.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Kdo nemá žádný možný tah, prohrává. To se ale téměř nestává.",
    stuck_draws: "Nemá-li hráč na tahu žádný možný tah, je to remíza.",
    stuck_skipped: "Hráč bez možného tahu se přeskočí. Nemůže-li táhnout nikdo, je to remíza.",
    repetition: "Vznikne-li některá pozice potřetí, je to remíza.",
    no_repetition: "Pozice se smějí opakovat, kolikrát chcete.",
    quiet: Counted::with_few(
        "Po {0} tahu bez vyhození končí partie remízou.",
        "Po {0} tazích bez vyhození končí partie remízou.",
        "Po {0} tazích bez vyhození končí partie remízou.",
    ),
    boards_as_they_stand: "Na dvou deskách to ještě remíza není: rozhodne stav na obou deskách.",
    agreement: "Na remíze se lze dohodnout.",
    resigning: [
        "Kdo se vzdá, prohrává.",
        "Vzdá-li se jeden hráč, prohrává celý tým.",
        "Kdo se vzdá, dál nehraje; jeho kuličky zůstávají. Vyhrává ten, kdo zůstane poslední.",
        "Vzdá-li se jeden hráč, celý tým dál nehraje; jeho kuličky zůstávají. Vyhrává tým, který zůstane poslední.",
    ],
    time_is_up: [
        "Komu vyprší čas, ten prohrává, i kdyby to bylo uprostřed tahu.",
        "Vyprší-li čas jednomu hráči, prohrává celý tým, i kdyby to bylo uprostřed tahu.",
        "Komu vyprší čas, ten dál nehraje; jeho kuličky zůstávají. Vyhrává ten, kdo zůstane poslední.",
        "Vyprší-li čas jednomu hráči, celý tým dál nehraje; jeho kuličky zůstávají. Vyhrává tým, který zůstane poslední.",
    ],
    clock_each: Text::new(
        "Každý hráč má na celou partii {0}. Jeho hodiny běží, jen když je na tahu.",
    ),
    clock_adds: Text::new("Každý tah přidá {0}."),
    clock_for_all: Text::new(
        "Partie trvá nejvýš {0}. Pak ihned končí, i kdyby to bylo uprostřed tahu.",
    ),
    clock_more_wins: "Vyhrává ten, kdo má v té chvíli víc vyhození; stejný počet znamená remízu.",
    clock_fewer_wins: "Vyhrává ten, kdo má v té chvíli méně vyhození; stejný počet znamená remízu.",
    clock_boards: "Pak rozhodne stav na obou deskách.",
    // Lengths of time are what somebody has or gets: accusative.
    minutes: Counted::with_few("{0} minutu", "{0} minuty", "{0} minut"),
    seconds: Counted::with_few("{0} sekundu", "{0} sekundy", "{0} sekund"),
    take_back: "Tah lze vrátit.",
    no_take_back: "Zahraný tah vrátit nelze.",
    games: Counted::with_few(
        "Zápas má {0} partii.",
        "Zápas má {0} partie.",
        "Zápas má {0} partií.",
    ),
    colours_swapped: "Po každé partii si oba hráči vymění barvy.",
    each_begins: "V každé další partii začíná další hráč v pořadí.",
    added_up: "Vyhození ze všech partií se sčítají.",
};
