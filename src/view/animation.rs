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
    /// In twice the time.
    Slow,
}

impl Pace {
    /// By how much times are longer.
    const fn factor(self) -> f64 {
        match self {
            Pace::Instant => 0.0,
            Pace::Fast => 0.5,
            Pace::Normal => 1.0,
            Pace::Slow => 2.0,
        }
    }
}

/// Milliseconds for a step to the next cell.
const SLIDE_MS: f64 = 190.0;
/// Milliseconds until a marble hands its motion on to the next one in the line.
const CONTACT_MS: f64 = 12.0;
/// By how much each marble more makes a line slower.
const WEIGHT: f64 = 0.07;
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
    /// Milliseconds until it begins.
    pub delay: f64,
    /// Where it comes by, from where it was to where it is, and when, in
    /// milliseconds from its beginning.
    pub path: Vec<(f64, Point)>,
}

impl Motion {
    /// How long it takes once it has begun, in milliseconds.
    pub fn duration(&self) -> f64 {
        self.path.last().map_or(0.0, |&(time, _)| time)
    }

    /// When it is over, in milliseconds.
    pub fn end(&self) -> f64 {
        self.delay + self.duration()
    }

    fn in_time(mut self, factor: f64) -> Motion {
        self.delay *= factor;
        for (time, _) in &mut self.path {
            *time *= factor;
        }
        self
    }
}

/// What moves between two pictures; nothing when the board itself was turned.
pub fn motions(before: &Scene, after: &Scene, pace: Pace) -> Vec<Motion> {
    if pace == Pace::Instant || before.orientation != after.orientation {
        return Vec::new();
    }
    let push = common_step(before, after);
    let mut motions: Vec<Motion> = Vec::new();
    for marble in after.marbles.iter().chain(&after.balls) {
        let motion = match before.marble(marble.id) {
            Some(old) if old.at == marble.at => continue,
            Some(old) => travel(old, marble, push),
            None => Motion {
                id: marble.id,
                kind: MotionKind::Appear,
                delay: 0.0,
                path: vec![(0.0, marble.at), (APPEAR_MS, marble.at)],
            },
        };
        motions.push(motion);
    }
    if let Some(push) = push {
        lend_weight(&mut motions, push);
    }
    let factor = pace.factor();
    motions.into_iter().map(|one| one.in_time(factor)).collect()
}

/// Marbles that go the same step push each other on: each begins a moment after
/// the one behind it, and the more there are the slower they are.
fn lend_weight(motions: &mut [Motion], step: Point) {
    let along = |motion: &Motion| {
        let from = motion
            .path
            .first()
            .map_or(Point::default(), |point| point.1);
        (from.x * step.x + from.y * step.y) / (SPACING * SPACING)
    };
    let goes = |motion: &&mut Motion| match motion.path[..] {
        [(_, from), (_, to)] => (to - from).distance(step) < 1.0,
        // Over the edge.
        _ => motion.kind == MotionKind::Roll,
    };
    let ways: Vec<f64> = motions.iter_mut().filter(goes).map(|m| along(m)).collect();
    let rear = ways.iter().copied().fold(f64::INFINITY, f64::min);
    let slower = 1.0 + WEIGHT * ways.len().saturating_sub(1) as f64;
    for motion in motions.iter_mut().filter(goes) {
        motion.delay = CONTACT_MS * (along(motion) - rear);
        if motion.kind == MotionKind::Slide {
            motion.path[1].0 *= slower;
        }
    }
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
            let path = timed_roll(roll(old.at, push.unwrap_or(old.at), new.at));
            (path, MotionKind::Roll)
        }
        (Place::Gutter { .. }, Place::Cell(_)) => {
            // A move taken back: the others go back along the push.
            let push = push.map_or(new.at, |back| back * -1.0);
            let mut path = timed_roll(roll(new.at, push, old.at));
            let whole = path.last().map_or(0.0, |&(time, _)| time);
            path.reverse();
            for (time, _) in &mut path {
                *time = whole - *time;
            }
            (path, MotionKind::Roll)
        }
        (Place::Gutter { .. } | Place::Hand { .. }, Place::Gutter { .. } | Place::Hand { .. }) => {
            (vec![(0.0, old.at), (SLIDE_MS, new.at)], MotionKind::Roll)
        }
        // Over the board as from cell to cell: a hand lays them down.
        (Place::Cell(_) | Place::Hand { .. }, Place::Cell(_) | Place::Hand { .. }) => {
            // Marbles that go far go faster: stepping through a game stays quick.
            let steps = old.at.distance(new.at) / SPACING;
            let time = SLIDE_MS * steps.sqrt().max(1.0);
            (vec![(0.0, old.at), (time, new.at)], MotionKind::Slide)
        }
    };
    Motion {
        id: new.id,
        kind,
        delay: 0.0,
        path,
    }
}

/// Over the edge as fast as the push, then along the gutter.
fn timed_roll(path: Vec<Point>) -> Vec<(f64, Point)> {
    let along: f64 = path
        .windows(2)
        .skip(1)
        .map(|pair| pair[0].distance(pair[1]))
        .sum();
    let speed = ROLL_SPEED.max(along / ROLL_MOST_MS);
    let mut timed: Vec<(f64, Point)> = Vec::with_capacity(path.len());
    let mut time = 0.0;
    for (i, &point) in path.iter().enumerate() {
        time += match i {
            0 => 0.0,
            // A ball that falls may come from the middle of the board.
            1 => SLIDE_MS.max(point.distance(path[0]) / ROLL_SPEED),
            _ => point.distance(path[i - 1]) / speed,
        };
        timed.push((time, point));
    }
    timed
}
