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
  await start({ module_or_path: files.get("app.wasm") });
} catch (error) {
  console.error(error);
  document.getElementById("shell-wait")?.remove();
  document.getElementById("shell-failed")?.removeAttribute("hidden");
}
