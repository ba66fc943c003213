//! A blocking WebDriver client: chromedriver, one process for each session.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// The longest that any one command may take, a script of a minute included.
const COMMAND_LIMIT: Duration = Duration::from_secs(90);

/// An error that the driver reports, by its code in the standard.
#[derive(Debug)]
pub struct Refusal {
    /// `no such element`, `element click intercepted`, …
    pub code: String,
    /// The driver's explanation.
    pub message: String,
}

/// A browser window under remote control; it closes when this is dropped.
pub struct Session {
    driver: Child,
    agent: ureq::Agent,
    base: String,
}

impl Session {
    /// Starts a driver on a free port and a browser with these options of
    /// Chromium's (`goog:chromeOptions`).
    pub fn start(options: &Value) -> Session {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is needed: `cargo xtask setup --browsers`");
        let port = port_of(&mut driver);
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(COMMAND_LIMIT))
            .build()
            .new_agent();
        let mut session = Session {
            driver,
            agent,
            base: format!("http://127.0.0.1:{port}"),
        };
        let capabilities = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
            "timeouts": {"script": 60_000, "pageLoad": 60_000, "implicit": 0},
        }}});
        let made = session
            .send("POST", "/session", &capabilities)
            .expect("the browser starts");
        let id = made["sessionId"].as_str().expect("a session has an id");
        session.base += &format!("/session/{id}");
        session
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

    /// Calls the DevTools protocol, for what the standard has no command for.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.post(
            "/goog/cdp/execute",
            &json!({"cmd": command, "params": parameters}),
        )
        .unwrap_or_else(|refusal| panic!("{command}: {refusal:?}"))
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
        let mut answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let text = (answer
            .body_mut()
            .with_config()
            .limit(64 << 20)
            .read_to_string())
        .unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let mut answer: Value = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{method} {path}: {error} in {text}"));
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
        // The browser first: it would outlive its driver.
        let quit = self.agent.delete(&self.base).call();
        let ended = self.driver.kill().and_then(|()| self.driver.wait());
        if let (Err(error), false) = (
            quit.map(drop).and(ended.map(drop).map_err(Into::into)),
            thread::panicking(),
        ) {
            panic!("the browser did not end: {error}");
        }
    }
}

/// The port that the driver says it chose. The rest of what it says is read and
/// dropped, else it would stop when the pipe is full.
fn port_of(driver: &mut Child) -> u16 {
    let mut lines = BufReader::new(driver.stdout.take().expect("standard output is piped")).lines();
    let port = lines
        .by_ref()
        .map_while(Result::ok)
        // "ChromeDriver was started successfully on port 40123."
        .find_map(|line| {
            line.split_once("successfully on port ")?
                .1
                .trim_end_matches('.')
                .parse()
                .ok()
        })
        .expect("chromedriver says its port");
    thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    port
}
