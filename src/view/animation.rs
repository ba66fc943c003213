//! How the marbles get from one picture to the next: a comparison of the two.
//! Nobody describes an animation.

use super::frame::roll;
use super::geometry::{Point, SPACING};
use super::scene::{Scene, SceneMarble};
use super::tracks::{MarbleId, Place};

/// How fast marbles go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pace {
    /// At once, for people who want no motion.
    Instant,
    /// In half the time.
    Fast,
    /// As marbles do.
    #[default]
    Normal,
}

/// Milliseconds for a step to the next cell.
const SLIDE_MS: f64 = 190.0;
/// Board units a marble rolls along the gutter in a millisecond.
const ROLL_SPEED: f64 = 1.7;
/// Longest time for a roll, in milliseconds.
const ROLL_MOST_MS: f64 = 950.0;
/// Milliseconds in which a marble appears.
const APPEAR_MS: f64 = 160.0;

/// What happens to a marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionKind {
    /// It slides over the board.
    Slide,
    /// It rolls into the gutter, along it, or back out of it.
    Roll,
    /// It was not there before.
    Appear,
}

/// The way of one marble.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// Which marble.
    pub id: MarbleId,
    /// What happens.
    pub kind: MotionKind,
    /// Where it comes by, from where it was to where it is.
    pub path: Vec<Point>,
    /// How long it takes, in milliseconds.
    pub duration: f64,
}

impl Motion {
    /// The path with the share of the whole way, 0 to 1, at each point.
    pub fn frames(&self) -> Vec<(f64, Point)> {
        let whole = length(&self.path).max(f64::EPSILON);
        let mut done = 0.0;
        let mut frames = Vec::with_capacity(self.path.len());
        for (i, &point) in self.path.iter().enumerate() {
            if i > 0 {
                done += point.distance(self.path[i - 1]);
            }
            frames.push(((done / whole).min(1.0), point));
        }
        if let Some(last) = frames.last_mut() {
            last.0 = 1.0;
        }
        frames
    }
}

fn length(path: &[Point]) -> f64 {
    path.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// What moves between two pictures; nothing when the board itself was turned.
pub fn motions(before: &Scene, after: &Scene, pace: Pace) -> Vec<Motion> {
    let factor = match pace {
        Pace::Instant => return Vec::new(),
        Pace::Fast => 0.5,
        Pace::Normal => 1.0,
    };
    if before.orientation != after.orientation {
        return Vec::new();
    }
    let push = common_step(before, after);
    let mut motions = Vec::new();
    for marble in &after.marbles {
        let motion = match before.marble(marble.id) {
            Some(old) if old.at == marble.at => continue,
            Some(old) => travel(old, marble, push),
            None => Motion {
                id: marble.id,
                kind: MotionKind::Appear,
                path: vec![marble.at],
                duration: APPEAR_MS,
            },
        };
        motions.push(Motion {
            duration: motion.duration * factor,
            ..motion
        });
    }
    motions
}

/// The way on the board that the first marble found moves, if one does.
fn common_step(before: &Scene, after: &Scene) -> Option<Point> {
    after.marbles.iter().find_map(|marble| {
        let old = before.marble(marble.id)?;
        let on_board =
            matches!(old.place, Place::Cell(_)) && matches!(marble.place, Place::Cell(_));
        (on_board && old.at != marble.at).then(|| marble.at - old.at)
    })
}

fn travel(old: &SceneMarble, new: &SceneMarble, push: Option<Point>) -> Motion {
    let (path, kind) = match (old.place, new.place) {
        (Place::Cell(_), Place::Gutter { .. }) => {
            let path = roll(old.at, push.unwrap_or(old.at), new.at);
            (path, MotionKind::Roll)
        }
        (Place::Gutter { .. }, Place::Cell(_)) => {
            // A move taken back: the others go back along the push.
            let push = push.map_or(new.at, |back| back * -1.0);
            let mut path = roll(new.at, push, old.at);
            path.reverse();
            (path, MotionKind::Roll)
        }
        (Place::Gutter { .. }, Place::Gutter { .. }) => (vec![old.at, new.at], MotionKind::Roll),
        (Place::Cell(_), Place::Cell(_)) => (vec![old.at, new.at], MotionKind::Slide),
    };
    let way = length(&path);
    let duration = match kind {
        // Marbles that go far go faster: stepping through a game stays quick.
        MotionKind::Slide => SLIDE_MS * (way / SPACING).sqrt().max(1.0),
        MotionKind::Roll | MotionKind::Appear => (SLIDE_MS + way / ROLL_SPEED).min(ROLL_MOST_MS),
    };
    Motion {
        id: new.id,
        kind,
        path,
        duration,
    }
}
