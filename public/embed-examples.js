// The scripts of embed-examples.html, as an author of a page would write them.
(() => {
  const by = (id) => document.getElementById(id);

  // Where this site is, in the lines to be copied.
  for (const place of document.querySelectorAll("[data-site]")) place.textContent = new URL("./", location).href;

  // A button that copies each example.
  for (const example of document.querySelectorAll("pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(example.querySelector("code").textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(example.querySelector("code"));
        button.textContent = "Press Ctrl+C";
      }
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    example.append(button);
  }

  // Every event of one board, in a list.
  const log = by("log");
  const note = (text) => {
    const line = document.createElement("li");
    line.textContent = text;
    log.append(line);
    log.scrollTop = log.scrollHeight;
  };
  const heard = by("heard");
  heard.addEventListener("abalone-ready", () => note("ready"));
  heard.addEventListener("abalone-move", ({ detail }) =>
    note(`move ${detail.ply}: ${detail.by} ${detail.move}, points ${detail.state.scores.join(":")}`),
  );
  heard.addEventListener("abalone-position", ({ detail }) => note(`position: after ${detail.state.ply} moves`));
  heard.addEventListener("abalone-gameover", ({ detail }) => note(`game over: ${detail.result} (${detail.reason})`));

  // One script that drives two boards.
  const [left, right] = [by("left"), by("right")];
  const [play, over, status] = [by("play-moves"), by("start-over"), by("two-status")];
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const busy = async (act) => {
    play.disabled = over.disabled = true;
    try {
      await act();
    } catch (error) {
      status.textContent = error.message;
    }
    play.disabled = over.disabled = false;
  };
  right.ready?.then(() => right.flip()).catch(() => {});
  play.addEventListener("click", () =>
    busy(async () => {
      let state = await left.getState();
      for (let i = 0; i < 10 && !state.result; i++) {
        const move = state.legal[Math.floor(Math.random() * state.legal.length)];
        state = await left.play(move);
        await right.setPosition(state.pos);
        status.textContent = `${state.plies} moves, ${state.turn} to move`;
        await pause(350);
      }
    }),
  );
  over.addEventListener("click", () =>
    busy(async () => {
      const state = await left.newGame({ layout: "standard" });
      await right.setPosition(state.pos);
      status.textContent = "";
    }),
  );
})();
