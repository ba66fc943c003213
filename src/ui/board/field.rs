//! Something of an element that is written only when it differs.

use crate::ui::dom::El;
use std::cell::RefCell;
use web_sys::Element;

/// An attribute or the content of an element, with what it was last set to.
pub(super) struct Field {
    node: Element,
    kind: Kind,
    value: RefCell<String>,
}

/// What of the element it is.
enum Kind {
    Attribute(&'static str),
    Markup,
    Text,
}

impl Field {
    /// An attribute.
    pub fn attribute(node: &El, name: &'static str) -> Field {
        Field::new(node, Kind::Attribute(name))
    }

    /// The content, as markup of our own making.
    pub fn markup(node: &El) -> Field {
        Field::new(node, Kind::Markup)
    }

    /// The content, as plain text.
    pub fn text(node: &El) -> Field {
        Field::new(node, Kind::Text)
    }

    fn new(node: &El, kind: Kind) -> Field {
        Field {
            node: node.node().clone(),
            kind,
            value: RefCell::new(String::new()),
        }
    }

    /// Sets it.
    pub fn set(&self, value: String) {
        if *self.value.borrow() == value {
            return;
        }
        match self.kind {
            // Cannot fail for the names that are used here.
            Kind::Attribute(name) => drop(self.node.set_attribute(name, &value)),
            Kind::Markup => self.node.set_inner_html(&value),
            Kind::Text => self.node.set_text_content(Some(&value)),
        }
        self.value.replace(value);
    }
}
