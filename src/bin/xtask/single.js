// Starts the page that is one single file. Its other files are elements of it,
// packed; whoever asks for one is given an address of a copy in memory.
const TYPES = { js: "text/javascript", wasm: "application/wasm", txt: "text/plain" };
const files = new Map();
const addresses = new Map();

const unpack = async (element) => {
  const packed = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  files.set(element.dataset.file, await new Response(plain).arrayBuffer());
  element.remove();
};

globalThis.abaloneAt = (file) => {
  if (!addresses.has(file)) {
    const type = TYPES[file.split(".").pop()];
    addresses.set(file, URL.createObjectURL(new Blob([files.get(file)], { type })));
  }
  return addresses.get(file);
};

// The words of a language under its name, as the programs take them. The site
// fetches them (src/bin/xtask/loaders.rs); here they lie in the page.
globalThis.abaloneSpoken = (name) => {
  const words = files.get(`words-${name}.txt`);
  return words ? `${name}\n${new TextDecoder().decode(words)}` : name;
};
addEventListener("abalone-want-words", async ({ detail }) => {
  await null; // nobody is answered while still asking
  dispatchEvent(new CustomEvent("abalone-words", { detail: abaloneSpoken(detail) }));
});

/** The language that was chosen, or else one that the browser asks for. */
const language = () => {
  const asked = [...navigator.languages];
  try {
    asked.unshift(/^language (.+)$/m.exec(localStorage.getItem("abalone/settings"))?.[1]);
  } catch {
    // Nothing may be kept here.
  }
  const short = asked.map((tag) => tag?.slice(0, 2).toLowerCase());
  return short.find((tag) => files.has(`words-${tag}.txt`)) ?? "en";
};

// A page that is a file may have no worker that is a module.
globalThis.Worker = new Proxy(Worker, {
  construct: (Plain, [address, options]) =>
    options?.type === "module" ? abaloneThinker() : new Plain(address, options),
});

// A frame that may not send forms does not even tell of them; ours are never sent.
addEventListener("click", (event) => {
  const form = event.target.closest?.("form [type=submit]")?.form;
  if (!form) return;
  event.preventDefault();
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
});

try {
  await Promise.all(Array.from(document.querySelectorAll("[data-file]"), unpack));
  globalThis.abaloneWords = abaloneSpoken(language());
  await start({ module_or_path: files.get("app.wasm") });
} catch (error) {
  console.error(error);
  document.getElementById("shell-wait")?.remove();
  document.getElementById("shell-failed")?.removeAttribute("hidden");
}
