//! Tokens as games: what belongs to which move, before anything is played.

use super::fault::{RecordError, RecordFault};
use super::tokens::{Place, Token, TokenError, TokenKind, Tokens};

/// Variations inside variations that are still read. Real files stay below ten.
const MOST_DEPTH: usize = 64;

/// A game as it stands in the text.
#[derive(Debug, Default)]
pub(super) struct RawGame {
    /// Which game of the file, from 1.
    pub number: usize,
    /// Line of the file where it begins.
    pub line: usize,
    pub tags: Vec<RawTag>,
    pub moves: RawLine,
    /// What the moves end with, and in which line.
    pub result: Option<(String, usize)>,
}

#[derive(Debug)]
pub(super) struct RawTag {
    pub name: String,
    pub value: String,
    pub place: Place,
}

#[derive(Debug, Default)]
pub(super) struct RawLine {
    pub comments: Vec<String>,
    pub plies: Vec<RawPly>,
    /// Whether the first number has several dots: the second player begins.
    pub several_dots: bool,
}

#[derive(Debug)]
pub(super) struct RawPly {
    pub token: String,
    pub place: Place,
    pub marks: Vec<u8>,
    pub comments: Vec<String>,
    pub variations: Vec<RawLine>,
}

impl RawGame {
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.moves.plies.is_empty()
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|tag| tag.name == name);
        found.map(|tag| tag.value.as_str())
    }

    pub fn error(
        &self,
        place: Place,
        ply: Option<usize>,
        token: &str,
        fault: RecordFault,
    ) -> RecordError {
        RecordError {
            game: self.number,
            line: place.line,
            column: place.column,
            ply,
            token: token.to_owned(),
            fault,
        }
    }
}

impl RawLine {
    fn comment(&mut self, text: &str) {
        let comments = match self.plies.last_mut() {
            Some(ply) => &mut ply.comments,
            None => &mut self.comments,
        };
        comments.push(text.to_owned());
    }
}

/// All games of a text, in order, or what is wrong with them.
pub(super) fn parse(text: &str) -> Vec<Result<RawGame, RecordError>> {
    let mut parser = Parser {
        tokens: Tokens::new(text),
        games: Vec::new(),
        game: RawGame::default(),
        open: Vec::new(),
    };
    while let Some(token) = parser.tokens.next() {
        if let Err((place, token, fault)) = token.and_then(|token| parser.take(token)) {
            parser.fail(place, token, fault);
        }
    }
    parser.finish();
    parser.games
}

struct Parser<'a> {
    tokens: Tokens<'a>,
    games: Vec<Result<RawGame, RecordError>>,
    /// The game being read.
    game: RawGame,
    /// Variations that have begun, with the place of their parentheses.
    open: Vec<(RawLine, Place)>,
}

impl<'a> Parser<'a> {
    fn take(&mut self, token: Token<'a>) -> Result<(), TokenError<'a>> {
        let place = token.place;
        if self.game.line == 0 {
            self.game.line = place.line;
        }
        match token.kind {
            TokenKind::Tag { name, value } => {
                let again = name == "Event" && self.game.tags.iter().any(|t| t.name == name);
                if again || !self.in_tags() {
                    self.finish();
                    self.game.line = place.line;
                }
                self.game.tags.push(RawTag {
                    name: name.to_owned(),
                    value,
                    place,
                });
            }
            TokenKind::Comment(text) => self.comment(text, place),
            TokenKind::Open => {
                if self.line().plies.is_empty() {
                    return Err((place, "(", RecordFault::VariationFirst));
                }
                if self.open.len() == MOST_DEPTH {
                    return Err((place, "(", RecordFault::TooDeep));
                }
                self.open.push((RawLine::default(), place));
            }
            TokenKind::Close => {
                let Some((line, _)) = self.open.pop() else {
                    return Err((place, ")", RecordFault::VariationClosed));
                };
                if let Some(ply) = self.line().plies.last_mut()
                    && !(line.plies.is_empty() && line.comments.is_empty())
                {
                    ply.variations.push(line);
                }
            }
            TokenKind::Number { several_dots } => {
                let line = self.line();
                if line.plies.is_empty() {
                    line.several_dots = several_dots;
                }
            }
            TokenKind::Mark(mark) => {
                if let Some(ply) = self.line().plies.last_mut() {
                    ply.marks.push(mark);
                }
            }
            TokenKind::Result(text) => {
                // Some programs end variations with a result too.
                if self.open.is_empty() {
                    self.game.result = Some((text.to_owned(), place.line));
                    self.finish();
                }
            }
            TokenKind::Word { text, mark } => self.line().plies.push(RawPly {
                token: text.to_owned(),
                place,
                marks: mark.into_iter().collect(),
                comments: Vec::new(),
                variations: Vec::new(),
            }),
        }
        Ok(())
    }

    /// The line that the next move belongs to.
    fn line(&mut self) -> &mut RawLine {
        match self.open.last_mut() {
            Some((line, _)) => line,
            None => &mut self.game.moves,
        }
    }

    /// Whether only tags (and comments) of the game have been read so far.
    fn in_tags(&self) -> bool {
        self.open.is_empty() && self.game.moves.plies.is_empty()
    }

    /// A comment belongs to the move before it; directly after a result, to
    /// the last move of the game that has just ended.
    fn comment(&mut self, text: &str, place: Place) {
        let fresh = self.game.is_empty() && self.game.moves.comments.is_empty();
        if fresh
            && let Some(Ok(last)) = self.games.last_mut()
            && last.result.as_ref().is_some_and(|r| r.1 == place.line)
        {
            last.moves.comment(text);
            return;
        }
        self.line().comment(text);
    }

    /// The game is complete, or the text ends.
    fn finish(&mut self) {
        if let Some((_, place)) = self.open.first() {
            let place = *place;
            self.open.clear();
            self.push_error(place, "(", RecordFault::VariationOpen);
            return;
        }
        let game = std::mem::take(&mut self.game);
        if !game.is_empty() {
            let number = self.games.len() + 1;
            self.games.push(Ok(RawGame { number, ..game }));
        } else if let Some(Ok(last)) = self.games.last_mut() {
            // Words after the last game belong to nothing else.
            for comment in &game.moves.comments {
                last.moves.comment(comment);
            }
        }
    }

    fn fail(&mut self, place: Place, token: &str, fault: RecordFault) {
        let in_tags = self.in_tags() && fault != RecordFault::CommentOpen;
        self.open.clear();
        self.push_error(place, token, fault);
        self.tokens.skip_game(in_tags);
    }

    fn push_error(&mut self, place: Place, token: &str, fault: RecordFault) {
        let mut game = std::mem::take(&mut self.game);
        game.number = self.games.len() + 1;
        self.games.push(Err(game.error(place, None, token, fault)));
    }
}
