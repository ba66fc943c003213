// Dresses the page as its player has chosen, before anything is painted and whenever
// the choice changes, and fetches the sheet of the looks that have to be chosen. A
// plain script: modules come too late. Every visitor fetches it, so it is short.
(() => {
  const { dataset, src } = document.currentScript;
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)");
  // The page that is one single file holds the sheet itself.
  let sheet = !src;
  let chosen;

  const dress = (text) => {
    chosen = text ?? "";
    const of = (key) => RegExp(`^${key} (.+)$`, "m").exec(chosen)?.[1];
    root.toggleAttribute("data-dark", (of("scheme") ?? (night.matches && "dark")) === "dark");
    for (const key of ["theme", "marbles", "size"]) {
      const value = of(key);
      root.dataset[key] = value;
      if (!value) delete root.dataset[key];
      else if (!sheet) {
        sheet = document.createElement("link");
        sheet.rel = "stylesheet";
        sheet.href = src.replace("looks.js", "looks.css");
        // Nothing is painted before a sheet that stands in the page as it comes.
        if (document.currentScript) document.write(sheet.outerHTML);
        else document.head.append(sheet);
      }
    }
  };

  addEventListener("abalone-dress", ({ detail }) => dress(detail));
  night.onchange = () => dress(chosen);
  try {
    chosen = localStorage.getItem(dataset.key);
  } catch {}
  dress(chosen);
})();
