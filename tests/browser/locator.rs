//! Says which element is meant, and finds it anew for each action: a page that
//! redraws itself does not break a journey.

use crate::browser::Browser;
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

/// Of the elements that `arguments[0]` means, those that are offered and could be
/// called `arguments[1]`: the first word of it is somewhere in or about them. The second
/// list are those that are surely called so; the browser is asked for the names of
/// the others. (WebKit's counts what is in a field among the label round it.)
const CALLED: &str = "
    const [controls, name] = arguments;
    const word = name.trim().split(/\\s+/)[0];
    const plain = (text) => text.replace(/\\s+/g, ' ').trim();
    const without = (label) => {
        const copy = label.cloneNode(true);
        copy.querySelectorAll('input, select, textarea').forEach((field) => field.remove());
        return plain(copy.textContent);
    };
    const told = (e) => e.getAttribute('aria-label');
    const about = (e) => [
        e.textContent, e.value, e.title, e.placeholder, told(e), ...[...e.labels ?? []].map(without),
        ...[...e.querySelectorAll('[aria-label]')].map(told),
        ...(e.getAttribute('aria-labelledby') ?? '').split(/\\s+/)
            .map((id) => document.getElementById(id)?.textContent),
    ];
    const alone = document.querySelector('dialog:modal');
    const offered = (e) => !e.closest('[inert], [aria-hidden=true]') && (alone?.contains(e) ?? true)
        && e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible';
    const found = [...document.querySelectorAll(controls)].filter((e) =>
        about(e).some((text) => String(text ?? '').includes(word)) && offered(e));
    const surely = (e) => !e.hasAttribute('aria-labelledby')
        && (told(e) ? plain(told(e)) === name : [...e.labels ?? []].some((l) => without(l) === name));
    return [found, found.map(surely)];
";

/// Whether anything of `arguments[0]` is drawn.
const SEEN: &str = "
    const [element] = arguments;
    const has = [...element.getClientRects()].some((r) => r.width > 0 && r.height > 0);
    const sheer = (e) => e && (getComputedStyle(e).opacity === '0' || sheer(e.parentElement));
    return has && getComputedStyle(element).visibility === 'visible' && !sheer(element);
";

/// Whether `arguments[0]` is where it was a moment ago. A page that nobody sees is
/// not drawn; then the moment is a time.
const STILL: &str = "
    const [element] = arguments;
    const place = () => { const r = element.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].join(); };
    const moment = () => new Promise((then) => { requestAnimationFrame(then); setTimeout(then, 100); });
    const before = place();
    await moment();
    await moment();
    return place() === before;
";

/// Has the page listen for a click.
const LISTEN: &str = "
    window.heardClick = false;
    addEventListener('click', () => { window.heardClick = true; }, { capture: true, once: true });
";

/// Whether it has come, within a time in which it must; what is disabled lets none
/// through.
const HEARD: &str = "
    const [element] = arguments;
    const until = Date.now() + 3000;
    const look = (then) => {
        if (window.heardClick !== false || element.disabled || Date.now() > until)
            then(window.heardClick !== false || element.disabled === true);
        else setTimeout(look, 20, then);
    };
    return new Promise(look);
";

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
                let session = &self.page.session;
                match session.browser() {
                    // Its driver does not see what sticks out of its surroundings.
                    Browser::WebKit => session.run(SEEN, &[element(id)]).ok(),
                    _ => session.get(&format!("/element/{id}/displayed")).ok(),
                }
            })
            .is_some_and(|displayed| displayed == true)
    }

    /// Whether it can be operated.
    pub fn is_enabled(&self) -> bool {
        self.act(|page, id| page.session.get(&format!("/element/{id}/enabled"))) == true
    }

    /// Clicks or taps in its middle, where a person would; waits for what is
    /// still hidden, covered or moving. Does it again when the page heard nothing
    /// of it: a tap on a busy machine can last so long that it is none.
    pub fn click(&self) {
        self.act(|page, id| {
            lies_still(page, id)?;
            let session = &page.session;
            session.run(LISTEN, &[])?;
            session.post(&format!("/element/{id}/click"), &json!({}))?;
            match session.run(HEARD, &[element(id)]) {
                Ok(Value::Bool(false)) => Err(Refusal::because("the page hears no click")),
                // Or the page is gone, which is an answer too.
                _ => Ok(Value::Null),
            }
        });
    }

    /// Types a text into it.
    pub fn type_text(&self, text: &str) {
        let text = match self.page.session.browser() {
            // Its driver has the key for a new line, and not the character.
            Browser::WebKit => text.replace('\n', "\u{E007}"),
            _ => text.into(),
        };
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
            page.session.run(script, &[element(id), name.into()])
        });
        value.as_str().map(String::from)
    }

    /// The middle of it in the window, in CSS pixels.
    pub fn middle(&self) -> (f64, f64) {
        let middle = self.act(|page, id| {
            let script = "const r = arguments[0].getBoundingClientRect();\
                          return [r.x + r.width / 2, r.y + r.height / 2]";
            page.session.run(script, &[element(id)])
        });
        (
            middle[0].as_f64().unwrap_or_default(),
            middle[1].as_f64().unwrap_or_default(),
        )
    }

    /// Waits until it stays where it is.
    pub fn wait_still(&self) -> &Self {
        self.act(lies_still);
        self
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

    /// All that are meant now. Between two pages there are none.
    fn all(&self) -> Vec<String> {
        let (using, value) = match &self.how {
            How::Css(css) => ("css selector", css.clone()),
            How::Control(name) => return self.called(name).unwrap_or_default(),
            How::Text(text) => {
                let text = xpath_string(text);
                let own = format!("normalize-space(.)={text}");
                ("xpath", format!("//body//*[{own} and not(*[{own}])]"))
            }
        };
        let meant = json!({"using": using, "value": value});
        let found = self.page.session.post("/elements", &meant);
        ids(&found.unwrap_or_default()).collect()
    }

    /// The controls that a screen reader calls so.
    fn called(&self, name: &str) -> Result<Vec<String>, Refusal> {
        let session = &self.page.session;
        let found = session.run(CALLED, &[CONTROLS.into(), name.into()])?;
        let label = |id: &str| session.get(&format!("/element/{id}/computedlabel"));
        let surely = found[1].as_array().into_iter().flatten();
        Ok((ids(&found[0]).zip(surely))
            .filter(|(id, surely)| **surely == true || label(id).is_ok_and(|label| label == name))
            .map(|(id, _)| id)
            .collect())
    }

    fn name(&self) -> String {
        match &self.how {
            How::Css(css) => format!("`{css}`"),
            How::Text(text) => format!("the text “{text}”"),
            How::Control(name) => format!("the control “{name}”"),
        }
    }
}

/// An element as an argument of a script.
fn element(id: &str) -> Value {
    json!({ELEMENT: id})
}

/// The elements of a list.
fn ids(list: &Value) -> impl Iterator<Item = String> {
    (list.as_array().into_iter().flatten())
        .filter_map(|element| element[ELEMENT].as_str().map(String::from))
}

/// Fails when the element moves.
fn lies_still(page: &Page, id: &str) -> Result<Value, Refusal> {
    let script = format!("return (async (...arguments) => {{ {STILL} }})(...arguments)");
    match page.session.run(&script, &[element(id)])? {
        Value::Bool(true) => Ok(Value::Null),
        _ => Err(Refusal::because("it moves")),
    }
}

/// XPath has no escapes: a text with both quotation marks cannot be said at once.
fn xpath_string(text: &str) -> String {
    match text.contains('\'') {
        false => format!("'{text}'"),
        true => format!("\"{text}\""),
    }
}
