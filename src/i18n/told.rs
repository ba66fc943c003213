//! Words as one text: how a language gets into a file and out of it again.
//!
//! The words of a language are typed values in the sources, so that a missing one
//! does not compile. The programs in the browser have none of them built in: they
//! would carry every language to everybody. A build writes each language into a
//! file (see `catalogue`), where every word is a line, in the order of the fields.

use super::messages::Messages;
use super::text::{Counted, Text};

/// Between two words in a file. No word contains it.
pub const BREAK: char = '\n';

/// What can be written as a row of words and read again.
pub trait Told: Sized + 'static {
    /// What says nothing yet.
    const BLANK: Self;

    /// Appends its words.
    fn tell(&self, words: &mut Vec<&'static str>);

    /// Takes its words from the front. In its place, so that a word is a call with
    /// two numbers and no more: there are a thousand, and the code is downloaded.
    fn hear(&mut self, words: &mut Words);
}

/// The words of a file that have not been taken yet.
pub struct Words {
    left: std::str::Split<'static, char>,
    short: bool,
}

impl Words {
    /// All of a file.
    pub fn of(text: &'static str) -> Words {
        Words {
            left: text.split(BREAK),
            short: false,
        }
    }

    /// Puts the next one into its place; nothing where there is none.
    #[inline(never)]
    fn give(&mut self, place: &mut &'static str) {
        let next = self.left.next();
        self.short |= next.is_none();
        *place = next.unwrap_or_default();
    }

    /// Takes what is told at the front, for good.
    pub fn all<T: Told>(&mut self) -> &'static T {
        let told = Box::leak(Box::new(T::BLANK));
        told.hear(self);
        told
    }

    /// Whether there were as many as have been taken.
    pub fn fitted(mut self) -> bool {
        !self.short && self.left.next().is_none()
    }
}

impl Told for &'static str {
    const BLANK: Self = "";

    fn tell(&self, words: &mut Vec<&'static str>) {
        words.push(self);
    }

    fn hear(&mut self, words: &mut Words) {
        words.give(self);
    }
}

impl<const N: usize> Told for Text<N> {
    const BLANK: Self = Text::BLANK;

    fn tell(&self, words: &mut Vec<&'static str>) {
        words.push(self.0);
    }

    fn hear(&mut self, words: &mut Words) {
        words.give(&mut self.0);
    }
}

impl Told for Counted {
    const BLANK: Self = Counted::new("", "");

    fn tell(&self, words: &mut Vec<&'static str>) {
        words.extend([self.one, self.few, self.other]);
    }

    #[inline(never)]
    fn hear(&mut self, words: &mut Words) {
        let Counted { one, few, other } = self;
        for place in [one, few, other] {
            words.give(place);
        }
    }
}

impl<T: Told, const N: usize> Told for [T; N] {
    const BLANK: Self = [T::BLANK; N];

    fn tell(&self, words: &mut Vec<&'static str>) {
        self.iter().for_each(|one| one.tell(words));
    }

    fn hear(&mut self, words: &mut Words) {
        self.iter_mut().for_each(|one| one.hear(words));
    }
}

impl<A: Told, B: Told> Told for (A, B) {
    const BLANK: Self = (A::BLANK, B::BLANK);

    fn tell(&self, words: &mut Vec<&'static str>) {
        self.0.tell(words);
        self.1.tell(words);
    }

    fn hear(&mut self, words: &mut Words) {
        self.0.hear(words);
        self.1.hear(words);
    }
}

/// Words that are told in two places are written where they are needed first.
impl Told for &'static Messages {
    const BLANK: Self = &Messages::BLANK;

    fn tell(&self, words: &mut Vec<&'static str>) {
        (**self).tell(words);
    }

    fn hear(&mut self, words: &mut Words) {
        *self = words.all();
    }
}

/// Defines a structure of words, with all its fields public, that is [`Told`].
macro_rules! told {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $( $(#[$field_about:meta])* pub $field:ident: $kind:ty, )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $( $(#[$field_about])* pub $field: $kind, )*
        }

        impl $crate::i18n::told::Told for $name {
            const BLANK: Self = $name {
                $( $field: <$kind as $crate::i18n::told::Told>::BLANK, )*
            };

            fn tell(&self, words: &mut Vec<&'static str>) {
                $( self.$field.tell(words); )*
            }

            fn hear(&mut self, words: &mut $crate::i18n::told::Words) {
                $( self.$field.hear(words); )*
            }
        }
    };
}

pub(super) use told;
