//! The programs as wasm, in the browser they are made for, against the same code
//! compiled for this machine. A browser is at hand anyway; Node may not be.

use crate::page::{LAPTOP, Page};

/// Starts the worker as the page does and returns its first message.
const FIRST_MESSAGE: &str = "
    const build = document.querySelector('meta[name=abalone-build]').content;
    const worker = new Worker(`./worker_loader.js?v=${build}`, {type: 'module'});
    return new Promise((resolve, reject) => {
        worker.onmessage = (event) => resolve(event.data);
        worker.onerror = (event) => reject(new Error(event.message || 'the worker did not load'));
    }).finally(() => worker.terminate());
";

#[test]
fn the_worker_starts_and_speaks_first() {
    let page = Page::open(LAPTOP, "");
    let first = page.js(FIRST_MESSAGE, &[]);
    assert!(!first.is_null(), "the worker's first message is empty");
    page.assert_quiet();
}
