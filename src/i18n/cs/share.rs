//! Czech, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// Czech.
pub const SHARE: Share = Share {
    parts: "Co sdílet",
    part: ["Odkaz", "Obrázek", "Tisk", "Na web"],
    unreadable: "Není tu žádná partie ke sdílení.",
    copy: "Kopírovat",
    copied: "Zkopírováno.",
    not_copied: "Prohlížeč kopírování nepovolil. Text je vybraný: zkopírujte ho ručně.",
    present: "Prezentace",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "Co odkaz obsahuje",
    kinds: ["Partie", "Tato pozice", "Nová partie podle této", "Úloha"],
    notes: [
        "Všechny tahy; otevře se u tahu, který je tu vidět.",
        "Jen kuličky, stav a kdo je na tahu.",
        "Pravidla, začátek a hráči, bez tahů.",
        "Tato pozice. Řešením jsou tahy, které v partii následují; zpočátku jsou skryté.",
    ],
    no_task: "Úloha potřebuje řešení: vraťte se k pozici, po které partie pokračuje.",
    address: "Odkaz",
    length: Counted::with_few("{0} znak", "{0} znaky", "{0} znaků"),
    send: "Poslat…",
    qr: "QR kód",
    qr_name: "QR kód odkazu",
    too_long: "Na QR kód je tento odkaz příliš dlouhý.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Vzhled",
    looks: ["Světlé dřevo", "Tmavé dřevo", "Černá na bílé"],
    own_look: "Jako moje deska",
    show: "Zobrazit",
    coordinates: "Souřadnice",
    last: "Poslední tah",
    gutter: "Vytlačené kuličky",
    ground: "Pozadí",
    drawing: "Šipky a značky",
    drawing_note: "Například: e5 a1c3 e5g7:red (barvy: green zelená, red červená, blue modrá, yellow žlutá)",
    drawing_wrong: Text::new("„{0}“ není pole ani dvojice polí"),
    size: "Šířka",
    pixels: Text::new("{0} pixelů"),
    svg: "Uložit SVG",
    png: "Uložit PNG",
    failed: "Obrázek se nepodařilo vytvořit.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Animace",
    note: "Tahy jeden po druhém v souboru GIF.",
    from: "Od tahu",
    to: "Do tahu",
    speed: "Rychlost",
    speeds: ["Pomalá", "Střední", "Rychlá"],
    make: "Vytvořit",
    stop: "Zastavit",
    progress: Text::new("Pozice {0} z {1}"),
    save: "Uložit GIF",
    done: Text::new("{0} kB"),
    name: "Tahy partie jeden po druhém",
    no_moves: "Zatím se nehrál žádný tah.",
};

const PRINT: SharePrint = SharePrint {
    title: "Nadpis",
    lines: "Pozice, každá na vlastním řádku",
    lines_note: "Pozice nebo číslo tahu této partie; dál lze připsat | a popisek, pak ještě | a šipky a značky.",
    add_this: "Přidat tuto pozici",
    add_all: "Přidat partii",
    every: "Po kolika tazích",
    per_page: "Diagramů na stránku",
    print: "Vytisknout",
    preview: "Náhled",
    page: Text::new("Stránka {0} z {1}"),
    wrong: Text::new("Řádek {0}: {1}"),
    no_such_ply: "tah s tímto číslem v partii není",
    nothing: "Zatím není co tisknout.",
    start: "Začátek",
    after: Text::new("Po tahu {0}"),
    too_many: Counted::with_few(
        "Vytiskne se jen první {0}.",
        "Vytisknou se jen první {0}.",
        "Vytiskne se jen prvních {0}.",
    ),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Zkopírujte tento kód do své stránky. Nic se nenačítá odjinud a nic se neodesílá.",
    what: "Co se zobrazí",
    modes: [
        "Diagram",
        "Partie k přehrání",
        "Deska ke zkoušení tahů",
        "Hra proti počítači",
        "Úloha",
    ],
    ground: "Barvy",
    grounds: ["Podle systému čtenáře", "Světlé", "Tmavé"],
    controls: "Tlačítka",
    sound: "Zvuk",
    level: "Úroveň",
    width: "Šířka",
    element: "Prvek",
    element_note: "S událostmi a metodami pro skripty; skript se na stránce načte jen jednou.",
    frame: "Rám",
    frame_note: "Tam, kde skripty nejsou povolené.",
    preview: "Náhled",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Barva",
    inks: [
        "Zelená: plná, kruh",
        "Červená: čárkovaná, čtverec",
        "Modrá: tečkovaná, trojúhelník",
        "Žlutá: čerchovaná, kosočtverec",
    ],
    undo: "Vrátit",
    clear: "Setřít",
    first: "Počáteční pozice",
    back: "Zpět",
    next: "Dál",
    last: "Poslední pozice",
    flip: "Otočit",
    tools: "Nástroje",
    board: "Deska ke kreslení: klepnutím uděláte značku, tažením šipku. Klávesy: šipky přecházejí po polích, mezerník dělá značku, Enter začíná a končí šipku, 1 až 4 vybírají barvu.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Začátek",
    drawn_mark: Text::new("Značka na {0}, {1}"),
    drawn_arrow: Text::new("Šipka z {0} na {1}, {2}"),
    wiped_mark: Text::new("Značka na {0} smazána, {1}"),
    wiped_arrow: Text::new("Šipka z {0} na {1} smazána, {2}"),
    from_here: Text::new("Šipka z {0}: přejděte na její konec a stiskněte Enter"),
    full_screen: "Celá obrazovka",
    hide: "Skrýt tlačítka (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Hrací deska Abalone, na tahu je {0}"),
    over: "Hrací deska Abalone, partie skončila",
    marbles: Text::new("{0}: {1}."),
    none: "žádná kulička",
    score: Text::new("Stav: {0}."),
    last: Text::new("Poslední tah: {0}."),
    board: Text::new("Deska {0}."),
};
