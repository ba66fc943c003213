//! English: the reference for every other language.

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

/// Everything said in English.
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
    skip: "Skip to the board",
    main_menu: "Main menu",
    play: "Play",
    new_game: "New game",
    games: "Games",
    settings: "Settings",
    help: "Help",
    rules: "Rules of this game",
    close: "Close",
    undo: "Undo",
    dismiss: "Dismiss",
    colours: ["black", "white", "red", "blue", "yellow", "green"],
    colours_alone: ["Black", "White", "Red", "Blue", "Yellow", "Green"],
    human: "Person",
    you: "You",
    computer_level: Text::new("Computer {0}"),
    level: Text::new("Level {0}"),
    levels: [
        "first steps",
        "beginner",
        "easy-going",
        "casual",
        "attentive",
        "solid",
        "experienced",
        "club player",
        "strong",
        "very strong",
        "expert",
        "full strength",
    ],
};

const PLAY: Play = Play {
    board: "Board",
    players: "Players",
    share: "Share",
    present: "Presentation",
    controls: "Game controls",
    your_turn: "Your turn",
    to_move: Text::new("{0} to move"),
    thinking: "Thinking…",
    paused: "Paused",
    pause: "Pause",
    resume: "Go on",
    depth: Text::new("depth {0}"),
    estimate: Text::new("{0} marbles"),
    wins_in: Counted::new("wins in {0} move", "wins in {0} moves"),
    loses_in: Counted::new("loses in {0} move", "loses in {0} moves"),
    score: Text::new("{0} of {1}"),
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    hint_wait: "Looking for a good move…",
    hint_move: Text::new("Hint: {0}"),
    resign: "Resign",
    resigned: "You have resigned.",
    offer_draw: "Offer a draw",
    draw_ask: Text::new("{0} offers a draw. Accept?"),
    draw_accept: "Accept the draw",
    draw_decline: "Play on",
    draw_wait: "The computer considers the draw…",
    draw_declined: "The computer plays on.",
    draw_accepted: "The computer accepts the draw.",
    rematch: "Rematch",
    flip_short: "Flip",
    turn_left: "Turn the board left",
    turn_right: "Turn the board right",
    more: "More",
    looking_back: Text::new("Looking at move {0} of {1}"),
    back_to_game: "Back to the game",
    confirm_move: Text::new("Play {0}?"),
    play_move: "Play",
    confirm_offer: "Was that the move you meant? Moves can wait for a second tap.",
    confirm_yes: "Confirm moves",
};

const RECORD: RecordPanel = RecordPanel {
    title: "Moves",
    none_yet: "No moves yet",
    first: "First position",
    previous: "Previous move",
    next: "Next move",
    last: "Last move",
    notation: "Notation",
    copy: "Copy the game",
    copied: "Game copied.",
};

const COMMAND: Command = Command {
    label: "Type a move or a command",
    placeholder: "a1b2, c3c5d4, undo…",
    enter: "Enter",
    nothing: "Type a move such as a1b2, or a command such as undo.",
    unknown: Text::new("“{0}” is neither a move nor a command."),
    not_your_turn: "It is not your turn.",
    over: "The game is over.",
    words: crate::i18n::orders::ENGLISH,
    fault: FAULTS,
};

const FAULTS: Faults = Faults {
    shape: "that is not how a move is written",
    no_cell: Text::new("the board has no cell {0}"),
    not_neighbours: Text::new("{0} and {1} are not neighbours"),
    no_line: Text::new("{0} and {1} are not the ends of a line of two or three"),
    along: "a move along the line is written with its rear marble only",
    no_triangle: "the three cells do not all touch each other",
    lands_on: Text::new("that way the move ends on {0}"),
    no_such_move: "no legal move is written this way",
    ambiguous: "several moves fit",
    board_number: "this game has only one board",
    other_board: "the turn is on the other board",
};

