//! Tests of the file server, apart from it: the browser tests use the server too
//! and need not run these again.

use crate::server::{Server, Site, answer};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

/// A site of two files in a folder of its own.
fn site(name: &str, mount: &str) -> Site {
    let root = std::env::temp_dir().join(format!("abalone-{name}-{}", std::process::id()));
    fs::create_dir_all(root.join("sub dir")).expect("the temporary folder can be written");
    fs::write(root.join("index.html"), "page").expect("the folder can be written");
    fs::write(root.join("sub dir/a.wasm"), "code").expect("the folder can be written");
    Site {
        root,
        mount: mount.into(),
    }
}

#[test]
fn files_have_their_kind() {
    let site = site("kinds", "/");
    let page = answer(&site, "/?lang=fr#x");
    assert_eq!(
        (page.status, page.kind),
        ("200 OK", "text/html; charset=utf-8")
    );
    let code = answer(&site, "/sub%20dir/a.wasm");
    assert_eq!(
        (code.kind, code.body.as_slice()),
        ("application/wasm", &b"code"[..])
    );
}

#[test]
fn a_sub_path_is_all_there_is() {
    let site = site("mount", "/a/b/");
    assert_eq!(answer(&site, "/a/b/").status, "200 OK");
    assert_eq!(answer(&site, "/a/b").location.as_deref(), Some("/a/b/"));
    assert_eq!(
        answer(&site, "/a/b/sub%20dir").location.as_deref(),
        Some("/a/b/sub%20dir/")
    );
    assert_eq!(answer(&site, "/").status, "404 Not Found");
    assert_eq!(answer(&site, "/index.html").status, "404 Not Found");
}

#[test]
fn nothing_outside_is_reachable() {
    let mut site = site("outside", "/");
    site.root.push("sub dir");
    for target in [
        "/../index.html",
        "/%2e%2e/index.html",
        "/a/../../index.html",
        "/..%2findex.html",
        "/..%5cindex.html",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/%",
        "/%ff",
        "/%00",
        "",
    ] {
        assert_eq!(answer(&site, target).status, "404 Not Found", "{target}");
    }
}

fn port(url: &str) -> u16 {
    let digits = url
        .trim_start_matches("http://127.0.0.1:")
        .split('/')
        .next();
    digits
        .and_then(|digits| digits.parse().ok())
        .expect("a URL has a port")
}

#[test]
fn it_speaks_http_and_moves_to_the_next_port() {
    let first = Server::bind(site("one", "/"), 0).expect("a port is free");
    let taken = port(&first.url());
    let second = Server::bind(site("two", "/x/"), taken).expect("a port is free");
    let url = second.url();
    let port = port(&url);
    assert!(port > taken && url.ends_with("/x/"), "{url}");
    thread::spawn(move || second.run());
    let ask = |request: &str| {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut said = String::new();
        stream.read_to_string(&mut said).expect("it answers");
        said
    };
    let got = ask("GET /x/ HTTP/1.1\r\nHost: x\r\n\r\n");
    assert!(
        got.starts_with("HTTP/1.1 200 OK\r\n") && got.ends_with("\r\n\r\npage"),
        "{got}"
    );
    let head = ask("HEAD /x/ HTTP/1.1\r\n\r\n");
    assert!(
        head.contains("Content-Length: 4") && head.ends_with("\r\n\r\n"),
        "{head}"
    );
    assert!(ask("POST /x/ HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
}
