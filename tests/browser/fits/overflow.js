// What does not fit: a line for each text that sticks out of its box, is cut off, or
// can only be read by scrolling sideways.
const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const told = (element, why) => {
  const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const name = element.tagName.toLowerCase() + (element.className?.baseVal ?? element.className).toString().replace(/(^| )(?=\S)/g, ".");
  return `${name} “${text}” ${why}`;
};
// For screen readers only: a dot of a pixel, on purpose.
const isForEarsOnly = (edge, style) => /absolute|fixed/.test(style.position) && style.clipPath !== "none" && edge.width <= 2;
const hides = (value) => value === "hidden" || value === "clip";
const found = new Set();
// How far each box is overrun, at most; the innermost box says it for those around.
const overrun = new Map();
// Not the window's: a phone zooms out until all of a page that is too wide is seen.
const width = document.documentElement.clientWidth;
const wide = document.documentElement.scrollWidth - width;
if (wide > 0) found.add(`the page is ${wide} px too wide`);

const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
const root = dialog ?? document.body;
// What can be unfolded is seen unfolded.
for (const fold of root.querySelectorAll("details")) fold.open = true;
for (const control of root.querySelectorAll("button, a, input, select, textarea, summary")) {
  const edge = control.getBoundingClientRect();
  if (seen(control) && edge.width > 2 && (edge.right > width + 1 || edge.left < -1))
    found.add(told(control, "is not on the screen"));
}
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (walker.nextNode()) {
  const node = walker.currentNode;
  if (!node.data.trim()) continue;
  const holder = node.parentElement;
  if (!holder || holder.closest("svg, script, style, [aria-hidden=true]:not(:has(*))") || !seen(holder)) continue;
  range.selectNodeContents(node);
  // Nearly nothing may be cut: letters overhang by a hair.
  const slack = 1.5;
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue;
    let scrolledX = false;
    let scrolledY = false;
    let ears = false;
    for (let box = holder; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (isForEarsOnly(edge, style)) { ears = true; break; }
      if (style.display === "inline" || style.display === "contents") continue;
      const out = Math.max(edge.left - rect.left, rect.right - edge.right);
      const below = Math.max(edge.top - rect.top, rect.bottom - edge.bottom);
      if (!scrolledX && out > slack && (hides(style.overflowX) || box.matches("button, a, label, summary, input, select, li, td, th, p, h1, h2, h3, dialog")))
        {
          const before = overrun.get(box)?.out ?? 0;
          if (out > before) overrun.set(box, { out, holder });
          break;
        }
      if (!scrolledY && below > slack && hides(style.overflowY)) found.add(told(holder, `is cut off by ${Math.round(below)} px`));
      // What can be scrolled may be longer, not wider.
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1 && !box.matches("[data-scrolls], pre, textarea, input"))
        found.add(told(box, "scrolls sideways"));
      if (/auto|scroll/.test(style.overflowX)) scrolledX = true;
      if (/auto|scroll/.test(style.overflowY)) scrolledY = true;
      if (style.position === "fixed") break;
    }
    if (ears) break;
  }
}
// A field that chooses shows one line, and cuts it.
const ruler = document.createElement("canvas").getContext("2d");
for (const field of root.querySelectorAll("select")) {
  if (!seen(field)) continue;
  const style = getComputedStyle(field);
  ruler.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const text = field.selectedOptions[0]?.text ?? "";
  if (ruler.measureText(text).width > room + 1) found.add(`select “${text}” is cut off`);
}
for (const [box, { out, holder }] of overrun)
  found.add(`${told(holder, `overruns`)} ${box.tagName.toLowerCase()}.${box.className} by ${Math.round(out)} px`);
return [...found];
