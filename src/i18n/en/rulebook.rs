//! English.

use crate::i18n::rulebook::{BoardWords, Ends, Goal, Moves, Players, Pushes, Rulebook, in_order};
use crate::i18n::text::{Counted, Text};
use crate::lessons::{Example, Topic};

/// English.
pub static RULEBOOK: Rulebook = Rulebook {
    contents: "In these rules",
    special: "special",
    start: "The start",
    start_of: Text::new("The start on board {0}"),
    tap: "Tap a board to see its move step by step.",
    by_itself: "Boards play by themselves",
    wrong: "Not allowed:",
    unreadable: "There are no rules for this game.",
    topics: TOPICS,
    captions: CAPTIONS,
    and: Text::new("{0} and {1}"),
    goal: GOAL,
    players: PLAYERS,
    moves: MOVES,
    pushes: PUSHES,
    ends: ENDS,
    boards: BoardWords {
        marbles: Text::new("{0} on {1}"),
        moves: Text::new("{0} moves {1} {2}"),
        pushes: Text::new(", pushing {0}"),
        ejects: Text::new(", and {0} goes over the edge"),
        places: Text::new("{0} places a marble on {1}"),
        on_board: Text::new("Board {0}: "),
        tries: Text::new("Not allowed: {0} tries to move {1} {2}"),
    },
};

/// Every heading, in order.
const TOPICS: [&str; Topic::ALL.len()] = in_order!(topic, Topic);

/// Every caption, in order.
const CAPTIONS: [&str; Example::ALL.len()] = in_order!(caption, Example);

const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => "The goal",
        Topic::Players => "Players and turns",
        Topic::Placement => "Placing the marbles",
        Topic::Moving => "Moving",
        Topic::Triangles => "Triangles",
        Topic::TwoMoves => "Two moves a turn",
        Topic::Pushing => "Pushing",
        Topic::Teams => "Partners",
        Topic::Ejecting => "Off the board",
        Topic::NotAllowed => "What is not allowed",
        Topic::Balls => "The neutral balls",
        Topic::TwoBoards => "Two boards",
        Topic::End => "Other ends, and draws",
        Topic::Clock => "The clock",
        Topic::TakeBack => "Taking back",
        Topic::Match => "The match",
    }
}

const fn caption(example: Example) -> &'static str {
    match example {
        Example::OneMarble => "One marble",
        Example::LineOfTwo => "Two in line",
        Example::LineOfThree => "Three in line",
        Example::PartOfLine => "Two out of a row of four",
        Example::Broadside => "Three sideways: a broadside",
        Example::TwoOne => "2 push 1",
        Example::ThreeOne => "3 push 1",
        Example::ThreeTwo => "3 push 2",
        Example::PacTwo => "2 against 2: a pac",
        Example::PacThree => "3 against 3: a pac",
        Example::Ejection => "Over the edge",
        Example::EjectionOfTwo => "Of two, the outer one goes",
        Example::OneOne => "1 against 1",
        Example::TwoThree => "2 against 3",
        Example::FourAtOnce => "Four marbles at once",
        Example::Gap => "A gap in the row",
        Example::Bent => "Not in one line",
        Example::OwnBehind => "Your own marble behind",
        Example::TheirsBehind => "One more behind, even at the edge",
        Example::OffBoard => "Moving off the board",
        Example::SidewaysPush => "Pushing sideways",
        Example::ThreeColours => "3 push 2 of different colours",
        Example::MixedPac => "2 against 2 of different colours",
        Example::EjectRed => "Red is out, and counts for Black",
        Example::TeamStep => "A partner’s marble moves along",
        Example::TeamPush => "A partner’s marble helps to push",
        Example::TeamColours => "3 push 2, partners together",
        Example::PartnerRear => "The rear marble is the partner’s",
        Example::PartnerBehind => "A partner’s marble behind",
        Example::PartnerSide => "Sideways with a partner’s marble",
        Example::TeamBroadside => "Sideways together",
        Example::PartnerOnlyPushes => "A partner’s marble without a push",
        Example::Triangle => "A triangle moves",
        Example::TriangleBlocked => "A triangle does not push",
        Example::OwnOwn => "Push, and push off",
        Example::OwnOther => "First Black’s marbles, then White’s",
        Example::OtherOwn => "First White’s marble, then Black’s",
        Example::MisereEnd => "With this ejection Black loses",
        Example::Placement => "One marble each in turn",
        Example::BallFalls => "White’s ball falls: White has lost",
        Example::OwnBallFalls => "Black’s ball falls: Black has lost",
        Example::BallCarried => "The triangle carries its ball",
        Example::SharedTurns => "One round of four turns",
        Example::TwoBoardsTurns => "One round on two boards",
    }
}

