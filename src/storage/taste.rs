//! What can be chosen between in the settings, beyond yes and no.
//!
//! Each is a line `key value` of the kept settings. What is not there, or says
//! something that nobody knows, is as it is by default.

/// One of a few values, chosen by the player.
pub trait Taste: Copy + Default + PartialEq + 'static {
    /// The key of its line.
    const KEY: &'static str;
    /// All values with their names, in the order in which they are offered.
    const NAMED: &'static [(Self, &'static str)];

    /// Its name in texts and style sheets.
    fn name(self) -> &'static str {
        let found = Self::NAMED.iter().find(|named| named.0 == self);
        found.map_or("", |named| named.1)
    }

    /// The value of this name.
    fn from_name(name: &str) -> Option<Self> {
        let found = Self::NAMED.iter().find(|named| named.1 == name);
        found.map(|named| named.0)
    }
}

/// Types with the value that is meant where nothing is chosen.
macro_rules! tastes {
    ($($(#[$about:meta])* $name:ident $key:literal = $usual:ident {
        $($(#[$value_about:meta])* $value:ident $word:literal,)*
    })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name {
                $($(#[$value_about])* $value,)*
            }

            impl Default for $name {
                fn default() -> Self {
                    $name::$usual
                }
            }

            impl Taste for $name {
                const KEY: &'static str = $key;
                const NAMED: &'static [(Self, &'static str)] = &[$(($name::$value, $word)),*];
            }
        )*

        /// The keys of all of them.
        pub(super) const KEYS: &[&str] = &[$($key),*];
    };
}

tastes! {
    /// What the board and the page round it are made of.
    Theme "theme" = Wood {
        /// A wooden board.
        Wood "wood",
        /// A grey one.
        Slate "slate",
        /// Light and flat.
        Paper "paper",
        /// As far apart as colours can be.
        Contrast "contrast",
        /// Colours that look different to every kind of eye.
        Safe "safe",
    }

    /// Day or night.
    Scheme "scheme" = System {
        /// As the system has it.
        System "system",
        /// Always light.
        Light "light",
        /// Always dark.
        Dark "dark",
    }

    /// What the marbles are made of.
    Marbles "marbles" = Glass {
        /// Shining, with fine marks.
        Glass "glass",
        /// One colour each.
        Flat "flat",
        /// With large marks, to be told apart by shape alone.
        Marked "marked",
    }

    /// How much of the room the board takes.
    Size "size" = Large {
        /// All of it.
        Large "large",
        /// Most of it.
        Medium "medium",
        /// Half of it.
        Small "small",
    }

    /// How fast marbles move, where they do.
    Speed "speed" = Normal {
        /// In half the time.
        Fast "fast",
        /// As marbles do.
        Normal "normal",
        /// In twice the time.
        Slow "slow",
    }

    /// Whether what happens is heard.
    Sound "sound" = On {
        /// It is.
        On "yes",
        /// Silence.
        Off "no",
    }

    /// How loud.
    Volume "volume" = Medium {
        /// For a room in which somebody sleeps.
        Quiet "quiet",
        /// In between.
        Medium "medium",
        /// For a room full of people.
        Loud "loud",
    }

    /// Whether what happens is felt, on devices that can.
    Vibration "vibration" = On {
        /// It is.
        On "yes",
        /// It is not.
        Off "no",
    }

    /// How marbles are moved with finger, pen and mouse.
    Pointing "pointing" = Drag {
        /// By taps or in one stroke.
        Drag "drag",
        /// By taps alone: what slips does nothing.
        Tap "tap",
    }

    /// Whether the player has been asked if moves are to be confirmed.
    Asked "confirm-asked" = No {
        /// Not yet.
        No "no",
        /// Once is enough.
        Yes "yes",
    }
}
