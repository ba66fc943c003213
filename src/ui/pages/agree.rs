//! What has been agreed so far about the next game; it outlives the screens.

use super::{Pages, say};
use crate::between::{FromPages, Screen};
use crate::game::{Company, Draft, Editor, FIRST_LEVEL, LAST_LEVEL, Player};
use crate::rules::{Seat, Seating, Variant, VariantProblem, preset, presets};
use crate::storage::DeletedLayout;
use crate::ui::root::Root;

/// The level a newcomer meets.
const USUAL_LEVEL: u8 = 3;

/// Who plays, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// One person against computers.
    Alone,
    /// People only.
    People,
    /// One person, and people at other devices.
    ByLink,
    /// Computers only.
    Watch,
    /// Each seat as it was filled.
    Each,
}

/// What has been agreed so far.
#[derive(Clone, Copy)]
pub struct Agree {
    /// The chosen preset; empty when the rules are the players' own.
    pub preset: Root<&'static str>,
    /// Rules and seats.
    pub draft: Root<Draft>,
    /// Who plays.
    pub who: Root<Who>,
    /// The only person's seat; by lot if none.
    pub seat: Root<Option<Seat>>,
    /// The computer's level.
    pub level: Root<u8>,
    /// What the only person is called in a game by link.
    pub name: Root<String>,
    /// Whether a game is being played meanwhile.
    pub playing: Root<bool>,
    /// Whether all layouts are shown.
    pub all_layouts: Root<bool>,
    /// The board that is being laid out.
    pub editor: Root<Editor>,
    /// Rises when the kept layouts change.
    pub shelf: Root<u32>,
    /// What an editor's last step came to.
    pub told: Root<String>,
    /// A position that has been typed and not yet taken.
    pub typed: Root<Option<String>>,
    /// The name under which a layout is going to be kept.
    pub layout_name: Root<String>,
    /// The layout that is being given another name; none when empty.
    pub renaming: Root<String>,
    /// The layout that was deleted last: its name and how to bring it back.
    pub gone: Root<Option<(String, DeletedLayout)>>,
}

impl Agree {
    /// Nothing yet: the first preset, against the computer.
    pub fn new() -> Agree {
        let first = &presets()[0];
        let draft = Draft::new(first.variant(), USUAL_LEVEL);
        let editor = Editor::new(Seating::Two, start_board(&draft));
        Agree {
            preset: Root::new(first.id),
            draft: Root::new(draft),
            who: Root::new(Who::Alone),
            seat: Root::new(Some(Seat(0))),
            level: Root::new(USUAL_LEVEL),
            name: Root::new(String::new()),
            playing: Root::new(false),
            all_layouts: Root::new(false),
            editor: Root::new(editor),
            shelf: Root::new(0),
            told: Root::new(String::new()),
            typed: Root::new(None),
            layout_name: Root::new(String::new()),
            renaming: Root::new(String::new()),
            gone: Root::new(None),
        }
    }

    /// Takes the rules of a preset.
    pub fn take_preset(self, id: &'static str) {
        if let Some(preset) = preset(id) {
            self.preset.set(id);
            self.draft.update(|draft| draft.take(preset.variant()));
        }
    }

    /// Changes the draft; its rules may no longer be those of the preset.
    pub fn alter<R>(self, change: impl FnOnce(&mut Draft) -> R) -> R {
        let result = self.draft.alter(change);
        let id = self.preset.now();
        let same = preset(id).is_some_and(|preset| {
            let variant = preset.variant();
            self.draft.peek(|draft| *draft.variant() == variant)
        });
        if !same {
            self.preset.set("");
        }
        self.draft.notify();
        result
    }

    /// Changes the rules; what makes no sense is not taken.
    pub fn change(self, change: &dyn Fn(&mut Variant)) {
        // It is offered only where it makes sense.
        let _: Result<(), VariantProblem> = self.alter(|draft| draft.change(change));
    }

    /// Whether something of the rules is so.
    pub fn is(self, look: &dyn Fn(&Variant) -> bool) -> bool {
        self.draft.with(|draft| look(draft.variant()))
    }

    /// Whether a change of the rules makes sense.
    pub fn offers(self, change: &dyn Fn(&mut Variant)) -> bool {
        self.draft.with(|draft| draft.objection(change).is_none())
    }

    /// Changes the level, within its bounds.
    pub fn set_level(self, level: u8) {
        self.level.set(level.clamp(FIRST_LEVEL, LAST_LEVEL));
    }

    /// Seats the players as was said in short.
    pub fn seat_players(self) {
        let level = self.level.now();
        let seats = self.draft.peek(|draft| draft.players().len());
        let own = || self.seat.now().unwrap_or_else(|| by_lot(seats));
        let company = match self.who.now() {
            Who::Each => return,
            Who::Alone => Company::Alone { seat: own(), level },
            Who::ByLink => {
                let seat = own();
                let name = self.name.now();
                return self.draft.alter(|draft| {
                    draft.seat_people(Company::ByLink { seat });
                    draft.set_player(seat, Player::Human { name });
                });
            }
            Who::Watch => Company::Watch { level },
            Who::People => {
                return self.draft.alter(|draft| {
                    for index in 0..seats {
                        if !draft.players()[index].is_here() {
                            draft.set_player(Seat(index as u8), Player::human());
                        }
                    }
                });
            }
        };
        self.draft.alter(|draft| draft.seat_people(company));
    }

    /// Begins the game.
    pub fn begin(self) {
        self.seat_players();
        if let Ok(game) = self.draft.peek(Draft::game) {
            say(&FromPages::Begin(game.write_record()));
        }
    }
}

/// A seat that is drawn.
pub fn by_lot(seats: usize) -> Seat {
    Seat((js_sys::Math::random() * seats as f64) as u8)
}

/// The marbles with which a draft begins.
pub fn start_board(draft: &Draft) -> crate::rules::Board {
    let first = draft.variant().first_position();
    first.map(|first| *first.board()).unwrap_or_default()
}

impl Pages {
    /// Goes to another screen.
    pub fn go(self, screen: Screen) {
        say(&FromPages::Go(screen, String::new()));
    }
}
