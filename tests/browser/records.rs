//! Games come in as text.

use crate::page::{LAPTOP, Page};

/// The second game cannot be: no marble of Black's can go that way.
const ONE_GOOD_ONE_BAD: &str = "[Black \"Ann\"]\n[White \"Bob\"]\n[Variant \"standard\"]\n\
    [Notation \"Aba-Pro\"]\n\n1. a1b2 i9h8 *\n\n\
    [Black \"Cem\"]\n[White \"Dee\"]\n[Variant \"standard\"]\n[Notation \"Aba-Pro\"]\n\n\
    1. a1b2 a2b3 *\n";

#[test]
fn an_import_names_the_game_that_cannot_be() {
    let page = Page::open(LAPTOP, "#import");
    let field = page.find("#import-text");
    field.type_text(ONE_GOOD_ONE_BAD);
    page.find("dialog .primary").click();
    let told = page.find("dialog [role=alert]");
    page.wait_until("the dialog says what is wrong", || {
        told.content().contains("a2b3")
    });
    let told = told.content();
    assert!(
        told.contains("1 game imported") && told.contains("game 2"),
        "{told}"
    );
    let kept = page.js("return document.getElementById('import-text').value", &[]);
    assert!(
        kept.as_str().is_some_and(|text| text.contains("Cem")),
        "the text is gone"
    );
    page.assert_accessible("import with an error");
    page.press(&["Escape"]);
    page.text("Ann v Bob").wait();
    page.assert_quiet();
}