const END: End = End {
    you_win: "You win!",
    you_lose: "You lose",
    draw: "Draw",
    wins: Text::new("{0} wins"),
    by_target: Counted::new("One marble ejected", "{0} marbles ejected"),
    by_stuck: "No move left",
    by_repetition: "The same position for the third time",
    by_quiet: "Too many moves without an ejection",
    by_resignation: "By resignation",
    by_time: "Time ran out",
    by_time_limit: "The common time is up",
    by_boards: "Both boards are over",
    by_agreement: "By agreement",
    by_ball: "The neutral ball fell",
    rematch_note: "Same players, sides swapped",
    review: "Look through the game",
    save_file: "Save as a file",
    length: Counted::new("{0} move played", "{0} moves played"),
};

const NEW_GAME: NewGame = NewGame {
    title: "New game",
    customise: "Rules of the game",
    editor: "Board editor",
    at_once: "Begin at once",
    against_computer: "Against the computer",
    two_people: "Two people, one device",
};

const GAMES: Games = Games {
    deleted: "Game deleted.",
    import_title: "Import games",
    drop_here: "Drop the file to import its games",
    unreadable_file: Text::new("The file “{0}” could not be read."),
};

const REASONS: Reasons = Reasons {
    game_over: "The game is over",
    no_group: "Only one to three touching marbles in a line move together",
    not_yours: Text::new("The marble on {0} is not yours to move"),
    other_colour_now: "A marble of the other colour is moved now",
    too_many: "At most three marbles move at once",
    own_off_board: Text::new("Your marble on {0} would leave the board"),
    not_stronger: Text::new("{0} cannot push {1}"),
    sandwich: Text::new("The marble on {0} blocks the push"),
    occupied: Text::new("{0} is taken, and only a move in line can push"),
    taken: Text::new("{0} is taken"),
    partners_only_push: "Partners' marbles move along only in a push",
    no_triangles: "Triangles do not move in this game",
    place_first: "All marbles are placed before any moves",
    nothing_to_place: "No marble is left to be placed",
    not_now: "You cannot move now",
};

const SPEECH: Speech = Speech {
    empty_cell: Text::new("{0}, empty"),
    marble_cell: Text::new("{0}, {1} marble"),
    selected: Text::new("selected {0} of {1}"),
    triangle: "a triangle",
    carries_ball: "carries the ball",
    own_ball_falls: "own ball falls",
    ball_falls: Text::new("{0}’s ball falls"),
    ball_rests: Text::new("{0}’s ball rests on {1}"),
    in_hand: Text::new("{0} has {1} in hand"),
    deselected: "Selection cleared",
    moves: Text::new("{0} plays {1}"),
    pushes: Counted::new("pushes one", "pushes {0}"),
    ejects: "ejects one",
    previews: Text::new("Preview: {0}"),
    press_again: "press again to play",
    which_way: "Two moves fit: choose an arrow",
    directions: [
        "right",
        "up and right",
        "up and left",
        "left",
        "down and left",
        "down and right",
    ],
};

const NOTICES: Notices = Notices {
    storage_denied: "This browser does not let the page keep anything: games last until the page is closed. Export the ones you want.",
    storage_full: "The browser's storage is full: this game is not being saved. Delete or export games to make room.",
    storage_conflict: "This game was changed in another tab. Your version was saved as a copy.",
    storage_newer: "This game was saved by a newer version of the program and can only be looked at.",
    quarantined: Counted::new(
        "{0} saved game could not be read. It was set aside, not deleted.",
        "{0} saved games could not be read. They were set aside, not deleted.",
    ),
    download: "Download",
    worker_denied: "The computer player cannot start in this browser. Two people can still play.",
    worker_restarted: "The computer player stopped answering and was started again.",
    worker_version: "The computer player is of another version than this page. Reload the page.",
    reload: "Reload",
    update_ready: "A new version of Abalone is ready. Reload when it suits you; your game stays.",
    no_words: "This language could not be fetched. Is there a connection?",
    no_such_game: "This game is no longer there.",
    clipboard_denied: "The browser did not allow copying.",
    pages_coming: "Loading…",
    pages_failed: "This part of the page could not be loaded. Is there a connection?",
    try_again: "Try again",
    pages_version: "This page has been updated meanwhile. Reload it to go on.",
    no_such_page: Text::new("There is nothing at “{0}”. Here is your game."),
};
