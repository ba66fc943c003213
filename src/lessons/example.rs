//! The examples by name.

use crate::rules::{Rules, Seating, TurnMode};

/// A little board that shows one thing: a move that is made, or one that is
/// tried and is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Example {
    /// One marble moves.
    OneMarble,
    /// Two marbles move in line.
    LineOfTwo,
    /// Three marbles move in line.
    LineOfThree,
    /// The two front ones of four marbles move.
    PartOfLine,
    /// Three marbles move sideways.
    Broadside,
    /// Two push one.
    TwoOne,
    /// Three push one.
    ThreeOne,
    /// Three push two.
    ThreeTwo,
    /// Wrong: two against two.
    PacTwo,
    /// Wrong: three against three.
    PacThree,
    /// Two push one off the board.
    Ejection,
    /// Three push two, one of them off the board.
    EjectionOfTwo,
    /// Wrong: one against one.
    OneOne,
    /// Wrong: two against three.
    TwoThree,
    /// Wrong: four marbles at once.
    FourAtOnce,
    /// Wrong: three marbles with a gap.
    Gap,
    /// Wrong: three touching marbles that are not in one line.
    Bent,
    /// Wrong: an own marble behind the pushed one.
    OwnBehind,
    /// Wrong: another opponent behind the pushed one, even at the edge.
    TheirsBehind,
    /// Wrong: an own marble would leave the board.
    OffBoard,
    /// Wrong: a broadside against a marble.
    SidewaysPush,
    /// Three push two of different colours.
    ThreeColours,
    /// Wrong: two against two of different colours.
    MixedPac,
    /// A marble of a third colour is pushed off.
    EjectRed,
    /// A partner's marble in front moves along.
    TeamStep,
    /// A partner's marble in front helps to push.
    TeamPush,
    /// Own and partner's marbles push two of different colours.
    TeamColours,
    /// Wrong: the rear marble is the partner's.
    PartnerRear,
    /// Wrong: a partner's marble behind the pushed one.
    PartnerBehind,
    /// Wrong: a broadside with a partner's marble.
    PartnerSide,
    /// The same where it is allowed.
    TeamBroadside,
    /// Wrong: a partner's marble moves along without a push.
    PartnerOnlyPushes,
    /// Three marbles in a triangle move.
    Triangle,
    /// Wrong: a triangle against a marble.
    TriangleBlocked,
    /// Two own moves in a turn.
    OwnOwn,
    /// An own move, then one of the opponent's colour.
    OwnOther,
    /// A move of the opponent's colour, then an own one.
    OtherOwn,
    /// The last ejection of a game in which it loses.
    MisereEnd,
    /// Marbles are placed in turn.
    Placement,
    /// A push lets the opponent's ball fall.
    BallFalls,
    /// An own move lets the own ball fall.
    OwnBallFalls,
    /// A triangle carries its ball.
    BallCarried,
    /// Four players on two colours take turns.
    SharedTurns,
    /// Four players on two boards take turns.
    TwoBoardsTurns,
}

impl Example {
    /// All of them.
    pub const ALL: [Example; 44] = [
        Example::OneMarble,
        Example::LineOfTwo,
        Example::LineOfThree,
        Example::PartOfLine,
        Example::Broadside,
        Example::TwoOne,
        Example::ThreeOne,
        Example::ThreeTwo,
        Example::PacTwo,
        Example::PacThree,
        Example::Ejection,
        Example::EjectionOfTwo,
        Example::OneOne,
        Example::TwoThree,
        Example::FourAtOnce,
        Example::Gap,
        Example::Bent,
        Example::OwnBehind,
        Example::TheirsBehind,
        Example::OffBoard,
        Example::SidewaysPush,
        Example::ThreeColours,
        Example::MixedPac,
        Example::EjectRed,
        Example::TeamStep,
        Example::TeamPush,
        Example::TeamColours,
        Example::PartnerRear,
        Example::PartnerBehind,
        Example::PartnerSide,
        Example::TeamBroadside,
        Example::PartnerOnlyPushes,
        Example::Triangle,
        Example::TriangleBlocked,
        Example::OwnOwn,
        Example::OwnOther,
        Example::OtherOwn,
        Example::MisereEnd,
        Example::Placement,
        Example::BallFalls,
        Example::OwnBallFalls,
        Example::BallCarried,
        Example::SharedTurns,
        Example::TwoBoardsTurns,
    ];

    /// The rules under which the example is played where it explains a game
    /// with these: as simple as they can be, and the game's own where they matter.
    pub(super) fn rules(self, game: &Rules) -> Rules {
        let two = Rules::default();
        let seated = Rules {
            reading: game.reading,
            ..Rules::new(game.seating)
        };
        match self {
            Example::ThreeColours | Example::MixedPac | Example::EjectRed => seated,
            Example::TeamStep
            | Example::TeamPush
            | Example::TeamColours
            | Example::PartnerRear
            | Example::PartnerBehind
            | Example::PartnerSide
            | Example::TeamBroadside
            | Example::PartnerOnlyPushes
            | Example::Placement => seated,
            Example::Triangle | Example::TriangleBlocked => Rules {
                triangles: true,
                ..two
            },
            Example::OwnOwn => Rules {
                turn: TurnMode::OwnOwn,
                full_first_turn: true,
                ..two
            },
            Example::OwnOther | Example::OtherOwn => Rules {
                turn: game.turn,
                full_first_turn: true,
                ..two
            },
            Example::MisereEnd => Rules {
                misere: true,
                targets: game.targets,
                ..two
            },
            Example::BallFalls | Example::OwnBallFalls => Rules { balls: true, ..two },
            Example::BallCarried => Rules {
                balls: true,
                triangles: true,
                ..two
            },
            Example::SharedTurns => Rules::new(Seating::SharedColours),
            Example::TwoBoardsTurns => Rules {
                counter_phase: game.counter_phase,
                ..Rules::new(Seating::TwoBoards)
            },
            _ => two,
        }
    }
}
