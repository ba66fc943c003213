//! How many moves a turn has, and of whose marbles.

/// The moves of a turn, agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TurnMode {
    /// One own move.
    #[default]
    Single,
    /// Two own moves.
    OwnOwn,
    /// An own move, then one of the opponent's colour.
    OwnOther,
    /// A move of the opponent's colour, then an own one.
    OtherOwn,
    /// One of each, in the order that the player chooses each turn.
    Any,
}

impl TurnMode {
    /// Every mode with its name in game records.
    pub const NAMED: [(TurnMode, &'static str); 5] = [
        (TurnMode::Single, "own"),
        (TurnMode::OwnOwn, "own+own"),
        (TurnMode::OwnOther, "own+other"),
        (TurnMode::OtherOwn, "other+own"),
        (TurnMode::Any, "any"),
    ];

    /// Name in game records.
    pub fn name(self) -> &'static str {
        Self::NAMED[self as usize].1
    }

    /// The mode of this name.
    pub fn from_name(name: &str) -> Option<TurnMode> {
        Self::NAMED.iter().find(|n| n.1 == name).map(|n| n.0)
    }

    /// Whether the opponent's colour is moved too.
    pub const fn moves_other(self) -> bool {
        matches!(
            self,
            TurnMode::OwnOther | TurnMode::OtherOwn | TurnMode::Any
        )
    }

    /// What a whole turn has.
    pub const fn phase(self) -> Phase {
        match self {
            TurnMode::Single => Phase::Own,
            TurnMode::OwnOwn => Phase::OwnThenOwn,
            TurnMode::OwnOther => Phase::OwnThenOther,
            TurnMode::OtherOwn => Phase::OtherThenOwn,
            TurnMode::Any => Phase::Either,
        }
    }
}

/// What is left of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Phase {
    /// One own move.
    #[default]
    Own = 0,
    /// One move of the opponent's colour.
    Other = 1,
    /// Two own moves.
    OwnThenOwn = 2,
    /// An own move, then one of the opponent's colour.
    OwnThenOther = 3,
    /// The other way round.
    OtherThenOwn = 4,
    /// One of each in any order.
    Either = 5,
}

impl Phase {
    /// Moves left, 1 or 2.
    pub const fn left(self) -> u8 {
        match self {
            Phase::Own | Phase::Other => 1,
            _ => 2,
        }
    }

    /// Whether the next move may be an own one.
    #[inline]
    pub const fn may_own(self) -> bool {
        !matches!(self, Phase::Other | Phase::OtherThenOwn)
    }

    /// Whether the next move may be one of the opponent's colour.
    #[inline]
    pub const fn may_other(self) -> bool {
        matches!(self, Phase::Other | Phase::OtherThenOwn | Phase::Either)
    }

    /// What is left after a move, if the turn goes on.
    pub const fn after(self, own: bool) -> Option<Phase> {
        match self {
            Phase::Own | Phase::Other => None,
            Phase::OwnThenOwn | Phase::OtherThenOwn => Some(Phase::Own),
            Phase::OwnThenOther => Some(Phase::Other),
            Phase::Either if own => Some(Phase::Other),
            Phase::Either => Some(Phase::Own),
        }
    }

    /// What is left when a first move of the pair that is impossible is
    /// skipped; none when the turn is over then.
    pub const fn possible(self, own: bool, other: bool) -> Option<Phase> {
        match self {
            Phase::Own | Phase::OwnThenOwn if own => Some(self),
            Phase::Other if other => Some(self),
            Phase::Own | Phase::OwnThenOwn | Phase::Other => None,
            Phase::OwnThenOther if own => Some(self),
            Phase::OwnThenOther if other => Some(Phase::Other),
            Phase::OtherThenOwn if other => Some(self),
            Phase::OtherThenOwn if own => Some(Phase::Own),
            Phase::OwnThenOther | Phase::OtherThenOwn => None,
            // The one that is impossible now may be possible after the other.
            Phase::Either if own || other => Some(self),
            Phase::Either => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_has_the_agreed_moves() {
        for (mode, name) in TurnMode::NAMED {
            assert_eq!(TurnMode::from_name(name), Some(mode));
            assert_eq!(mode.name(), name);
            let first = mode.phase();
            for own in [true, false] {
                if !(if own {
                    first.may_own()
                } else {
                    first.may_other()
                }) {
                    continue;
                }
                let rest = first.after(own);
                assert_eq!(rest.map_or(0, Phase::left), first.left() - 1);
                if mode.moves_other() {
                    let rest = rest.expect("two moves");
                    assert_eq!(rest.may_own(), !own);
                    assert_eq!(rest.may_other(), own);
                }
            }
        }
    }
}
