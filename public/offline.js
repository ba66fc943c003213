// Keeps the site on the device, so that it works without a connection, and says
// when a new version lies ready. sw.js does the keeping and explains what a
// version is. This runs when the game can be played already.

/** So long after the page has loaded, what a first game needs has been fetched. */
const QUIET = 3_000;
/** Pages that stay open ask for a new version this often. */
const HOUR = 3_600_000;
/** The old program is given up after this long, whatever the new one does. */
const LONGEST_CHANGE = 5_000;
/** Who does not say by then which build it is of will not. */
const LONGEST_ANSWER = 3_000;
/** What older versions have left is looked at when everything has come to rest. */
const TIDY = 10_000;

/** As long as a sheet that has just been asked for may take to come. */
const DRESSING = 600;

/** The browser's own bars have the colour of the page. */
function tint() {
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue("--bg").trim();
  }
}
tint();
addEventListener("abalone-dress", () => setTimeout(tint, DRESSING));

const build = document.querySelector("meta[name=abalone-build]").content;
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** The browser's side of it; in a sandbox even the question is refused. */
function container() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Asks a service worker which build it is of. */
function buildOf(worker) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.onmessage = (event) => done(event.data);
  });
  worker.postMessage("which", [port2]);
  return Promise.race([answer, pause(LONGEST_ANSWER)]);
}

async function start(workers) {
  if (document.readyState !== "complete") {
    await new Promise((done) => addEventListener("load", done, { once: true }));
  }
  await pause(QUIET);
  let offered = false;
  let wanted = false;

  /** Offers the build of a service worker, unless the page is of it. */
  async function look(worker) {
    if (!worker || offered) return;
    const other = await buildOf(worker);
    if (!other || other === build || offered) return;
    offered = true;
    dispatchEvent(new CustomEvent("abalone-update"));
  }

  workers.addEventListener("message", (event) => {
    if (event.data === "which") event.ports[0]?.postMessage(build);
  });
  workers.addEventListener("controllerchange", () => {
    // Another tab may have asked for it: this one is not torn from under anybody.
    if (wanted) location.reload();
    else look(workers.controller);
  });

  const registration = await workers.register("./sw.js", { updateViaCache: "none" });
  addEventListener("abalone-update-now", async () => {
    wanted = true;
    if (registration.waiting) {
      registration.waiting.postMessage("take over");
      await pause(LONGEST_CHANGE);
    }
    location.reload();
  });
  const follow = () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") look(registration.waiting);
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  look(registration.waiting);
  look(workers.controller);

  let asked = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // There is no connection, or no longer a site.
    registration.update().catch(() => {});
  };
  setInterval(ask, HOUR);
  document.addEventListener("visibilitychange", ask);
  await pause(TIDY);
  workers.controller?.postMessage("tidy");
}

const workers = container();
// Where it is refused (no secure connection, a private window, no room), the site
// works as long as there is a connection.
if (workers) start(workers).catch((error) => console.info("not kept for offline use:", error.message));
