//! A record's text as tokens, each with its place.

use super::fault::RecordFault;
use crate::notation::tags::is_name_char;

/// A place in a text, both counted from 1; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

/// Where a text begins.
pub(super) const START: Place = Place { line: 1, column: 1 };

/// A token and where it begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token<'a> {
    pub place: Place,
    pub kind: TokenKind<'a>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind<'a> {
    Tag {
        name: &'a str,
        value: String,
    },
    /// What stands between braces, or after a semicolon.
    Comment(&'a str),
    Open,
    Close,
    /// A move number; `1...` has several dots.
    Number {
        several_dots: bool,
    },
    /// `$n`, or `!` and `?` that stand alone.
    Mark(u8),
    /// What ends a game.
    Result(&'a str),
    /// Anything else: a move, if all is well, and the mark at its end.
    Word {
        text: &'a str,
        mark: Option<u8>,
    },
}

/// What is wrong, where, and in which words of the text.
pub(super) type TokenError<'a> = (Place, &'a str, RecordFault);

/// Walks through a text.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Tokens<'a> {
        Tokens {
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
            at: 0,
            place: START,
        }
    }

    /// The next token; `None` at the end of the text.
    pub fn next(&mut self) -> Option<Result<Token<'a>, TokenError<'a>>> {
        self.skip_space();
        let place = self.place;
        let kind = match self.peek()? {
            '{' => self.comment(),
            ';' => {
                self.bump();
                Ok(TokenKind::Comment(self.take_while(|c| c != '\n')))
            }
            '[' => self.tag(),
            '(' => self.single(TokenKind::Open),
            ')' => self.single(TokenKind::Close),
            '*' => self.single(TokenKind::Result("*")),
            '$' => self.dollar(),
            '}' | ']' => {
                let start = self.at;
                self.bump();
                let text = &self.text[start..self.at];
                Ok(TokenKind::Word { text, mark: None })
            }
            _ => Ok(self.word()),
        };
        Some(kind.map(|kind| Token { place, kind }))
    }

    /// Goes on where the next game seems to begin: at a line with a tag, after
    /// the moves of this one.
    pub fn skip_game(&mut self, in_tags: bool) {
        let mut moves_seen = !in_tags;
        while self.peek().is_some() {
            if self.place.column == 1 {
                if begins_with_tag(self.rest()) {
                    if moves_seen {
                        return;
                    }
                } else if !self.rest().starts_with(['\n', '\r']) {
                    moves_seen = true;
                }
            }
            self.take_while(|c| c != '\n');
            self.bump();
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) {
        let Some(c) = self.peek() else { return };
        self.at += c.len_utf8();
        if c == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &self.text[start..self.at]
    }

    /// Skips white space, and lines that begin with `%`, which are not for us.
    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if self.place.column != 1 || self.peek() != Some('%') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn single(&mut self, kind: TokenKind<'a>) -> Result<TokenKind<'a>, TokenError<'a>> {
        self.bump();
        Ok(kind)
    }

    fn comment(&mut self) -> Result<TokenKind<'a>, TokenError<'a>> {
        let place = self.place;
        self.bump();
        let start = self.at;
        loop {
            self.take_while(|c| c != '}' && c != '\n');
            match self.peek() {
                Some('}') => {
                    let text = &self.text[start..self.at];
                    self.bump();
                    return Ok(TokenKind::Comment(text));
                }
                Some(_) => self.bump(),
                None => break,
            }
            // A brace that is never closed must not swallow the next games.
            if begins_with_tag(self.rest()) {
                break;
            }
        }
        Err((place, "{", RecordFault::CommentOpen))
    }

    /// `[Name "value"]`, where `\"` and `\\` stand for `"` and `\`.
    fn tag(&mut self) -> Result<TokenKind<'a>, TokenError<'a>> {
        let place = self.place;
        let line = self.rest().lines().next().unwrap_or_default();
        let wrong = (place, line.trim_end(), RecordFault::Tag);
        self.bump();
        self.take_while(|c| c == ' ' || c == '\t');
        let name = self.take_while(is_name_char);
        self.take_while(|c| c == ' ' || c == '\t');
        if name.is_empty() || self.peek() != Some('"') {
            return Err(wrong);
        }
        self.bump();
        let mut value = String::new();
        loop {
            match self.peek() {
                None | Some('\n' | '\r') => return Err(wrong),
                Some('\\') => {
                    self.bump();
                    match self.peek() {
                        Some(c @ ('"' | '\\')) => {
                            value.push(c);
                            self.bump();
                        }
                        _ => value.push('\\'),
                    }
                }
                Some('"') => {
                    self.bump();
                    // Careless files have quotation marks inside the value.
                    let after = self.rest().trim_start_matches([' ', '\t']);
                    if after.starts_with(']') {
                        break;
                    }
                    value.push('"');
                }
                Some(c) => {
                    value.push(c);
                    self.bump();
                }
            }
        }
        self.take_while(|c| c != ']');
        self.bump();
        Ok(TokenKind::Tag { name, value })
    }

    fn dollar(&mut self) -> Result<TokenKind<'a>, TokenError<'a>> {
        let place = self.place;
        let start = self.at;
        self.bump();
        let digits = self.take_while(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(mark) => Ok(TokenKind::Mark(mark)),
            Err(_) => Err((place, &self.text[start..self.at], RecordFault::Mark)),
        }
    }

    fn word(&mut self) -> TokenKind<'a> {
        let (start, place) = (self.at, self.place);
        let digits = self.take_while(|c| c.is_ascii_digit());
        let dots = self.take_while(|c| c == '.' || c == '…');
        let ends = self.peek().is_none_or(ends_word);
        if !dots.is_empty() || (!digits.is_empty() && ends) {
            let several_dots = dots.len() > 1;
            return TokenKind::Number { several_dots };
        }
        (self.at, self.place) = (start, place);
        let text = self.take_while(|c| !ends_word(c));
        if is_result(text) {
            return TokenKind::Result(text);
        }
        let stem = text.trim_end_matches(['!', '?']);
        match (stem, mark_of(&text[stem.len()..])) {
            ("", Some(mark)) => TokenKind::Mark(mark),
            (text, mark) => TokenKind::Word { text, mark },
        }
    }
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}()[];*".contains(c)
}

/// `1-0`, `1/2-1/2` or points joined by `-`.
fn is_result(text: &str) -> bool {
    let points = || {
        let parts = text.split('-');
        parts.clone().count() > 1
            && parts
                .into_iter()
                .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
    };
    ["1/2-1/2", "½-½", "1/2"].contains(&text) || points()
}

/// The number of `!`, `?` and their pairs.
fn mark_of(signs: &str) -> Option<u8> {
    let mark = match signs.get(..2).unwrap_or(signs) {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        _ => return None,
    };
    Some(mark)
}

/// Whether a line begins like `[Event "`.
fn begins_with_tag(text: &str) -> bool {
    let Some(inner) = text.strip_prefix('[') else {
        return false;
    };
    let after = inner.trim_start_matches(is_name_char);
    after.len() < inner.len() && after.starts_with(" \"")
}
