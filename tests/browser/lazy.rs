//! The screens of the second program, which is fetched when one of them is first
//! opened.

use crate::page::{FETCHED, LAPTOP, PHONE, Page};
use crate::site;
use serde_json::json;
use std::fs;

#[test]
fn each_screen_opens_and_closes() {
    let page = Page::open(LAPTOP, "");
    for (control, inside) in [("Settings", "Confirm moves"), ("Help", "The goal")] {
        page.control(control).click();
        page.find(FETCHED).wait();
        page.text(inside).wait();
        page.press(&["Escape"]);
        page.find("dialog[open]").wait_gone();
        // The step back in the history comes after; who asked for another address
        // before it would be taken away from there again.
        page.wait_until("the address is the game's", || {
            page.js("return location.hash", &[]) == ""
        });
    }
    page.goto("#import");
    page.find("#import-text").wait();
    page.control("Close").click();
    page.find("dialog[open]").wait_gone();
    page.assert_quiet();
}

/// Waits until this dialog is open and the address says so; none is called "".
fn wait_for_dialog(page: &Page, name: &str) {
    let script = "return [location.hash.slice(1), [...document.querySelectorAll('dialog:modal')]\
        .map((dialog) => dialog.getAttribute('aria-labelledby').replace('dialog-', '')).join()]";
    page.wait_until(&format!("the dialog `{name}` is open"), || {
        page.js(script, &[]) == json!([name, name])
    });
}

#[test]
fn a_dialog_closes_to_the_one_that_it_was_opened_from() {
    let new_game: &[&str] = &["New game", "Customise…", "Rules of this game"];
    let ways = [
        (new_game, &["new", "customise", "rules"][..]),
        (
            &["Help", "Rules of the game you play, with examples"],
            &["help", "rules"],
        ),
    ];
    for (controls, names) in ways {
        let page = Page::open(LAPTOP, "");
        for (control, name) in controls.iter().zip(names) {
            page.control(control).click();
            wait_for_dialog(&page, name);
        }
        for name in names.iter().rev().skip(1).chain([&""]) {
            page.press(&["Escape"]);
            wait_for_dialog(&page, name);
        }
        page.assert_quiet();
    }
}

#[test]
fn a_way_there_and_back_again_between_dialogs_is_no_maze() {
    let page = Page::open(LAPTOP, "");
    page.control("New game").click();
    for _ in 0..2 {
        page.control("Customise…").click();
        wait_for_dialog(&page, "customise");
        page.control("Back to the games").click();
        wait_for_dialog(&page, "new");
    }
    page.control("Close").click();
    wait_for_dialog(&page, "");
    page.assert_quiet();
}

#[test]
fn a_choice_in_the_settings_is_seen_behind_them_and_stays() {
    let page = Page::open(PHONE, "#settings");
    page.control("Français").click();
    page.text("Langue").wait();
    page.text("Confirmer les coups").wait();
    page.control("Fermer").click();
    page.control("Nouvelle partie").wait();
    page.reload();
    page.control("Nouvelle partie").wait();
    page.goto("#settings");
    page.find(FETCHED).wait();
    page.control("Nacre").click();
    let nacre =
        "return [...document.querySelectorAll('[data-host] [name=notation]')].at(-1).checked";
    page.wait_until("the choice is made", || page.js(nacre, &[]) == true);
    page.assert_quiet();
}

#[test]
fn a_program_that_does_not_come_can_be_asked_again() {
    for missing in ["pages_bg.wasm", "pages.js", "pages_loader.js", "pages.css"] {
        let folder = site::own_copy("dist", &format!("without-{missing}"));
        let (file, away) = (folder.join(missing), folder.join("away"));
        fs::rename(&file, &away).expect("it is there");
        let page = Page::open_at(LAPTOP, &site::serve_folder(folder), "");
        page.control("Settings").click();
        page.text("This part of the page could not be loaded. Is there a connection?")
            .wait();
        page.assert_accessible("a screen that could not be fetched");
        fs::rename(&away, &file).expect("it can be put back");
        page.control("Try again").click();
        page.find(FETCHED).wait();
    }
}

#[test]
fn settings_work_where_nothing_can_be_kept() {
    let denied = "Object.defineProperty(window, 'localStorage', \
        { get() { throw new Error('denied'); } });";
    let site = site::serve_folder(site::copy("dist", denied));
    let page = Page::open_at(LAPTOP, &site, "");
    page.control("Settings").click();
    page.control("Français").click();
    page.text("Réglages").wait();
    page.goto("#import");
    page.find("#import-text")
        .type_text("[Notation \"Aba-Pro\"]\n[Black \"Ann\"]\n\n1. a1b2 i9h8 *\n");
    page.find("dialog .primary").click();
    page.text("1 partie importée.").wait();
    page.find("dialog[open]").wait_gone();
    page.find(".game-card").wait();
    page.assert_quiet();
}
