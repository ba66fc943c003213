//! Without a connection, and over a change of versions.

mod host;
mod single;

use crate::moves::sensible;
use crate::page::{FETCHED, LAPTOP, PHONE, Page};
use host::{Host, MARK};
use serde_json::{Value, json};

/// Whether this build is kept on the device and used from there.
const KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";
/// What asks for a new version now; by itself a page asks every hour.
const ASK: &str =
    "return navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => 1)";
/// The number of the build that the page is of.
const BUILD: &str = "return document.querySelector('meta[name=abalone-build]').content";
/// The number of the build that a worker of the page is of, or what went wrong.
const WORKER: &str = "
    const worker = new Worker(abaloneAt('worker_loader.js'), {type: 'module'});
    return new Promise((done) => {
        worker.onmessage = (event) => done(new TextDecoder().decode(event.data));
        worker.onerror = () => done('no worker');
    }).finally(() => worker.terminate());
";
const NEWS: &str = "A new version of Abalone is ready. Reload when it suits you; your game stays.";

/// Opens the site and waits until it is kept.
fn visit(host: &Host) -> Page {
    let page = Page::open_at(LAPTOP, &host.url, "");
    wait_kept(&page);
    page
}

fn wait_kept(page: &Page) {
    page.wait_until("the site is kept on the device", || {
        page.js(KEPT, &[]) == true
    });
}

/// As a person does, past what drivers do differently.
fn reload(page: &Page) {
    page.js(
        "globalThis.isOld = true; setTimeout(() => location.reload())",
        &[],
    );
    page.wait_until("the page has been loaded again", || {
        page.js("return globalThis.isOld === undefined", &[]) == true
    });
    page.find("[data-cell=e5]").wait();
}

/// Begins a game against the computer.
fn begin(page: &Page) {
    page.control("New game").click();
    page.find(FETCHED).wait();
    page.control("Against the computer").click();
    page.control("Start the game").click();
    page.control("Start the game").wait_gone();
}

/// Plays a move and waits for the computer's.
fn play(page: &Page) {
    page.find("[data-turn=black]").wait_there();
    let number = page.board().number();
    page.play_by_stroke(sensible(&page.board(), &[], 1));
    page.wait_until("the computer has moved", || {
        page.board().number() == number + 1
    });
}

/// The names of the caches.
fn caches(page: &Page) -> Vec<String> {
    let names = page.js("return caches.keys()", &[]);
    serde_json::from_value(names).expect("names are texts")
}

/// Opens another tab and goes there; returns the first tab and the new one.
fn second_tab(page: &Page) -> [Value; 2] {
    let first = page.session.get("/window").expect("a tab has a name");
    let made = page.session.post("/window/new", &json!({"type": "tab"}));
    let second = made.expect("another tab opens")["handle"].take();
    switch(page, &second);
    [first, second]
}

fn switch(page: &Page, tab: &Value) {
    let to = json!({"handle": tab});
    page.session.post("/window", &to).expect("the tab is there");
}

#[test]
fn everything_works_when_the_host_is_gone() {
    let mut host = Host::start("offline");
    let page = visit(&host);
    host.stop();
    reload(&page);
    // Each program, the computer and the other language have to be there.
    begin(&page);
    play(&page);
    page.control("Help").click();
    page.find(FETCHED).wait();
    page.press(&["Escape"]);
    page.find("dialog[open]").wait_gone();
    page.goto("#settings");
    page.control("Français").click();
    page.control("Fermer").click();
    let position = page.position();
    reload(&page);
    page.control("Nouvelle partie").wait();
    assert_eq!(page.position(), position);
    play(&page);
    // Another address of the same site.
    page.goto("index.html?from=home#help");
    page.find(FETCHED).wait();
}

#[test]
fn a_new_version_is_offered_and_never_mixes_with_the_old() {
    let host = Host::start("update");
    let page = visit(&host);
    let old = host.build();
    begin(&page);
    play(&page);
    let position = page.position();
    let new = "2".repeat(16);
    host.update(&new);
    page.js(ASK, &[]);
    page.text(NEWS).wait();
    page.assert_accessible("a new version");

    // Another tab still gets the old version, is told as well, and changes over.
    let [first, second] = second_tab(&page);
    page.goto("#play");
    page.find("[data-cell=e5]").wait();
    assert_eq!(page.js(BUILD, &[]), old);
    page.text(NEWS).wait();
    page.control("Reload").click();
    page.wait_until("the new version is there", || page.js(BUILD, &[]) == new);
    page.find("[data-cell=e5]").wait();
    assert_eq!(page.position(), position);
    assert!(worker_of(&page).contains(&new), "{}", worker_of(&page));
    let sheet = "return fetch(abaloneAt('pages.css')).then((answer) => answer.text())";
    assert!(text(&page, sheet).contains(MARK));

    // The first tab is as it was, and gets nothing of the new version.
    switch(&page, &first);
    assert_eq!(page.js(BUILD, &[]), old);
    assert_eq!(page.position(), position);
    page.wait_until("the new program answers for it", || {
        page.js(
            "return fetch(`./sw.js`).then(() => navigator.serviceWorker.controller.state)",
            &[],
        ) == "activated"
    });
    assert!(worker_of(&page).contains(&old), "{}", worker_of(&page));
    assert!(!text(&page, sheet).contains(MARK));
    page.control("Help").click();
    page.find(FETCHED).wait();
    page.press(&["Escape"]);
    play(&page);
    let position = page.position();
    page.js(
        "navigator.serviceWorker.controller.postMessage('tidy')",
        &[],
    );
    assert!(caches(&page).iter().any(|name| name.ends_with(&old)));

    // Until the player wants it.
    page.control("Reload").click();
    page.wait_until("the new version is there", || page.js(BUILD, &[]) == new);
    page.find("[data-cell=e5]").wait();
    assert_eq!(page.position(), position);
    play(&page);
    let tidied = || {
        page.js(
            "navigator.serviceWorker.controller.postMessage('tidy')",
            &[],
        );
        caches(&page).len() == 1
    };
    page.wait_until("the old version is gone from the device", tidied);
    switch(&page, &second);
    assert_eq!(page.js(BUILD, &[]), new);
    page.session.delete("/window").expect("the tab closes");
    switch(&page, &first);
}

#[test]
fn half_an_update_on_the_host_is_not_taken() {
    let host = Host::start("half");
    let style = host.file("pages.css");
    let right = std::fs::read_to_string(&style).expect("it is there");
    std::fs::write(&style, format!("{right}{MARK}")).expect("it can be written");
    let page = Page::open_at(PHONE, &host.url, "");
    page.find("[data-cell=e5]").wait();
    // Asked for again, it is the same try or another one.
    let gives_up = "return navigator.serviceWorker.register('./sw.js').then(
        ({ installing }) => new Promise((done) => installing.addEventListener('statechange',
            () => done(installing.state))))";
    page.wait_until("it has been tried", || {
        page.js(gives_up, &[]) == "redundant"
    });
    assert_eq!(page.js(KEPT, &[]), false);
    let partial = caches(&page);
    assert_eq!(
        partial.len(),
        1,
        "what has come is of use later: {partial:?}"
    );
    std::fs::write(&style, right).expect("it can be written");
    reload(&page);
    wait_kept(&page);
    page.control("Settings").click();
    page.find(FETCHED).wait();
}

fn worker_of(page: &Page) -> String {
    text(page, WORKER)
}

fn text(page: &Page, script: &str) -> String {
    page.js(script, &[]).as_str().unwrap_or_default().to_owned()
}