const GOAL: Goal = Goal {
    eject: Counted::new(
        "Push one of the other side’s marbles off the board. Whoever does so first wins.",
        "Push {0} of the other side’s marbles off the board. Whoever has done so first wins.",
    ),
    eject_anybody: Counted::new(
        "Push one of the others’ marbles off the board, whatever its colour. Whoever does so first wins.",
        "Push {0} of the others’ marbles off the board, whatever their colours. Whoever has done so first wins.",
    ),
    eject_team: Counted::new(
        "Push one of your opponents’ marbles off the board. The first team to do so wins.",
        "With your partners, push {0} of your opponents’ marbles off the board. The first team to have done so wins.",
    ),
    eject_own_target: "Push your opponents’ marbles off the board. Each side has a number of its own to reach; whoever reaches it first wins.",
    target_of: Text::new("{0}: {1} to push off."),
    head_start: Text::new("Head start for {0}: {1} counted as pushed off from the beginning."),
    marbles: Counted::new("{0} marble", "{0} marbles"),
    misere: Counted::new(
        "Upside down: the side that pushes a marble off the board has lost.",
        "Upside down: the side that has pushed {0} marbles off the board has lost.",
    ),
    misere_of_many: Counted::new(
        "Upside down: when somebody has pushed a marble off the board the game is over, and whoever has pushed off the fewest wins.",
        "Upside down: when somebody has pushed {0} marbles off the board the game is over, and whoever has pushed off the fewest wins.",
    ),
    misere_reached: "Upside down: the side that reaches its number of ejections first has lost.",
    misere_reached_of_many: "Upside down: when somebody reaches their number of ejections the game is over, and whoever has pushed off the fewest wins.",
    ball_loses: "Whose neutral ball falls has lost too.",
    boards_eject: Counted::new(
        "You play on two boards at once. Push one of your opponents’ marbles off a board, and your team has won that board.",
        "You play on two boards at once. Push {0} of your opponents’ marbles off a board, and your team has won that board.",
    ),
    boards_misere: Counted::new(
        "You play on two boards at once, and upside down: the team that pushes a marble off a board has lost that board.",
        "You play on two boards at once, and upside down: the team that has pushed {0} marbles off a board has lost that board.",
    ),
    boards_decide: "When both boards are over, the team that has won more boards wins. With one each, ejections on both boards are added up, and more of them win.",
    boards_decide_misere: "When both boards are over, the team that has won more boards wins. With one each, ejections on both boards are added up, and fewer of them win.",
};

const PLAYERS: Players = Players {
    players: Text::new("{0} players with {1} marbles each."),
    fewer_marbles: Text::new("{0} has only {1}."),
    begins: Text::new("{0} begins; then the two sides take turns."),
    order: Text::new("Turns go round in this order: {0}, and again."),
    alone: "Everybody plays for themselves.",
    teams: Text::new("The teams: {0}."),
    facing: "Partners sit opposite each other.",
    every_second: "Every second player is of the same team.",
    shared_colours: Text::new(
        "Four players, two of each colour, with {0} marbles a colour. Partners share all of these and take turns with them: Black’s first player, White’s first, Black’s second, White’s second.",
    ),
    one_at_each_board: Text::new(
        "Four players in two teams: one plays Black on both boards, the other White. On each board each colour has {0} marbles, and one player of each team sits there.",
    ),
    no_conferring: "Partners may not talk about their moves.",
    place_in_turn: "The board is empty at first. In turn, everybody puts one marble of their own on any empty cell.",
    place_all_first: Text::new("Nothing moves before all marbles are placed. Then {0} begins."),
};

const MOVES: Moves = Moves {
    group: "A move takes one, two or three of your marbles one cell further, all in the same direction. They must touch and lie in one straight line.",
    in_line: "In line, the marbles follow one another, forwards or backwards.",
    broadside: "Sideways, as a broadside, two or three marbles each go to an empty cell beside them.",
    part_of_line: "You may move only a part of a longer row.",
    must_move: "A turn is one move. You may not pass.",
    triangle: "Three of your marbles that all touch each other may move together too, one cell in any direction.",
    triangle_never_pushes: "A triangle never pushes: the cells it comes to must be empty.",
    own_own: "A turn is two moves of your own marbles, the same ones twice if you like.",
    own_other: "A turn is two moves: first one of your own marbles, then one of your opponent’s.",
    other_own: "A turn is two moves: first one of your opponent’s marbles, then one of your own.",
    any: "A turn is two moves, one of your own marbles and one of your opponent’s, in the order you like.",
    first_turn_one: "Only the very first turn of the game is a single move of one’s own marbles.",
    other_colour: "Your opponent’s marbles move as your opponent could move them.",
    at_once: "The game ends as soon as the goal is reached, even after the first of the two moves.",
    skipped: "If one of the two moves is impossible, it is left out.",
    boards_order: "The moves go round: Black on board 1, Black on board 2, White on board 1, White on board 2.",
    boards_change: "After two moves on a board you change to the other one. Both teams change together, so you always meet the same opponent.",
    boards_change_counter: "After two moves on a board you change to the other one. White’s team changes a round later, so you meet both opponents.",
    boards_skip: "When one board is over, the game goes on on the other.",
};

