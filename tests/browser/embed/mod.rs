//! Boards in somebody else's page, which is of another site.

mod hostile;

use crate::moves::sensible;
use crate::page::{Device, LAPTOP, PHONE, Page};
use crate::site;
use abalone::game::{Game, Player};
use abalone::notation::aba_pro;
use abalone::rules::Variant;
use serde_json::{Value, json};

/// Loads the script that defines the element, from the site in `arguments[0]`.
const LOAD: &str = "
    const script = document.createElement('script');
    script.src = arguments[0] + 'abalone-embed.js';
    return new Promise((yes, no) => {
        script.onload = () => yes(1);
        script.onerror = () => no(new Error('no script'));
        document.head.append(script);
    });
";
/// Puts elements into the page and notes all that they say; returns when all are
/// there, or one says that it cannot be.
const PUT: &str = "
    const place = document.getElementById('place');
    window.heard = [];
    window.board = (id) => document.getElementById(id);
    const kinds = ['ready', 'move', 'position', 'gameover', 'task', 'resize', 'error'];
    for (const kind of kinds) {
        place.addEventListener(`abalone-${kind}`, (event) =>
            heard.push({ board: event.target.id, ...event.detail }));
    }
    place.innerHTML = arguments[0];
    const boards = [...document.querySelectorAll('abalone-board')];
    const wrong = new Promise((done) => place.addEventListener('abalone-error', done));
    return Promise.race([wrong, Promise.all(boards.map((one) => one.ready))]).then(() => 1);
";

/// The other site, with these elements in a page of its own. The boards come from
/// `site`.
fn host(device: Device, site: &str, elements: &str) -> Page {
    let page = Page::open_at(device, &site::serve("tests/browser"), "embed/host.html");
    page.js(LOAD, &[json!(site)]);
    page.js(PUT, &[json!(elements)]);
    page
}

/// The built site under another name than the pages of the tests: another site, to
/// a browser.
fn elsewhere(url: &str) -> String {
    let other = url.replace("127.0.0.1", "localhost");
    assert_ne!(other, url, "the tests are served by number");
    other
}

/// Runs a script in the page of the other site and returns what it comes to.
fn run(page: &Page, script: &str, arguments: &[Value]) -> Value {
    let script = format!("return (async (...given) => {{ {script} }})(...arguments)");
    page.js(&script, arguments)
}

/// What was heard of this kind.
fn heard(page: &Page, kind: &str) -> Vec<Value> {
    let script = "return heard.filter((one) => one.type === arguments[0])";
    let list = page.js(script, &[json!(kind)]);
    list.as_array().cloned().unwrap_or_default()
}

/// Goes into the frame of the board at this place in the page.
fn enter(page: &Page, number: usize) {
    page.wait_until("the frames have their heights", || {
        !heard(page, "resize").is_empty()
    });
    let script = "return document.querySelectorAll('abalone-board')[arguments[0]]\
        .shadowRoot.querySelector('iframe')";
    let frame = page.js(script, &[json!(number)]);
    (page.session.post("/frame", &json!({"id": frame}))).expect("there is a frame");
}

/// Goes back to the page.
fn leave(page: &Page) {
    (page.session.post("/frame", &json!({"id": null}))).expect("there is a page");
}

/// A game that comes to its end.
fn whole_game() -> Vec<String> {
    let mut game = Game::new(Variant::default(), vec![Player::human(); 2]).expect("two players");
    let mut written = Vec::new();
    while game.outcome().is_none() {
        let depth = if game.plies().is_multiple_of(2) { 4 } else { 1 };
        let mv = sensible(game.live(), &game.keys(), depth);
        written.push(aba_pro(game.live(), mv));
        game.play(mv).expect("legal");
        assert!(written.len() < 400, "it has no end");
    }
    written
}

#[test]
fn a_script_plays_a_whole_game_on_one_of_two_boards() {
    let two = "<abalone-board id=a color=none></abalone-board>\
               <abalone-board id=b mode=view layout=belgian_daisy></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), two);
    let moves = whole_game();
    let play = "
        let state;
        for (const move of given[0]) {
            if (!board('a').state.legal.includes(move)) throw new Error(`${move} is not legal`);
            state = await board('a').play(move);
        }
        return state;
    ";
    let state = run(&page, play, &[json!(moves)]);
    assert_eq!(state["plies"], moves.len());
    assert_eq!(state["legal"], json!([]));
    let told = heard(&page, "move");
    assert_eq!(told.len(), moves.len());
    assert!(
        told.iter()
            .all(|one| one["board"] == "a" && one["maker"] == "page")
    );
    assert_eq!(told[1]["by"], "white");
    let over = heard(&page, "gameover");
    assert_eq!(over.len(), 1);
    assert_eq!(over[0]["result"], state["result"]);
    let refused = run(
        &page,
        "return board('a').play('a1b2').catch((e) => e.code)",
        &[],
    );
    assert_eq!(refused, "over");

    // Step back, take back, follow with the other board.
    let state = run(&page, "return board('a').goTo(3)", &[]);
    assert_eq!(
        (&state["ply"], &state["plies"]),
        (&json!(3), &json!(moves.len()))
    );
    let pos = state["pos"].clone();
    let shown = run(
        &page,
        "return board('b').setPosition(given[0])",
        std::slice::from_ref(&pos),
    );
    assert_eq!(shown["pos"], pos);
    enter(&page, 1);
    page.wait_until("the other board shows it", || page.position() == pos);
    leave(&page);
    let state = run(
        &page,
        "await board('a').goTo(given[0]); return board('a').undo()",
        &[json!(moves.len())],
    );
    assert_eq!(state["plies"], moves.len() - 1);
    let state = run(&page, "return board('a').newGame({variant: 'three'})", &[]);
    assert_eq!(state["scores"], json!([0, 0, 0]));
    page.assert_quiet();
}

