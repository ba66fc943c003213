//! Messages with ill will, and messages from others than the page around.

use super::{elsewhere, enter, host, leave, run};
use crate::page::LAPTOP;
use crate::site;
use serde_json::json;

/// Sends the first board whatever is not a command, and commands that make no
/// sense; counts the answers to those that have a name.
const HOSTILE: &str = "
    const frame = board('a').shadowRoot.querySelector('iframe').contentWindow;
    const answers = new Map();
    addEventListener('message', ({ data }) => data?.type === 'reply' && answers.set(data.id, data));
    const cycle = { abalone: 1, type: 'play' };
    cycle.move = cycle;
    const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
    const silent = [
        null, undefined, 0, '', 'play', true, 1n, [], {}, deep, cycle, new Date(), /x/, new Map([[1, 2]]),
        new Uint8Array(100000), new Error('x'), 'x'.repeat(5e6), '{\"abalone\":1,\"type\":\"undo\"}',
        { abalone: '1', type: 'undo' }, { abalone: {}, type: 'undo' }, { abalone: 1 },
        { abalone: 1, type: null }, { abalone: 1, type: ['undo'] }, { abalone: 1, type: 'undo', id: {} },
        { abalone: 1, type: 'x'.repeat(5e6) }, { __proto__: { abalone: 1, type: 'undo' } },
    ];
    const refused = [
        {}, { type: 'toString' }, { type: 'hasOwnProperty' }, { type: '__proto__' }, { type: 'undo', abalone: 2 },
        { type: 'play' }, { type: 'play', move: 7 }, { type: 'play', move: {} }, { type: 'play', move: '' },
        { type: 'play', move: 'a1'.repeat(2e6) }, { type: 'play', move: '<img src=x onerror=alert(1)>' },
        { type: 'play', move: 'e5e6' }, { type: 'goto', ply: -1 }, { type: 'goto', ply: 1e300 },
        { type: 'goto', ply: NaN }, { type: 'goto', ply: '1' }, { type: 'goto', ply: [1] },
        { type: 'setPosition', pos: '9/'.repeat(40000) }, { type: 'setPosition', pos: 'x' },
        { type: 'setGame', game: 'A'.repeat(90000) }, { type: 'setGame', apgn: '('.repeat(90000) },
        { type: 'setGame', apgn: '1. ' + 'a1a2 '.repeat(10000) }, { type: 'newGame', level: 1e9 },
        { type: 'newGame', variant: '../../etc' }, { type: 'setTheme', theme: 'x;}*{display:none' },
        { type: 'setLang', lang: {} }, { type: 'undo' },
    ];
    for (const message of silent) frame.postMessage(message, '*');
    refused.forEach((fields, id) => frame.postMessage({ abalone: 1, type: 'nothing', ...fields, id: `h${id}` }, '*'));
    const state = await board('a').getState();
    return [refused.length, refused.filter((_, id) => answers.get(`h${id}`)?.ok === false).length, state.plies];
";

#[test]
fn hostile_messages_are_refused_or_passed_over() {
    let one = "<abalone-board id=a></abalone-board>";
    let page = host(LAPTOP, &elsewhere(site::url()), one);
    let told = run(&page, HOSTILE, &[]);
    assert_eq!(told[0], told[1], "{told}");
    assert_eq!(told[2], 0);
    enter(&page, 0);
    page.find("[data-cell=e5]").wait();
    leave(&page);
    let state = run(
        &page,
        "return board('a').play(board('a').state.legal[0])",
        &[],
    );
    assert_eq!(state["plies"], 1);
    page.assert_quiet();
}

/// Sends a board a command from a frame beside it.
const BESIDE: &str = "
    const beside = document.createElement('iframe');
    beside.srcdoc = '<p>beside</p>';
    document.body.append(beside);
    await new Promise((done) => (beside.onload = done));
    const frame = board('a').shadowRoot.querySelector('iframe').contentWindow;
    const run = beside.contentWindow.Function('frame',
        `frame.postMessage({ abalone: 1, type: 'flip', id: 1 }, '*');
         frame.postMessage({ abalone: 1, type: 'play', move: 'a1b2', id: 2 }, '*')`);
    run(frame);
    return (await board('a').getState()).plies;
";

#[test]
fn only_the_page_around_is_heard_and_only_where_it_may_speak() {
    let site = elsewhere(site::url());
    let page = host(LAPTOP, &site, "<abalone-board id=a></abalone-board>");
    assert_eq!(run(&page, BESIDE, &[]), 0, "a frame beside it was heard");
    // Frames without the element: one that hears nobody, one that hears others.
    let ask = "
        const frame = document.createElement('iframe');
        frame.src = given[0];
        document.body.append(frame);
        let said = 0;
        addEventListener('message', ({ source }) => (said += source === frame.contentWindow));
        await new Promise((done) => (frame.onload = done));
        for (let i = 0; i < 20; i++) {
            frame.contentWindow.postMessage({ abalone: 1, type: 'getState', id: i }, '*');
            await new Promise((done) => setTimeout(done, 100));
        }
        return said;
    ";
    let silent = [
        "embed.html",
        "embed.html?api=0",
        "embed.html?api=1&origin=https://example.org",
    ];
    for address in silent {
        let said = run(&page, ask, &[json!(format!("{site}{address}"))]);
        assert_eq!(said, 0, "{address} speaks");
    }
    let said = run(&page, ask, &[json!(format!("{site}embed.html?api=1"))]);
    assert!(said.as_u64() > Some(3), "{said}");
}
