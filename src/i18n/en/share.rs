//! English, for the screens that hand a game on.

use crate::i18n::pages::share::{
    PictureWords, Presentation, Share, ShareEmbed, ShareFilm, ShareImage, ShareLink, SharePrint,
};
use crate::i18n::text::{Counted, Text};

/// English.
pub const SHARE: Share = Share {
    parts: "What to share",
    part: ["Link", "Picture", "Print", "Embed"],
    unreadable: "There is no game to share.",
    copy: "Copy",
    copied: "Copied.",
    not_copied: "The browser does not allow copying. The text is selected: copy it yourself.",
    present: "Presentation",
    link: LINK,
    image: IMAGE,
    film: FILM,
    print: PRINT,
    embed: EMBED,
    presentation: PRESENTATION,
    picture: PICTURE,
};

const LINK: ShareLink = ShareLink {
    what: "What the link holds",
    kinds: [
        "The game",
        "This position",
        "A new game like this",
        "A task",
    ],
    notes: [
        "All moves; it opens at the move that is shown here.",
        "Only the marbles, the score and whose turn it is.",
        "Rules, start and players, without moves.",
        "This position. The moves that follow in the game are the solution, hidden at first.",
    ],
    no_task: "A task needs a solution: step back to a position after which the game goes on.",
    address: "Link",
    length: Counted::new("{0} character", "{0} characters"),
    send: "Send…",
    qr: "QR code",
    qr_name: "QR code of the link",
    too_long: "This link is too long for a QR code.",
};

const IMAGE: ShareImage = ShareImage {
    look: "Look",
    looks: ["Light wood", "Dark wood", "Black on white"],
    own_look: "Like my board",
    show: "Show",
    coordinates: "Coordinates",
    last: "Last move",
    gutter: "Ejected marbles",
    ground: "Background",
    drawing: "Arrows and marks",
    drawing_note: "Such as: e5 a1c3 e5g7:red (green, red, blue, yellow)",
    drawing_wrong: Text::new("“{0}” is neither a cell nor two"),
    size: "Width",
    pixels: Text::new("{0} pixels"),
    svg: "Save SVG",
    png: "Save PNG",
    failed: "The picture could not be made.",
};

const FILM: ShareFilm = ShareFilm {
    title: "Moving picture",
    note: "The moves one after the other, as a GIF file.",
    from: "From move",
    to: "To move",
    speed: "Speed",
    speeds: ["Slow", "Normal", "Fast"],
    make: "Make",
    stop: "Stop",
    progress: Text::new("Position {0} of {1}"),
    save: "Save GIF",
    done: Text::new("{0} KB"),
    name: "The moves of the game, one after the other",
    no_moves: "No move has been made yet.",
};

const PRINT: SharePrint = SharePrint {
    title: "Title",
    lines: "Positions, one a line",
    lines_note: "A position or the number of a move of this game, then perhaps | and a caption, and | and arrows and marks.",
    add_this: "Add this position",
    add_all: "Add the game",
    every: "Every so many moves",
    per_page: "Diagrams a page",
    print: "Print",
    preview: "Preview",
    page: Text::new("Page {0} of {1}"),
    wrong: Text::new("Line {0}: {1}"),
    no_such_ply: "the game has no move of this number",
    nothing: "Nothing to print yet.",
    start: "Start",
    after: Text::new("After {0}"),
    too_many: Counted::new(
        "Only the first {0} is printed.",
        "Only the first {0} are printed.",
    ),
};

const EMBED: ShareEmbed = ShareEmbed {
    note: "Copy this code into a page of yours. Nothing is loaded from elsewhere, and nothing is sent.",
    what: "What is shown",
    modes: [
        "Diagram",
        "Game to step through",
        "Board to try moves on",
        "Game against the computer",
        "Task",
    ],
    ground: "Colours",
    grounds: ["As the reader’s system", "Light", "Dark"],
    controls: "Buttons",
    sound: "Sound",
    level: "Level",
    width: "Width",
    element: "Element",
    element_note: "With events and methods for scripts; the script is loaded once a page.",
    frame: "Frame",
    frame_note: "Where scripts are not allowed.",
    preview: "Preview",
};

const PRESENTATION: Presentation = Presentation {
    ink: "Colour",
    inks: [
        "Green: plain, round",
        "Red: dashed, square",
        "Blue: dotted, triangle",
        "Yellow: dash and dot, diamond",
    ],
    undo: "Take back",
    clear: "Wipe",
    first: "First position",
    back: "Back",
    next: "Next",
    last: "Last position",
    flip: "Flip",
    tools: "Tools",
    board: "Board to draw on: tap for a mark, drag for an arrow. Keys: arrows walk, Space marks, Enter begins and ends an arrow, 1 to 4 choose the colour.",
    at: Text::new("{0} / {1} · {2}"),
    start: "Start",
    drawn_mark: Text::new("Mark on {0}, {1}"),
    drawn_arrow: Text::new("Arrow from {0} to {1}, {2}"),
    wiped_mark: Text::new("Mark on {0} wiped, {1}"),
    wiped_arrow: Text::new("Arrow from {0} to {1} wiped, {2}"),
    from_here: Text::new("Arrow from {0}: walk to its end and press Enter"),
    full_screen: "Full screen",
    hide: "Hide the buttons (T)",
};

const PICTURE: PictureWords = PictureWords {
    title: Text::new("Abalone board, {0} to move"),
    over: "Abalone board, the game is over",
    marbles: Text::new("{0}: {1}."),
    none: "none",
    score: Text::new("Score: {0}."),
    last: Text::new("Last move: {0}."),
    board: Text::new("Board {0}."),
};