#[test]
fn a_frame_of_another_site_without_origin_plays_with_the_computer() {
    let one = "<abalone-board id=a sandbox level=1 color=black></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), one);
    enter(&page, 0);
    let denied = "try { localStorage.length; return 'open'; } catch (e) { return e.name; }";
    assert_eq!(page.js(denied, &[]), "SecurityError");
    page.find("[data-cell=e5]").wait();
    let before = page.board();
    let mv = sensible(&before, &[], 1);
    page.play_by_stroke(mv);
    leave(&page);
    page.wait_until("both have moved", || heard(&page, "move").len() == 2);
    let told = heard(&page, "move");
    assert_eq!(told[0]["maker"], "person");
    assert_eq!(told[0]["move"], aba_pro(&before, mv));
    assert_eq!(
        (&told[1]["maker"], &told[1]["by"]),
        (&json!("computer"), &json!("white"))
    );
    page.assert_quiet();
}

/// What pages of the site do first where they are given neither storage nor
/// workers.
const DENIED: &str = "
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'Worker']) {
        Object.defineProperty(window, name, {
            get() { throw new DOMException('denied', 'SecurityError'); },
        });
    }
";

#[test]
fn without_storage_and_workers_the_computer_thinks_on_the_page() {
    let denied = site::serve_folder(site::copy("dist", DENIED));
    let one = "<abalone-board id=a level=2 color=white></abalone-board>";
    let page = host(LAPTOP, &elsewhere(&denied), one);
    page.wait_until("the computer has moved", || {
        !heard(&page, "move").is_empty()
    });
    let state = run(
        &page,
        "return board('a').play(board('a').state.legal[0])",
        &[],
    );
    assert_eq!(state["plies"], 2);
    page.wait_until("it has moved again", || heard(&page, "move").len() == 3);
    // The site itself too.
    let page = Page::open_at(LAPTOP, &denied, "");
    page.find("[data-cell=e5]").wait();
    let before = page.board();
    page.play_by_stroke(sensible(&before, &[], 1));
    page.wait_until("it has moved on the site", || {
        page.board().number() > before.number()
    });
    page.assert_quiet();
}

#[test]
fn a_task_is_solved_by_hand_and_wrong_moves_are_not_made() {
    let one = "<abalone-board id=a mode=puzzle lang=en solution=e3e2 \
        pos='5/6/7/8/wbb6/8/7/6/4w b 0-0 0 1'></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), one);
    enter(&page, 0);
    page.text("Find the move.").wait();
    let before = page.position();
    page.drag(&["e2", "d2"]);
    page.text("Not this one. Try another move.").wait();
    assert_eq!(page.position(), before);
    page.drag(&["e3", "e2", "e1"]);
    page.text("Solved!").wait();
    leave(&page);
    let told: Vec<Value> = heard(&page, "task");
    let status: Vec<&Value> = told.iter().map(|one| &one["status"]).collect();
    assert_eq!(status, ["wrong", "solved"]);
    enter(&page, 0);
    page.control("Start again").click();
    page.text("Find the move.").wait();
    page.control("Show the next move").click();
    page.text("That is the solution.").wait();
    leave(&page);
    page.assert_quiet();
}

#[test]
fn a_finger_plays_in_a_frame_of_another_site() {
    let one = "<abalone-board id=a color=both></abalone-board>";
    let page = host(PHONE, &elsewhere(site::url()), one);
    enter(&page, 0);
    let start = page.position();
    page.drag(&["c3", "d3"]);
    let first = page.position_after(&start);
    page.drag(&["g7", "f7"]);
    page.position_after(&first);
    // By taps too: a marble, then where it goes.
    let second = page.position();
    page.tap("c4");
    page.tap("d4");
    page.position_after(&second);
    leave(&page);
    page.wait_until("all three moves are told", || {
        heard(&page, "move").len() == 3
    });
    let by: Vec<Value> = heard(&page, "move")
        .iter()
        .map(|one| one["by"].clone())
        .collect();
    assert_eq!(by, ["black", "white", "black"]);
    let scrolled = page.js("return [scrollX, scrollY]", &[]);
    assert_eq!(scrolled, json!([0, 0]), "a stroke moves no page");
    page.assert_quiet();
}

