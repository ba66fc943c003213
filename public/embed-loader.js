// Starts the board of embed.html. A plain script and no module: a frame without an
// origin (sandbox="allow-scripts") may load only those, unless the host of the site
// sends headers that few hosts send.
(() => {
  const named = (name) => document.querySelector(`meta[name=${name}]`).content;
  const build = named("abalone-build");
  const at = (file) => `./${file}?v=${build}`;
  // The program asks for the address of what it fetches later.
  globalThis.abaloneAt = at;

  const asked = (name) =>
    [location.hash.slice(1), location.search].map((text) => new URLSearchParams(text).get(name)).find((value) => value !== null);

  // Before anything is painted.
  const looks = { theme: asked("theme"), scheme: asked("bg") };
  const chosen = Object.entries(looks).filter(([, value]) => value && value !== "wood" && value !== "auto");
  dispatchEvent(new CustomEvent("abalone-dress", { detail: chosen.map((one) => one.join(" ")).join("\n") }));

  const languages = named("abalone-languages").split(" ").filter(Boolean);
  const language =
    [asked("lang"), ...navigator.languages]
      .map((tag) => tag?.slice(0, 2).toLowerCase())
      .find((tag) => languages.includes(tag)) ?? languages[0];

  const script = (file) =>
    new Promise((done, failed) => {
      const element = document.createElement("script");
      element.src = at(file);
      element.onload = done;
      element.onerror = () => failed(new Error(`${file} could not be loaded`));
      document.head.append(element);
    });

  const board = `${language}-board`;

  // Where nothing may be fetched, one script holds everything.
  const inline = self.origin === "null";
  const fetched = async (name) => {
    if (inline) return `${name}\n${globalThis.abaloneInline.words[name] ?? ""}`;
    const answer = await fetch(at(`words-${name}.txt`));
    if (!answer.ok) throw new Error(`no words: ${name}`);
    return `${name}\n${await answer.text()}`;
  };
  addEventListener("abalone-want-words", async ({ detail }) => {
    const words = await fetched(detail).catch(() => detail);
    dispatchEvent(new CustomEvent("abalone-words", { detail: words }));
  });

  const start = async () => {
    if (inline) {
      await script("embed_inline.js");
      globalThis.abaloneWords = await fetched(board);
      return globalThis.abaloneInline.start();
    }
    const [program, words] = await Promise.all([import(at("embed.js")), fetched(board)]);
    globalThis.abaloneWords = words;
    return program.default({ module_or_path: new URL(at("embed_bg.wasm"), document.baseURI) });
  };

  const failed = (error) => {
    console.error(error);
    // Other than the program it may be had, and says this in the reader's language.
    script("old-browser.js").catch(() => {
      document.getElementById("shell-wait").hidden = true;
      document.getElementById("shell-failed").hidden = false;
    });
  };
  addEventListener("DOMContentLoaded", () => start().catch(failed));
})();
