//! The first thing that anybody sees.

use crate::page::{LAPTOP, PHONE, Page};

#[test]
fn the_page_loads_from_a_sub_path() {
    let page = Page::open(LAPTOP, "");
    page.find("h1").wait();
    page.find("#shell").wait_gone();
    page.assert_quiet();
    page.assert_accessible("start, laptop");
}

#[test]
fn the_page_fits_a_phone() {
    let page = Page::open(PHONE, "");
    page.find("main").wait();
    let wider = page.js(
        "return document.documentElement.scrollWidth - innerWidth",
        &[],
    );
    assert!(
        wider.as_f64() <= Some(0.0),
        "it is {wider} px wider than the screen"
    );
    page.assert_quiet();
    page.assert_accessible("start, phone");
}
