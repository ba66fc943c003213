//! English, for the screens that are fetched when they are first opened.

use super::{Help, Import, PageMessages, Problems, RecordFaults, Settings, agree};
use crate::i18n::text::{Counted, Text};

/// English.
pub static PAGES: PageMessages = PageMessages {
    main: &crate::i18n::en::LOCALE.messages,
    settings: SETTINGS,
    help: HELP,
    import: IMPORT,
    problem: PROBLEMS,
    new_game: agree::en::NEW_GAME,
    customise: agree::en::CUSTOMISE,
    editor: agree::en::EDITOR,
};

const SETTINGS: Settings = Settings {
    language: "Language",
    board: "Board",
    play: "Play",
    thinking: "Show the computer's thoughts",
    thinking_note: "Depth and estimate while it thinks",
    confirm: "Confirm moves",
    confirm_note: "Ask before a move is played",
    auto_turn: "Turn the board for each player",
    auto_turn_note: "When several people share this device",
    animation: "Animation",
    animation_note: "Marbles slide to where they go",
    privacy: "Games and settings stay on this device.",
    version: Text::new("Version {0}"),
};

const HELP: Help = Help {
    goal_title: "The goal",
    goal: "Push six of the other side's marbles off the board before yours are pushed off. Black begins; each turn is one move.",
    rules: "Rules of the game you play, with examples",
    moving_title: "The moves",
    moving: [
        "Move one, two or three of your marbles that touch in a straight line, one step in any of six directions.",
        "In line, a longer row pushes a shorter one: 3 push 2 or 1, 2 push 1. Equal rows do not push.",
        "There must be an empty cell, or the edge, behind the marbles that are pushed. A marble pushed over the edge is out.",
        "Sideways, as a broadside, marbles only enter empty cells; they never push.",
    ],
    touch_title: "With finger, pen or mouse",
    touch: [
        "Tap one to three marbles in a row, then tap the cell or the arrow they should move to.",
        "Or drag along your marbles and on, in one stroke: past the end to move in line, sideways for a broadside. Let go to play.",
        "Drag back, or off the board, to change your mind.",
        "Tapping a marble that you can push pushes it.",
        "Where triangles move: tap three marbles that all touch each other, or turn round the corner as you drag.",
        "Where marbles are placed: tap an empty cell, or drag and let go where the marble is to lie.",
    ],
    keys_title: "With the keyboard",
    keys: [
        "Arrows: walk over the board",
        "Space: choose a marble, or place one; Shift + direction: choose more",
        "Q W, A D, Z X: move in one of the six directions; the first press shows the move, the second plays it",
        "Enter: play; Esc: step back",
        "U: undo; H: hint; F: flip the board; B: other board; P: stop the clock",
        "Off the board, ← →: step through the moves",
        "Off the board, Home and End: first and last position",
        "?: this help",
        "M: type a move",
    ],
    typing_title: "By typing",
    typing: [
        "In line: the rear marble and the next cell, as in a1b2.",
        "Broadside: both ends and the first end's new cell, as in c3c5d4.",
        "Triangle: the three cells and the first one's new cell, as in b3c3c4c4.",
        "Placing a marble: its cell, as in e5.",
        "Or a command: undo, redo, hint, flip, resign, draw, new.",
    ],
};

const IMPORT: Import = Import {
    note: "Paste games in APGN, choose a file, or drop one anywhere on this page.",
    paste: "Games as text",
    file: "Choose a file",
    go: "Import",
    nothing: "There is no game in this text.",
    imported: Counted::new("{0} game imported.", "{0} games imported."),
    errors: Counted::new(
        "{0} game could not be read. Your text is still here.",
        "{0} games could not be read. Your text is still here.",
    ),
    error_game: Text::new("game {0}"),
    error_line: Text::new("line {0}"),
    error_ply: Text::new("move {0}"),
    error_token: Text::new("at “{0}”"),
    error: Text::new("{0}: {1}"),
    fault: RECORD_FAULTS,
};

const RECORD_FAULTS: RecordFaults = RecordFaults {
    comment_open: "the comment never ends",
    tag: "a tag looks like [Name \"value\"]",
    mark: "after $ there must be a number up to 255",
    variation_first: "a variation needs a move that it replaces",
    variation_open: "the variation never ends",
    variation_closed: "there is no variation to end here",
    too_deep: "too many variations inside each other",
    game: "there is no such game",
    layout: "there is no such layout",
    layout_does_not_fit: "the layout does not fit the game",
    no_position: "a start of its own needs the tag Position",
    option: "there is no such option",
    option_value: Text::new("its value must be {0}"),
    position: "this is no position of the game",
    notation: "the notation must be Aba-Pro, Nacre or UCI",
    read_as: Text::new("{0} (read as {1})"),
    notation_unclear: "no tag names the notation, and the moves can be played in two ways",
    no_notation_fits: "no tag names the notation, and the moves fit none",
};

const PROBLEMS: Problems = Problems {
    turn_colours: "Turns that move the opponent's marbles need a game of two colours",
    ball_colours: "Neutral balls need a game of two colours",
    ball_marbles: "Say on which three marbles each neutral ball rests",
    turn_boards: "On two boards a turn is one move",
    placement_boards: "On two boards marbles cannot be placed freely",
    first_boards: "On two boards the first seat begins",
    no_first: "There is no such seat to begin",
    won_at_start: Text::new("{0} would have reached the target at the start"),
    out_of_reach: Text::new("{0} could make {1} points at most: the target is out of reach"),
    games: Text::new("A match has 1 to {0} games"),
    start: "The start is no position of this game",
    too_many: Text::new("{0} has more marbles than the game"),
    ball_misplaced: Text::new("The ball of {0} must rest on three touching marbles of that colour"),
};
