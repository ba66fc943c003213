//! Values that tell when they change.
//!
//! Leptos's own signals live in an arena, end with whoever made them (reading
//! one afterwards ends the program) and are compiled anew for every type. The
//! page needs few, for as long as it lives; these are plain cells next to a
//! trigger of Leptos, which is all that its effects need.

use leptos::reactive::effect::RenderEffect;
use leptos::reactive::graph::untrack;
use leptos::reactive::signal::ArcTrigger;
use leptos::reactive::traits::{Notify, Track};
use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

/// A value that tells when it changes.
pub struct Live<T> {
    value: RefCell<T>,
    changed: ArcTrigger,
}

impl<T> Live<T> {
    /// A new value.
    pub fn new(value: T) -> Live<T> {
        Live {
            value: RefCell::new(value),
            changed: ArcTrigger::new(),
        }
    }

    /// Follows the value without looking at it.
    pub fn track(&self) {
        self.changed.track();
    }

    /// Looks at the value and follows it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.peek(look)
    }

    /// Looks at the value as it is now.
    pub fn peek<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.value.borrow())
    }

    /// Changes the value and tells it.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        self.alter(change);
        self.notify();
    }

    /// Changes the value and tells nobody yet.
    pub fn alter<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut self.value.borrow_mut())
    }

    /// Tells that the value has changed.
    pub fn notify(&self) {
        self.changed.notify();
    }

    /// Puts another value in its place and tells it.
    pub fn set(&self, value: T) {
        self.update(|now| *now = value);
    }
}

impl<T: Clone> Live<T> {
    /// The value, followed.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn now(&self) -> T {
        self.peek(T::clone)
    }
}

/// A handle to a value that lives as long as the page.
pub struct Root<T: 'static>(&'static Live<T>);

impl<T> Clone for Root<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Root<T> {}

impl<T> Root<T> {
    /// A new value, for the life of the page.
    pub fn new(value: T) -> Root<T> {
        Root(Box::leak(Box::new(Live::new(value))))
    }
}

impl<T> Deref for Root<T> {
    type Target = Live<T>;

    fn deref(&self) -> &Live<T> {
        self.0
    }
}

/// A value that is made of others and tells only when it is not the same any
/// more. It is kept up to date as long as somebody holds it.
pub struct Made<T: 'static>(Rc<Making<T>>);

struct Making<T> {
    live: Rc<Live<T>>,
    _alive: RenderEffect<()>,
}

impl<T> Clone for Made<T> {
    fn clone(&self) -> Self {
        Made(Rc::clone(&self.0))
    }
}

impl<T> Deref for Made<T> {
    type Target = Live<T>;

    fn deref(&self) -> &Live<T> {
        &self.0.live
    }
}

impl<T: PartialEq> Made<T> {
    /// A value that is made now, and again whenever what it is made of changes.
    pub fn new(make: impl Fn() -> T + 'static) -> Made<T> {
        let live = Rc::new(Live::new(untrack(&make)));
        let into = Rc::clone(&live);
        let run: Box<dyn Fn()> = Box::new(move || {
            let value = make();
            if into.peek(|now| *now != value) {
                into.set(value);
            }
        });
        Made(Rc::new(Making {
            live,
            _alive: RenderEffect::new(move |_| run()),
        }))
    }
}
