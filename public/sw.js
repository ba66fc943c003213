// The service worker: answers from what is kept on the device.
//
// The post-build step writes a first line before this: the number of the build and
// every file of it with the beginning of its SHA-256 in hexadecimal digits.
//
// Each build has a cache of its own, which is filled before the build is used for
// anything. A file goes in only if it is, to the byte, the one of this build, so
// that a server which is being updated, or a proxy which still has the old file,
// can never make a mixture. A build waits until the pages of the one before are
// gone or somebody asks for it. Pages of an older build that are still open find
// their files in its cache by the build's number in the addresses; it is deleted
// when no such page is left.

const { build, files } = self.abalone;
const { scope } = self.registration;
/** The caches of a host are shared by all sites on it, so names tell whose. */
const PREFIX = `abalone ${scope} `;
const OWN = PREFIX + build;
/** Downloads at a time. */
const LANES = 3;
/** A page that does not say by then which build it is of may be of any. */
const LONGEST_ANSWER = 3_000;
/** Names with a number made of their contents. */
const NUMBERED = /-[0-9a-f]{12,}[._]/;
/** Types that hosts are known to get wrong. */
const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

/** Where a file is kept: its address without anything after it. */
const place = (name) => new URL(name, scope).href;

/** The names of this site's caches. */
async function kept() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Whether these bytes are the file of this name in this build. */
async function isOurs(name, bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").startsWith(files[name]);
}

/** An answer of our own making: one that was redirected is refused for pages. */
function packed(name, bytes, headers) {
  headers = new Headers(headers);
  // The bytes are unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const type = TYPES[name.split(".").pop()];
  if (type) headers.set("content-type", type);
  return new Response(bytes, { headers });
}

/** The answer if it is this build's file. */
async function checked(name, answer) {
  if (!answer?.ok) return undefined;
  const bytes = await answer.arrayBuffer();
  return (await isOurs(name, bytes)) ? packed(name, bytes, answer.headers) : undefined;
}

/** Fetches a file of this build; what the page has just fetched comes from the
 * browser's own memory. */
async function download(name) {
  const address = new URL(name, scope);
  if (!NUMBERED.test(name)) address.searchParams.set("v", build);
  for (const cache of ["default", "reload"]) {
    const found = await checked(name, await fetch(address, { cache }));
    if (found) return found;
  }
  throw new Error(`${name} on the server is not the one of build ${build}`);
}

/** Puts a file into this build's cache: out of an older one's, if it is the same. */
async function obtain(cache, name, older) {
  // There is one already if an earlier try got that far.
  if (await cache.match(place(name))) return;
  let found;
  for (const other of older) {
    found ??= await checked(name, await (await caches.open(other)).match(place(name)));
  }
  await cache.put(place(name), found ?? (await download(name)));
}

async function install() {
  const older = (await kept()).filter((name) => name !== OWN);
  const cache = await caches.open(OWN);
  const left = Object.keys(files);
  const lane = async () => {
    for (let name = left.shift(); name; name = left.shift()) await obtain(cache, name, older);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    left.length = 0;
    // What has come so far is of use next time, unless there is no room for it.
    if (error.name === "QuotaExceededError") await caches.delete(OWN);
    throw error;
  }
}

/** A file of this build; mended if the browser has lost it. */
async function own(name) {
  const cache = await caches.open(OWN);
  const found = await cache.match(place(name));
  if (found) return found;
  const fresh = await download(name).catch(() => undefined);
  if (fresh) await cache.put(place(name), fresh.clone()).catch(() => {});
  return fresh;
}

/** A file of another build whose pages are still open. */
async function old(name, number) {
  for (const cache of await kept()) {
    if (number !== build && cache !== PREFIX + number) continue;
    const found = await (await caches.open(cache)).match(place(name));
    if (found) return found;
  }
  return undefined;
}

/** Deletes the caches of builds of which no page is open. */
async function tidy() {
  const candidates = (await kept()).filter((name) => name !== OWN);
  // A build that is on its way is nobody's past.
  if (!candidates.length || self.registration.installing || self.registration.waiting) return;
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = all.filter((page) => page.url.startsWith(scope));
  const builds = await Promise.all(pages.map(buildOf));
  if (builds.includes(undefined)) return;
  const over = candidates.filter((name) => !builds.some((number) => name === PREFIX + number));
  await Promise.all(over.map((name) => caches.delete(name)));
}

/** Asks a page which build it is of. */
function buildOf(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = (event) => done(event.data);
    setTimeout(done, LONGEST_ANSWER);
    page.postMessage("which", [port2]);
  });
}

self.addEventListener("install", (event) => event.waitUntil(install()));

// The page of a first visit is kept from now on too.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "which") event.ports[0]?.postMessage(build);
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const name = decodeURI(url.pathname.slice(new URL(scope).pathname.length)) || "index.html";
  const number = request.mode === "navigate" ? build : (url.searchParams.get("v") ?? build);
  if (number === build && Object.hasOwn(files, name)) {
    event.respondWith(own(name).then((found) => found ?? fetch(request)));
  } else if (number !== build || NUMBERED.test(name)) {
    event.respondWith(old(name, number).then((found) => found ?? fetch(request)));
  }
});
