//! Elements without types of their own.
//!
//! Leptos's `view!` gives every element a type, made of all its attributes and
//! children, and compiles code for each: the page weighed 362 KB gzipped with
//! it, for a limit of 180. Here one type stands for all elements, and what
//! changes is a boxed closure run by Leptos's reactive effects. An [`El`] is in
//! the document as soon as it is put there, and everything that keeps it alive
//! (effects, listeners, children) goes with it.

use super::browser::document;
use leptos::reactive::effect::RenderEffect;
use std::borrow::Cow;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, Node};

/// A text that often needs no memory.
pub type Text = Cow<'static, str>;

/// An element and all that belongs to it. It stays alive as long as this does.
pub struct El(Box<Inner>);

struct Inner {
    node: Element,
    keep: Vec<Keep>,
}

/// What an element keeps alive, by being dropped with it.
enum Keep {
    Effect { _alive: RenderEffect<()> },
    Region { _alive: RenderEffect<Vec<El>> },
    Listener { _alive: Closure<dyn Fn(Event)> },
    Child { _alive: El },
}

/// A new element.
pub fn el(tag: &str) -> El {
    // The names are ours and well-formed.
    from(document().create_element(tag))
}

/// A new element of a picture.
pub fn svg(tag: &str) -> El {
    from(document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag))
}

fn from(made: Result<Element, JsValue>) -> El {
    El(Box::new(Inner {
        node: made.unwrap_or_else(|_| JsValue::NULL.unchecked_into()),
        keep: Vec::new(),
    }))
}

/// A handle to the element on which an event happened.
pub fn target<T: JsCast>(event: &Event) -> Option<T> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// Sets or takes away an attribute; only malformed names could fail.
///
/// The page's policy forbids styles in attributes, so that nothing that slips in
/// can bring any: ours are set property by property.
fn set(node: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) if name == "style" => {
            let style = node.unchecked_ref::<HtmlElement>().style();
            let properties = value.split(';').filter_map(|one| one.split_once(':'));
            return properties.for_each(|(name, value)| drop(style.set_property(name, value)));
        }
        Some(value) => node.set_attribute(name, value),
        None => node.remove_attribute(name),
    };
}

impl El {
    /// The element itself.
    pub fn node(&self) -> &Element {
        &self.0.node
    }

    /// The element itself, to be kept by somebody else.
    pub fn handle(&self) -> HtmlElement {
        self.0.node.clone().unchecked_into()
    }

    /// An attribute that stays as it is.
    pub fn attr(self, name: &str, value: &str) -> El {
        set(&self.0.node, name, Some(value));
        self
    }

    /// The class.
    pub fn class(self, value: &str) -> El {
        self.attr("class", value)
    }

    /// The element's name.
    pub fn id(self, value: &str) -> El {
        self.attr("id", value)
    }

    /// An attribute that follows what it is made of; absent when there is none.
    pub fn live(self, name: &'static str, value: impl Fn() -> Option<Text> + 'static) -> El {
        let value: Box<dyn Fn() -> Option<Text>> = Box::new(value);
        let node = self.0.node.clone();
        self.effect(Box::new(move || set(&node, name, value().as_deref())))
    }

    /// An attribute that is always there and follows what it is made of.
    pub fn word(self, name: &'static str, value: impl Fn() -> &'static str + 'static) -> El {
        self.live(name, move || Some(Text::Borrowed(value())))
    }

    /// An attribute that is there or not.
    pub fn flag(self, name: &'static str, is: impl Fn() -> bool + 'static) -> El {
        self.live(name, move || is().then_some(Text::Borrowed("")))
    }

    /// `true` or `false`.
    pub fn truth(self, name: &'static str, is: impl Fn() -> bool + 'static) -> El {
        self.word(name, move || if is() { "true" } else { "false" })
    }

    /// A property, such as what a field holds, that follows what it is made of.
    pub fn prop(self, name: &'static str, value: impl Fn() -> JsValue + 'static) -> El {
        let value: Box<dyn Fn() -> JsValue> = Box::new(value);
        let node = self.0.node.clone();
        self.effect(Box::new(move || {
            // Fields accept what is set here.
            let _ = js_sys::Reflect::set(&node, &name.into(), &value());
        }))
    }

    /// Runs now, and again whenever what it reads changes.
    pub fn effect(mut self, run: Box<dyn Fn()>) -> El {
        let effect = RenderEffect::new(move |_| run());
        self.0.keep.push(Keep::Effect { _alive: effect });
        self
    }

    /// Hears an event.
    pub fn on(self, event: &str, act: impl Fn(Event) + 'static) -> El {
        self.listen(event, Box::new(act))
    }

    /// Hears a click, of whatever kind.
    pub fn click(self, act: impl Fn() + 'static) -> El {
        self.listen("click", Box::new(move |_| act()))
    }

    fn listen(mut self, event: &str, act: Box<dyn Fn(Event)>) -> El {
        let closure = Closure::wrap(act);
        // Cannot fail for a function.
        let _ = self
            .0
            .node
            .add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        self.0.keep.push(Keep::Listener { _alive: closure });
        self
    }

    /// Text that stays as it is.
    pub fn text(self, text: &str) -> El {
        self.append(&document().create_text_node(text));
        self
    }

    /// Text that follows what it is made of.
    pub fn says(self, text: impl Fn() -> Text + 'static) -> El {
        let text: Box<dyn Fn() -> Text> = Box::new(text);
        let node = document().create_text_node("");
        self.append(&node);
        self.effect(Box::new(move || node.set_data(&text())))
    }

    /// A child.
    pub fn child(mut self, child: El) -> El {
        self.append(&child.0.node);
        self.0.keep.push(Keep::Child { _alive: child });
        self
    }

    /// Children.
    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// Children that are made anew whenever what they are made of changes.
    pub fn region(mut self, make: impl Fn() -> Vec<El> + 'static) -> El {
        let make: Box<dyn Fn() -> Vec<El>> = Box::new(make);
        let end = document().create_comment("");
        self.append(&end);
        let effect = RenderEffect::new(move |before: Option<Vec<El>>| {
            before.into_iter().flatten().for_each(El::leave);
            let now = make();
            if let Some(parent) = end.parent_node() {
                for one in &now {
                    // The end mark is a child of its parent.
                    let _ = parent.insert_before(&one.0.node, Some(&end));
                }
            }
            now
        });
        self.0.keep.push(Keep::Region { _alive: effect });
        self
    }

    /// A child that is there or not.
    pub fn perhaps(self, make: impl Fn() -> Option<El> + 'static) -> El {
        self.region(move || make().into_iter().collect())
    }

    /// Leaves the document, and ends.
    pub fn leave(self) {
        self.0.node.remove();
    }

    fn append(&self, child: &Node) {
        // A new node can be anybody's child.
        let _ = self.0.node.append_child(child);
    }
}