#[test]
fn both_sides_are_moved_freely_where_games_are_analysed() {
    let one = "<abalone-board id=a mode=analysis></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), one);
    let play = "
        for (const at of [0, 1, 2, 3]) await board('a').play(board('a').state.legal[at]);
        await board('a').goTo(1);
        return board('a').play(board('a').state.legal[7]);
    ";
    let state = run(&page, play, &[]);
    assert_eq!((&state["ply"], &state["plies"]), (&json!(2), &json!(2)));
    enter(&page, 0);
    page.control("Previous move").click();
    let before = page.board();
    page.play_by_stroke(sensible(&before, &[], 1));
    leave(&page);
    page.wait_until("it is the second move", || {
        heard(&page, "move")
            .last()
            .is_some_and(|one| one["ply"] == 2)
    });
    page.assert_quiet();
}

#[test]
fn whatever_an_address_asks_for_something_can_be_read() {
    let page = Page::open(PHONE, "embed.html?level=99&lang=fr");
    page.text("Ce plateau ne peut pas être affiché").wait();
    page.text("level=99\u{a0}: il faut un nombre entier de 1 à 12")
        .wait();
    page.assert_accessible("embedded, refused");
    page.goto("embed.html?pos=x&lang=de");
    page.text("pos: Das ist keine Stellung dieses Spiels")
        .wait();
    let detail = page.find(".embed-refusal code");
    assert_eq!(detail.attribute("lang").as_deref(), Some("en"));
    assert!(
        detail.content().starts_with("pos: "),
        "{}",
        detail.content()
    );
    page.goto("?embed=1&layout=german_daisy&lang=fr#mode=view&controls=0");
    page.find("main.embed [data-cell=e5]").wait();
    assert!(
        page.find("button").count() == 0,
        "no controls were asked for"
    );
    page.assert_quiet();
    let one = "<abalone-board id=a game=nonsense><p>Instead</p></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), one);
    assert_eq!(heard(&page, "error")[0]["code"], "link");
}

/// Looks at every board of the documentation until it is there; those that do not
/// come.
const LOOK: &str = "
    const missing = [];
    for (const board of document.querySelectorAll('abalone-board')) {
        board.scrollIntoView();
        const late = new Promise((done) => setTimeout(() => done('late'), 15000));
        if ((await Promise.race([board.ready, late])) === 'late') missing.push(board.outerHTML);
    }
    return missing;
";

#[test]
fn every_example_of_the_documentation_works() {
    let page = Page::open(LAPTOP, "embed-examples.html");
    page.find("abalone-board").wait();
    assert_eq!(run(&page, LOOK, &[]), json!([]));
    page.control("Play ten moves").click();
    page.text("10 moves, black to move").wait();
    page.assert_quiet();
}

#[test]
fn boards_fit_their_frames_and_leave_the_focus_where_it_is() {
    let page = Page::open(LAPTOP, "");
    let site = site::url();
    page.goto("embed-examples.html");
    page.find("abalone-board").wait();
    page.assert_accessible("documentation of embedded boards");
    let kinds = [
        "",
        "?variant=three",
        "?variant=teams-of-three&bg=dark",
        "?variant=4x2x2&lang=fr",
    ];
    let frames: String = kinds
        .iter()
        .flat_map(|kind| [(240, 300), (360, 480), (640, 400)].map(|size| (kind, size)))
        .map(|(kind, (width, height))| {
            format!(
                "<iframe src='{}embed.html{kind}' width={width} height={height}></iframe>",
                elsewhere(site)
            )
        })
        .collect();
    let page = host(LAPTOP, site, "");
    page.find("#name").click();
    page.js(
        "document.getElementById('place').innerHTML = arguments[0]",
        &[json!(frames)],
    );
    for number in 0..kinds.len() * 3 {
        let frame = page.js(
            "return document.querySelectorAll('iframe')[arguments[0]]",
            &[json!(number)],
        );
        (page.session.post("/frame", &json!({"id": frame}))).expect("there is a frame");
        page.find("[data-cell=e5]").wait();
        let fits = "
            const root = document.documentElement;
            const board = document.querySelector('.board').getBoundingClientRect();
            return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight,
                board.width > innerWidth / 2.6 || board.height > innerHeight / 2.6,
                board.left >= 0 && board.right <= innerWidth];
        ";
        assert_eq!(
            page.js(fits, &[]),
            json!([0, 0, true, true]),
            "frame {number}"
        );
        page.assert_accessible("embedded");
        leave(&page);
    }
    assert_eq!(page.js("return document.activeElement.id", &[]), "name");
    page.assert_quiet();
}
