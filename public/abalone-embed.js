// <abalone-board>: an Abalone board in any page. See embed-examples.html.
(() => {
  const own = document.currentScript?.src ?? document.querySelector('script[src*="abalone-embed.js"]')?.src;
  const names =
    "pos game apgn ply layout variant mode solution color level theme bg coords controls sound lang".split(" ");
  const style = new CSSStyleSheet();
  style.replaceSync(
    ":host{display:grid;width:var(--abalone-width,100%);max-width:100%}:host([hidden]){display:none}" +
      "iframe,slot{grid-area:1/1;min-width:0}slot{display:block}.ready+slot{display:none}" +
      "iframe{border:0;width:100%;height:var(--abalone-height,var(--wanted,auto));aspect-ratio:4/5;color-scheme:light dark}",
  );

  class Board extends HTMLElement {
    static observedAttributes = [...names, "src"];
    #root = this.attachShadow({ mode: "open" });
    #calls = new Map();
    #last = 0;
    #frame;
    #origin;
    #changed;
    #hear = (event) => this.#heard(event);

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [style];
      this.#root.append(document.createElement("slot"));
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = undefined;
      this.#fail("gone");
    }

    attributeChangedCallback(name, old, value) {
      if (!this.#frame || old === value) return;
      const quick = { theme: "setTheme", bg: "setTheme", lang: "setLang" }[name];
      if (quick && value) this.call(quick, { [name]: value }).catch(() => {});
      else
        this.#changed ??= Promise.resolve().then(() => {
          this.#changed = undefined;
          if (this.isConnected) this.#load();
        });
    }

    #load() {
      this.#frame?.remove();
      this.#fail("reloaded");
      // Without an origin the other page is a closed one in Safari.
      const usual = this.hasAttribute("sandbox") ? "embed-sandbox.html" : "embed.html";
      const url = new URL(this.getAttribute("src") ?? usual, this.hasAttribute("src") ? document.baseURI : own);
      const asked = new URLSearchParams({ api: 1, origin: origin });
      for (const name of names) if (this.hasAttribute(name)) asked.set(name, this.getAttribute(name));
      const accent = getComputedStyle(this).getPropertyValue("--abalone-accent").trim();
      if (accent) asked.set("accent", accent);
      url.hash = asked;
      const frame = (this.#frame = document.createElement("iframe"));
      this.#origin = url.origin;
      if (this.hasAttribute("sandbox")) {
        frame.sandbox = "allow-scripts";
        this.#origin = "null";
      }
      frame.title = this.title || "Abalone";
      frame.loading = "lazy";
      frame.src = url;
      this.ready = new Promise((done) => (this.#calls.ready = done));
      this.#root.prepend(frame);
    }

    #fail(code) {
      for (const [, no] of this.#calls.values()) no(Object.assign(new Error(code), { code }));
      this.#calls.clear();
    }

    #heard({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || origin !== this.#origin || data?.abalone !== 1) return;
      const { type, id, state } = data;
      if (state) this.state = state;
      if (type === "reply") {
        const [yes, no] = this.#calls.get(id) ?? [];
        this.#calls.delete(id);
        if (data.ok) yes?.(state);
        else no?.(Object.assign(new Error(data.error.message), data.error));
        return;
      }
      if (type === "ready") this.#calls.ready(state);
      if (type === "ready" || type === "error") this.#frame.className = "ready";
      if (type === "resize") this.#frame.style.setProperty("--wanted", `${data.height}px`);
      this.dispatchEvent(new CustomEvent(`abalone-${type}`, { detail: data, bubbles: true, composed: true }));
    }

    async call(type, fields) {
      await this.ready;
      return new Promise((...both) => {
        this.#calls.set(++this.#last, both);
        const to = this.#origin === "null" ? "*" : this.#origin;
        this.#frame.contentWindow.postMessage({ ...fields, abalone: 1, id: this.#last, type }, to);
      });
    }
  }

  // Each command is a method; its arguments are these fields, or an object of them.
  const commands = {
    newGame: 0,
    setGame: 0,
    setPosition: ["pos"],
    play: ["move"],
    undo: [],
    goTo: ["ply"],
    flip: [],
    setTheme: ["theme", "bg"],
    setLang: ["lang"],
    getState: [],
  };
  for (const [name, fields] of Object.entries(commands))
    Board.prototype[name] = function (...values) {
      const given = fields ? Object.fromEntries(fields.map((field, i) => [field, values[i]])) : values[0];
      return this.call(name === "goTo" ? "goto" : name, given);
    };
  for (const name of names)
    Object.defineProperty(Board.prototype, name, {
      get() {
        return this.getAttribute(name);
      },
      set(value) {
        value == null ? this.removeAttribute(name) : this.setAttribute(name, value);
      },
    });
  customElements.get("abalone-board") ?? customElements.define("abalone-board", Board);
})();
