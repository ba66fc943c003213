//! When a search has to end.

/// What bounds a search. Nothing bounds the default: only a stop ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the deepest iteration.
    pub depth: Option<u8>,
    /// Positions looked at. The end of a line is never cut short, so that it may be
    /// a few more; the same ones every time.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<TimeLimit>,
}

/// Two bounds on time, in milliseconds from the beginning of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    /// After this no further iteration begins.
    pub soft: u64,
    /// After this the running iteration is given up.
    pub hard: u64,
}

/// Part of a move's time after which another iteration is not worth starting.
const SOFT_PERCENT: u64 = 60;

impl Limits {
    /// Only a stop ends the search.
    pub const INFINITE: Limits = Limits {
        depth: None,
        nodes: None,
        time: None,
    };

    /// To this depth.
    pub const fn depth(depth: u8) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::INFINITE
        }
    }

    /// This many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::INFINITE
        }
    }

    /// This long and no longer, in milliseconds.
    pub const fn move_time(millis: u64) -> Limits {
        Limits {
            time: Some(TimeLimit {
                soft: millis.saturating_mul(SOFT_PERCENT) / 100,
                hard: millis,
            }),
            ..Limits::INFINITE
        }
    }

    /// A fair share of what is left on a clock, with an increment per move, in
    /// milliseconds.
    pub const fn clock(left: u64, increment: u64) -> Limits {
        /// Moves a game is thought to go on for.
        const MOVES_LEFT: u64 = 30;
        /// Kept for the way from the engine to the clock.
        const RESERVE: u64 = 20;
        let left = left.saturating_sub(RESERVE);
        let share = left / MOVES_LEFT + increment * 3 / 4;
        let hard = if share * 3 < left / 2 {
            share * 3
        } else {
            left / 2
        };
        let soft = if share < hard { share } else { hard };
        Limits {
            time: Some(TimeLimit { soft, hard }),
            ..Limits::INFINITE
        }
    }
}
