//! Says which element is meant, and finds it anew for each action: a page that
//! redraws itself does not break a journey.

use crate::driver::Refusal;
use crate::page::Page;
use serde_json::{Value, json};
use std::cell::RefCell;

/// What a person can operate.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, \
    [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], \
    [role=option], [role=radio], [role=switch], [role=checkbox]";

/// The key under which the standard hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

enum How {
    Css(String),
    Text(String),
    Control(String),
}

/// An element that may not be there yet.
pub struct Locator<'a> {
    page: &'a Page,
    how: How,
    index: usize,
}

impl<'a> Locator<'a> {
    /// See [`Page::find`].
    pub fn css(page: &'a Page, css: &str) -> Self {
        Self::new(page, How::Css(css.into()))
    }

    /// See [`Page::text`].
    pub fn text(page: &'a Page, text: &str) -> Self {
        Self::new(page, How::Text(text.into()))
    }

    /// See [`Page::control`].
    pub fn control(page: &'a Page, name: &str) -> Self {
        Self::new(page, How::Control(name.into()))
    }

    fn new(page: &'a Page, how: How) -> Self {
        Locator {
            page,
            how,
            index: 0,
        }
    }

    /// The one at this place among those meant; the first is 0.
    pub fn nth(mut self, index: usize) -> Self {
        self.index = index;
        self
    }

    /// How many are meant now.
    pub fn count(&self) -> usize {
        self.all().len()
    }

    /// Waits until it is there and to be seen.
    pub fn wait(&self) -> &Self {
        self.page
            .wait_until(&format!("{} is seen", self.name()), || self.is_seen());
        self
    }

    /// Waits until it is there, seen or not.
    pub fn wait_there(&self) {
        self.page
            .wait_until(&format!("{} is there", self.name()), || {
                self.count() > self.index
            });
    }

    /// Waits until none is there or to be seen.
    pub fn wait_gone(&self) {
        self.page
            .wait_until(&format!("{} is gone", self.name()), || !self.is_seen());
    }

    /// Whether it is there and to be seen, now.
    pub fn is_seen(&self) -> bool {
        (self.all().get(self.index))
            .and_then(|id| {
                self.page
                    .session
                    .get(&format!("/element/{id}/displayed"))
                    .ok()
            })
            .is_some_and(|displayed| displayed == true)
    }

    /// Whether it can be operated.
    pub fn is_enabled(&self) -> bool {
        self.act(|page, id| page.session.get(&format!("/element/{id}/enabled"))) == true
    }

    /// Clicks or taps in its middle, where a person would; waits for what is
    /// still hidden or covered.
    pub fn click(&self) {
        self.act(|page, id| {
            page.session
                .post(&format!("/element/{id}/click"), &json!({}))
        });
    }

    /// Types a text into it.
    pub fn type_text(&self, text: &str) {
        let body = json!({"text": text});
        self.act(|page, id| page.session.post(&format!("/element/{id}/value"), &body));
    }

    /// Empties a field.
    pub fn clear(&self) {
        self.act(|page, id| {
            page.session
                .post(&format!("/element/{id}/clear"), &json!({}))
        });
    }

    /// The text that is seen of it.
    pub fn content(&self) -> String {
        let text = self.act(|page, id| page.session.get(&format!("/element/{id}/text")));
        text.as_str().unwrap_or_default().into()
    }

    /// An attribute as the page wrote it.
    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self.act(|page, id| {
            let script = "return arguments[0].getAttribute(arguments[1])";
            let arguments = json!([{ELEMENT: id}, name]);
            page.session.post(
                "/execute/sync",
                &json!({"script": script, "args": arguments}),
            )
        });
        value.as_str().map(String::from)
    }

    /// The middle of it in the window, in CSS pixels.
    pub fn middle(&self) -> (f64, f64) {
        let middle = self.act(|page, id| {
            let script = "const r = arguments[0].getBoundingClientRect();\
                          return [r.x + r.width / 2, r.y + r.height / 2]";
            let arguments = json!([{ELEMENT: id}]);
            page.session.post(
                "/execute/sync",
                &json!({"script": script, "args": arguments}),
            )
        });
        (
            middle[0].as_f64().unwrap_or_default(),
            middle[1].as_f64().unwrap_or_default(),
        )
    }

    /// Does something with the element as soon as it is there and takes it.
    fn act(&self, action: impl Fn(&Page, &str) -> Result<Value, Refusal>) -> Value {
        let (done, last) = (
            RefCell::new(None),
            RefCell::new(String::from("there is none")),
        );
        let so = || {
            let Some(id) = self.all().into_iter().nth(self.index) else {
                return false;
            };
            match action(self.page, &id) {
                Ok(value) => done.replace(Some(value)),
                Err(refusal) => {
                    last.replace(format!("{}: {}", refusal.code, refusal.message));
                    None
                }
            };
            done.borrow().is_some()
        };
        if !self.page.comes_true(so) {
            panic!("{}: {}", self.name(), last.borrow());
        }
        done.into_inner().unwrap_or_default()
    }

    fn all(&self) -> Vec<String> {
        let (using, value) = match &self.how {
            How::Css(css) => ("css selector", css.clone()),
            How::Control(_) => ("css selector", CONTROLS.into()),
            How::Text(text) => {
                let text = xpath_string(text);
                let own = format!("normalize-space(.)={text}");
                ("xpath", format!("//body//*[{own} and not(*[{own}])]"))
            }
        };
        let found = self
            .page
            .session
            .post("/elements", &json!({"using": using, "value": value}));
        let found = found.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", self.name()));
        (found.as_array().into_iter().flatten())
            .filter_map(|element| element[ELEMENT].as_str())
            .filter(|id| match &self.how {
                How::Control(name) => self.label(id).as_deref() == Some(name),
                _ => true,
            })
            .map(String::from)
            .collect()
    }

    /// The name that a screen reader says.
    fn label(&self, id: &str) -> Option<String> {
        let label = self
            .page
            .session
            .get(&format!("/element/{id}/computedlabel"))
            .ok()?;
        label.as_str().map(String::from)
    }

    fn name(&self) -> String {
        match &self.how {
            How::Css(css) => format!("`{css}`"),
            How::Text(text) => format!("the text “{text}”"),
            How::Control(name) => format!("the control “{name}”"),
        }
    }
}

/// XPath has no escapes: a text with both quotation marks cannot be said at once.
fn xpath_string(text: &str) -> String {
    match text.contains('\'') {
        false => format!("'{text}'"),
        true => format!("\"{text}\""),
    }
}
