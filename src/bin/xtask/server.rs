//! A small static file server: what any host does, and nothing more, so that
//! what works here works there. It can serve from a sub-path, as many hosts do.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// A client that says nothing must not hold its thread for ever.
const PATIENCE: Duration = Duration::from_secs(10);
/// No request line or header of a browser comes near it.
const LONGEST_HEAD: u64 = 64 * 1024;
/// How many ports after the wanted one are tried.
const PORTS_TRIED: u16 = 100;

/// A folder and the path that it is served under.
pub struct Site {
    /// The folder.
    pub root: PathBuf,
    /// With a slash at both ends.
    pub mount: String,
}

/// A bound server that does not answer yet.
pub struct Server {
    site: Arc<Site>,
    listener: TcpListener,
    port: u16,
}

impl Server {
    /// Binds the loopback address at the wanted port or the next free one; port
    /// 0 takes any.
    ///
    /// # Errors
    /// When no port is free.
    pub fn bind(site: Site, wanted: u16) -> io::Result<Server> {
        let last = wanted.saturating_add(PORTS_TRIED);
        let mut outcome = Err(io::ErrorKind::AddrInUse.into());
        for port in wanted..=last {
            outcome = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
            if outcome.is_ok() {
                break;
            }
        }
        let listener = outcome?;
        Ok(Server {
            port: listener.local_addr()?.port(),
            site: Arc::new(site),
            listener,
        })
    }

    /// Where the site is.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.site.mount)
    }

    /// Answers until the process ends.
    pub fn run(self) {
        self.run_until(&AtomicBool::new(false));
    }

    /// Answers until it is to end and one more visitor has come; then nobody
    /// listens at this port.
    pub fn run_until(self, end: &AtomicBool) {
        for stream in self.listener.incoming().flatten() {
            if end.load(Ordering::Relaxed) {
                return;
            }
            let site = Arc::clone(&self.site);
            // A visitor who leaves in the middle is no fault of ours.
            thread::spawn(move || drop(serve(&site, stream)));
        }
    }
}

/// An answer before it is sent.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// Code and words.
    pub status: &'static str,
    /// The media type.
    pub kind: &'static str,
    /// Where it is instead.
    pub location: Option<String>,
    /// What is sent, unless only the head was asked for.
    pub body: Vec<u8>,
}

impl Answer {
    fn error(status: &'static str) -> Self {
        Answer {
            status,
            kind: "text/plain; charset=utf-8",
            location: None,
            body: format!("{status}\n").into_bytes(),
        }
    }

    fn moved(location: String) -> Self {
        Answer {
            location: Some(location),
            ..Answer::error("301 Moved Permanently")
        }
    }
}

fn serve(site: &Site, stream: TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut reader = BufReader::new((&stream).take(LONGEST_HEAD));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    // Read the headers to their end: closing a socket with unread bytes resets it.
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let mut words = request.split_whitespace();
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let answer = match method {
        "GET" | "HEAD" => answer(site, target),
        _ => Answer::error("405 Method Not Allowed"),
    };
    send(&stream, &answer, method == "HEAD")
}

fn send(mut stream: &TcpStream, answer: &Answer, head_only: bool) -> io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n",
        answer.status,
        answer.kind,
        answer.body.len()
    );
    if let Some(location) = &answer.location {
        head += &format!("Location: {location}\r\n");
    }
    if answer.status.starts_with("405") {
        head += "Allow: GET, HEAD\r\n";
    }
    stream.write_all(format!("{head}\r\n").as_bytes())?;
    if !head_only {
        stream.write_all(&answer.body)?;
    }
    stream.flush()
}

/// What the site has to say to a request for this target.
pub fn answer(site: &Site, target: &str) -> Answer {
    let path = target.split(['?', '#']).next().unwrap_or("");
    if !path.is_empty() && format!("{path}/") == site.mount {
        return Answer::moved(site.mount.clone());
    }
    let Some(inside) = path.strip_prefix(&site.mount).and_then(decode) else {
        return Answer::error("404 Not Found");
    };
    let Some(mut file) = locate(&site.root, &inside) else {
        return Answer::error("404 Not Found");
    };
    if file.is_dir() {
        if !path.ends_with('/') {
            return Answer::moved(format!("{path}/"));
        }
        file.push("index.html");
    }
    match fs::read(&file) {
        Ok(body) => Answer {
            status: "200 OK",
            kind: kind(&file),
            location: None,
            body,
        },
        Err(_) => Answer::error("404 Not Found"),
    }
}

/// The file meant, which lies inside the folder whatever the path says.
fn locate(root: &Path, inside: &str) -> Option<PathBuf> {
    let plain = |c: Component| matches!(c, Component::Normal(_));
    if inside.contains(['\\', '\0']) || !Path::new(inside).components().all(plain) {
        return None;
    }
    Some(root.join(inside))
}

/// Undoes percent-encoding; `None` for what is not UTF-8 or cut short.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |b: u8| char::from(b).to_digit(16);
        let value = digit(rest.next()?)? * 16 + digit(rest.next()?)?;
        bytes.push(u8::try_from(value).ok()?);
    }
    String::from_utf8(bytes).ok()
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "apgn" | "ts" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
