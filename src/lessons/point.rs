//! What there is to be said about a game, as values.

use crate::rules::{Colour, TurnMode};

/// What happens to a player whose time is up, or who gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeUp {
    /// He has lost.
    Loses,
    /// His team has lost.
    TeamLoses,
    /// He is out, and the others play on.
    Leaves,
    /// His team is out, and the others play on.
    TeamLeaves,
}

/// One statement about the rules of a game. Colours stand for players, lists of
/// colours for sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    // The goal.
    /// First to eject so many of the one opponent's.
    Eject(u8),
    /// First to eject so many of anybody's.
    EjectAnybody(u8),
    /// First team to eject so many.
    EjectTeam(u8),
    /// Each side has a target of its own.
    EjectOwnTarget,
    /// This one.
    TargetOf(Vec<Colour>, u8),
    /// A side begins with points.
    HeadStart(Vec<Colour>, u8),
    /// So many ejections lose.
    Misere(u8),
    /// So many ejections end the game, and whoever has fewest wins.
    MisereOfMany(u8),
    /// The target loses, whichever it is.
    MisereReached,
    /// The target ends the game, whichever it is, and whoever has fewest wins.
    MisereReachedOfMany,
    /// A ball that falls loses as well.
    BallLoses,
    /// Two games at once: so many ejections win a board.
    BoardsEject(u8),
    /// So many ejections lose a board.
    BoardsMisere(u8),
    /// Boards won decide, then ejections; in misère fewer.
    BoardsDecide {
        /// Whether fewer ejections are better.
        misere: bool,
    },
    // Who plays.
    /// So many players, with so many marbles each.
    Players(u8, u8),
    /// A colour has fewer.
    FewerMarbles(Colour, u8),
    /// This colour begins, and then the two take turns.
    Begins(Colour),
    /// Turns go clockwise in this order.
    Order(Vec<Colour>),
    /// Nobody has partners.
    Alone,
    /// The teams.
    Teams(Vec<Vec<Colour>>),
    /// Partners sit opposite each other.
    FacingPartners,
    /// Every second player is a partner.
    EverySecond,
    /// Two players share each colour of so many marbles, and take turns with it.
    SharedColours(u8),
    /// Two players share each colour of so many marbles, one at each board.
    OneAtEachBoard(u8),
    /// Partners may not confer.
    NoConferring,
    // Placement.
    /// Marbles are placed in turn.
    PlaceInTurn,
    /// When all lie, this colour begins.
    PlaceAllFirst(Colour),
    // Moving.
    /// One to three marbles, one step.
    Group,
    /// Along the line.
    InLine,
    /// Across the line.
    Broadside,
    /// A longer line need not move as a whole.
    PartOfLine,
    /// One must move.
    MustMove,
    // Triangles.
    /// Three touching marbles move too.
    Triangle,
    /// They never push.
    TriangleNeverPushes,
    // Turns of two moves.
    /// What a turn has.
    TwoMoves(TurnMode),
    /// The very first turn has one move.
    FirstTurnOne,
    /// Moves of the other colour.
    OtherColour,
    /// The game ends in the middle of a turn too.
    AtOnce,
    /// What is impossible is skipped.
    Skipped,
    // Pushing.
    /// More push fewer.
    Sumito,
    /// Behind must be room.
    RoomBehind,
    /// Equal numbers do not push.
    Pac,
    /// All other colours count together.
    ColoursTogether,
    /// Nobody must push.
    Optional,
    // Teams.
    /// Partners' marbles in front move along.
    TeamInline,
    /// They do so only in a push.
    TeamOnlyPush,
    /// The rear marble must be one's own.
    OwnRear,
    /// Sideways one moves one's own marbles.
    OwnSideways,
    /// Sideways partners' marbles come along too.
    TeamSideways,
    /// Partners' marbles are not pushed, and block.
    PartnersBlock,
    // Ejecting.
    /// What is pushed over the edge is out.
    Out,
    /// It lies in the gutter.
    Gutter,
    /// It counts for whoever pushed.
    MoverKeeps,
    /// It counts for the team that pushed.
    TeamKeeps,
    /// It counts against its own colour.
    OwnColourLoses,
    /// Own marbles stay on the board.
    OwnStay,
    // Not allowed.
    /// The board refuses these, and says why.
    Refused,
    // Balls.
    /// Where they rest.
    BallRests,
    /// When they fall.
    BallFalls,
    /// Who has lost then.
    BallFallen,
    /// A triangle carries its ball.
    BallCarried,
    // Two boards.
    /// The order of moves.
    BoardsOrder,
    /// After two moves one changes boards.
    BoardsChange {
        /// Whether the second team changes a round later.
        counter_phase: bool,
    },
    /// A board that is over is skipped.
    BoardsSkip,
    // The end.
    /// Without a move one has lost.
    StuckLoses,
    /// Without a move it is a draw.
    StuckDraws,
    /// Without a move one is skipped.
    StuckSkipped,
    /// The third occurrence of a position is a draw.
    Repetition,
    /// Positions may come again.
    NoRepetition,
    /// So many moves without an ejection are a draw.
    Quiet(u16),
    /// On two boards these end the game as it stands.
    BoardsAsTheyStand,
    /// A draw can be agreed.
    Agreement,
    /// What happens to who gives up.
    Resigning(TimeUp),
    // The clock.
    /// Seconds for each player.
    ClockEach(u32),
    /// Seconds added after each turn.
    ClockAdds(u32),
    /// What happens to whose time is up.
    TimeIsUp(TimeUp),
    /// Seconds for the whole game.
    ClockForAll(u32),
    /// More ejections win then.
    ClockMoreWins,
    /// Fewer ejections win then.
    ClockFewerWins,
    /// Two boards count as they stand then.
    ClockBoards,
    // Take-back.
    /// Moves may be taken back.
    TakeBack,
    /// They may not.
    NoTakeBack,
    // Match.
    /// So many games.
    Games(u8),
    /// The colours are swapped after each.
    ColoursSwapped,
    /// Each seat begins in turn.
    EachBegins,
    /// Ejections are added up.
    AddedUp,
}
