//! Languages: each in a file of its own, fetched when it is wanted.

use crate::page::{LAPTOP, PHONE, Page};
use crate::site;
use std::fs;

fn language(page: &Page) -> String {
    let code = page.js("return document.documentElement.lang", &[]);
    code.as_str().unwrap_or_default().to_owned()
}

#[test]
fn another_language_is_fetched_when_it_is_chosen_and_stays() {
    let page = Page::open(PHONE, "#settings");
    page.text("Français").wait();
    assert_eq!(language(&page), "en");
    let files = || {
        let script = "return performance.getEntriesByType('resource') \
            .filter((one) => one.name.includes('words-fr')).length";
        page.js(script, &[]).as_u64()
    };
    assert_eq!(files(), Some(0), "nobody has asked for French");
    page.find("[name=language]").nth(1).click();
    page.wait_until("the page is in French", || language(&page) == "fr");
    page.text("Coordonnées").wait();
    assert_eq!(files(), Some(2), "one for each program");
    page.reload();
    page.find("[data-cell=e5]").wait_there();
    assert_eq!(language(&page), "fr");
    page.assert_quiet();
}

#[test]
fn a_language_that_cannot_be_fetched_is_said_and_changes_nothing() {
    let folder = site::own_copy("dist", "without-french");
    for file in ["words-fr.txt", "words-fr-pages.txt"] {
        fs::remove_file(folder.join(file)).expect("it is there");
    }
    let page = Page::open_at(LAPTOP, &site::serve_folder(folder), "#settings");
    page.text("Français").wait();
    page.find("[name=language]").nth(1).click();
    page.text("This language could not be fetched. Is there a connection?")
        .wait();
    assert_eq!(language(&page), "en");
    page.text("Coordinates").wait();
}
