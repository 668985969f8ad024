// Elements, and small things that all others use.

const byId = id => document.getElementById(id);
/** @type {(id: string) => HTMLInputElement} A field, or a menu, which has a value too. */
const field = id => /** @type {any} */ (byId(id));
/** @type {(id: string) => NodeListOf<HTMLInputElement>} The buttons of a choice. */
const buttonsOf = id => byId(id).querySelectorAll("input");

function make(namespace, name, attributes, children) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "click") element.addEventListener("click", value);
    else if (key === "hue") element.style.setProperty("--hue", value);
    else if (value !== undefined) element.setAttribute(key, value);
  }
  // As text, never as markup: names come from source code.
  element.append(...children.flat(Infinity).filter(child => child !== undefined && child !== ""));
  return element;
}
const html = (name, attributes = {}, ...children) => make("http://www.w3.org/1999/xhtml", name, attributes, children);
const svg = (name, attributes = {}, ...children) => make("http://www.w3.org/2000/svg", name, attributes, children);
const soft = text => html("span", { class: "soft" }, text);
function set(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0);
const counted = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;
const between = (least, value, most) => Math.max(least, Math.min(most, value));