const PUSHES: Pushes = Pushes {
    sumito: "In line, your marbles push others when they are more: 2 push 1, and 3 push 1 or 2. That is called a sumito.",
    room_behind: "Behind the pushed marbles there must be an empty cell, or the edge of the board.",
    pac: "Equal numbers do not push each other. That is called a pac.",
    colours_together: "Opponents’ marbles of different colours in one row count together.",
    optional: "You never have to push.",
    team_inline: "In line, your partners’ marbles in front of your own move along and push along, up to three marbles in all.",
    team_only_push: "Your partners’ marbles in front of your own help you to push, up to three marbles in all. Without a push they do not move along.",
    own_rear: "The marble at the rear must be yours.",
    own_sideways: "Sideways you move only your own marbles.",
    team_sideways: "Sideways, too, partners’ marbles come along, if at least one marble is yours.",
    partners_block: "Partners’ marbles cannot be pushed by their own team. Behind pushed marbles they block, as your own do.",
    out: "A marble that is pushed over the edge is out of the game.",
    gutter: "It lies in the gutter round the board, where all can see it.",
    mover_keeps: "It counts for the player who pushed, whatever its colour.",
    team_keeps: "It counts for the team that pushed.",
    own_colour_loses: "It counts against its own colour, whoever made the move.",
    own_stay: "No marble leaves the board by a move of its own side.",
    refused: "The board refuses these tries and says why.",
    ball_rests: "Each side has a neutral ball, which rests on three marbles of that side.",
    ball_falls: "It falls as soon as one of these three moves, whoever moves or pushes it.",
    ball_fallen: "Whose ball falls has lost. If both fall at once, the game is a draw.",
    ball_carried: "Only a move of exactly these three as a triangle carries it along.",
};

const ENDS: Ends = Ends {
    stuck_loses: "Whoever has no move left has lost. That hardly ever happens.",
    stuck_draws: "If whoever’s turn it is has no move left, the game is a draw.",
    stuck_skipped: "Whoever has no move is skipped. If nobody can move, the game is a draw.",
    repetition: "If a position comes up for the third time, the game is a draw.",
    no_repetition: "The same position may come up as often as you like.",
    quiet: Counted::new(
        "After {0} move without an ejection the game is a draw.",
        "After {0} moves without an ejection the game is a draw.",
    ),
    boards_as_they_stand: "On two boards that is no draw yet: the boards are then counted as they stand.",
    agreement: "You may agree on a draw.",
    resigning: [
        "Whoever gives up has lost.",
        "If one player gives up, the team has lost.",
        "Whoever gives up is skipped from then on; their marbles stay. The last one left wins.",
        "If one player gives up, the team is skipped from then on; its marbles stay. The last team left wins.",
    ],
    time_is_up: [
        "Whoever’s time runs out has lost, even in the middle of a move.",
        "If a player’s time runs out, the team has lost, even in the middle of a move.",
        "Whoever’s time runs out is skipped from then on; their marbles stay. The last one left wins.",
        "If a player’s time runs out, the team is skipped from then on; its marbles stay. The last team left wins.",
    ],
    clock_each: Text::new(
        "Each player has {0} for the whole game. A clock runs only during its player’s turns.",
    ),
    clock_adds: Text::new("Each turn adds {0}."),
    clock_for_all: Text::new(
        "The game lasts {0} at most. Then it stops at once, even in the middle of a turn.",
    ),
    clock_more_wins: "Whoever has more ejections by then wins; equal numbers are a draw.",
    clock_fewer_wins: "Whoever has fewer ejections by then wins; equal numbers are a draw.",
    clock_boards: "The two boards are then counted as they stand.",
    minutes: Counted::new("{0} minute", "{0} minutes"),
    seconds: Counted::new("{0} second", "{0} seconds"),
    take_back: "A move may be taken back.",
    no_take_back: "A move that has been made may not be taken back.",
    games: Counted::new("The match is {0} game.", "The match is {0} games."),
    colours_swapped: "After each game the two swap colours.",
    each_begins: "Who begins goes round from game to game.",
    added_up: "Ejections of all games are added up.",
};
