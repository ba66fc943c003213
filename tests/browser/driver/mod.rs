//! A blocking WebDriver client, and what differs between the browsers' drivers.

mod chromium;
mod firefox;
mod pool;
mod process;
mod webkit;

use crate::browser::Browser;
use crate::page::Device;
pub use pool::Lent;
use process::Process;
use serde_json::{Value, json};
use std::time::Duration;

/// The longest that any one command may take, a script of a minute included.
const COMMAND_LIMIT: Duration = Duration::from_secs(90);
/// How often a browser is started before it counts as broken: on a machine that
/// is busy with other things one now and then does not come up.
const TRIES: usize = 3;

/// An error that the driver reports, by its code in the standard.
#[derive(Debug)]
pub struct Refusal {
    /// `no such element`, `element click intercepted`, …
    pub code: String,
    /// The driver's explanation.
    pub message: String,
}

impl Refusal {
    /// One of our own, in these words.
    pub fn because(why: &str) -> Refusal {
        Refusal {
            code: why.into(),
            message: String::new(),
        }
    }
}

/// A browser window under remote control; it closes when this is dropped.
pub struct Session {
    browser: Browser,
    agent: ureq::Agent,
    base: String,
    /// The driver, and what it needs; ended in this order.
    processes: Vec<Process>,
}

impl Session {
    /// Starts a browser for a device.
    fn start(device: Device) -> Session {
        let start = || match Browser::current() {
            Browser::Chromium => chromium::start(device),
            Browser::Firefox => firefox::start(),
            Browser::WebKit => webkit::start(device),
        };
        let mut tries = (0..TRIES).map(|_| start());
        let mut outcome = tries.next().expect("it is tried");
        while let (Err(refusal), Some(again)) = (&outcome, tries.next()) {
            eprintln!("the browser does not start: {refusal:?}");
            outcome = again;
        }
        outcome.unwrap_or_else(|refusal| panic!("the browser does not start: {refusal:?}"))
    }

    /// A browser of a driver that listens on this port.
    fn new(
        browser: Browser,
        port: u16,
        processes: Vec<Process>,
        capabilities: Value,
    ) -> Result<Session, Refusal> {
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(COMMAND_LIMIT))
            .build()
            .new_agent();
        let mut session = Session {
            browser,
            agent,
            base: format!("http://127.0.0.1:{port}"),
            processes,
        };
        let mut wanted = capabilities;
        wanted["timeouts"] = json!({"script": 60_000, "pageLoad": 60_000, "implicit": 0});
        let wanted = json!({"capabilities": {"alwaysMatch": wanted}});
        let made = session.send("POST", "/session", &wanted)?;
        let id = made["sessionId"].as_str().expect("a session has an id");
        session.base += &format!("/session/{id}");
        Ok(session)
    }

    /// Which browser it is.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// Makes the window that of a device, apart from its size.
    fn dress(&self, device: Device) -> Result<(), Refusal> {
        match self.browser {
            Browser::Chromium => chromium::prefer(self, device),
            Browser::Firefox => firefox::dress(self, device),
            // It is what it was when it was started.
            Browser::WebKit => Ok(()),
        }
    }

    /// What the system says about colours and motion, from now on.
    pub fn prefer(&self, device: Device) {
        let done = match self.browser {
            Browser::Chromium => chromium::prefer(self, device),
            Browser::Firefox => firefox::prefer(self, device),
            Browser::WebKit => webkit::prefer(self, device),
        };
        done.unwrap_or_else(|refusal| panic!("{device:?}: {refusal:?}"));
    }

    /// What the console complained about since the last call.
    pub fn complaints(&self) -> Result<Vec<String>, Refusal> {
        let heard = match self.browser {
            Browser::Chromium => chromium::complaints(self)?,
            // Their drivers tell nothing; the page listens itself, see `site`.
            Browser::Firefox | Browser::WebKit => {
                let script = "return (window.complaints ?? []).splice(0)";
                self.run(script, &[])?
            }
        };
        Ok((heard.as_array().into_iter().flatten())
            .filter_map(|line| line.as_str().map(String::from))
            .collect())
    }

    /// Sends a command of the session with a body.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Refusal> {
        self.send("POST", path, body)
    }

    /// Asks the session for something.
    pub fn get(&self, path: &str) -> Result<Value, Refusal> {
        self.send("GET", path, &Value::Null)
    }

    /// Ends something of the session.
    pub fn delete(&self, path: &str) -> Result<Value, Refusal> {
        self.send("DELETE", path, &Value::Null)
    }

    /// Runs a script in the page; what it returns is awaited.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Result<Value, Refusal> {
        let body = json!({"script": script, "args": arguments});
        self.post("/execute/sync", &body)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        let url = format!("{}{path}", self.base);
        let answer = match method {
            "GET" => self.agent.get(&url).call(),
            "DELETE" => self.agent.delete(&url).call(),
            _ => (self.agent.post(&url))
                .content_type("application/json")
                .send(body.to_string()),
        };
        let lost = |error: &dyn std::fmt::Display| Refusal {
            code: "no answer".into(),
            message: format!("{method} {path}: {error}"),
        };
        let mut answer = answer.map_err(|error| lost(&error))?;
        let text = (answer.body_mut().with_config())
            .limit(64 << 20)
            .read_to_string()
            .map_err(|error| lost(&error))?;
        let mut answer: Value =
            serde_json::from_str(&text).map_err(|error| lost(&format!("{error} in {text}")))?;
        let value = answer["value"].take();
        match value.get("error").and_then(Value::as_str) {
            None => Ok(value),
            Some(code) => Err(Refusal {
                code: code.into(),
                message: value["message"].as_str().unwrap_or_default().into(),
            }),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The browser first, in good order; whatever is left ends with its driver.
        let _ = self.agent.delete(&self.base).call();
        self.processes.drain(..).for_each(drop);
    }
}
