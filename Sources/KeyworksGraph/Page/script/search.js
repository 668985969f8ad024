// The search.

const query = field("query"), mostHits = 60;
const wordsOf = text => text.split(/\s+/).filter(Boolean);

/// The factories that have all words of a text, those with the text in their names first.
function matches(text) {
  const words = wordsOf(text);
  const rank = ({ name }) => [name === text, name.startsWith(text), name.includes(words[0]), true].indexOf(true);
  const found = nodes.map(node => ({ node, name: node.name.toLowerCase() })).filter(({ node }) => {
    const all = `${node.name} ${node.module} ${node.type} ${node.file}`.toLowerCase();
    return words.length && words.every(word => all.includes(word));
  });
  return found.sort((one, other) => rank(one) - rank(other)).map(hit => hit.node);
}
function search() {
  const text = query.value.trim().toLowerCase();
  view.words = wordsOf(text);
  view.hits = matches(text);
  view.hit = 0;
  drawHits();
  markMatches();
}
function drawHits() {
  const open = view.words.length > 0 && document.activeElement === query, more = view.hits.length - mostHits;
  byId("found").hidden = !open;
  set(query, { "aria-expanded": open, "aria-activedescendant": open && view.hits.length ? `hit-${view.hit}` : "" });
  if (!open) return;
  const items = view.hits.slice(0, mostHits).map((node, index) => {
    const item = html("li", { role: "option", id: `hit-${index}`, "aria-selected": `${index === view.hit}` },
      html("b", { class: "cut" }, node.name), soft(node.module), html("span", { class: "soft cut" }, node.type));
    // Not on click: by then the field has lost the focus and the list is gone.
    item.addEventListener("pointerdown", event => {
      event.preventDefault();
      finish(node);
    });
    return item;
  });
  byId("hits").replaceChildren(...items);
  byId("note").textContent = more > 0 ? `And ${more} more.` : items.length ? "" : "Nothing found.";
  byId(`hit-${view.hit}`)?.scrollIntoView({ block: "nearest" });
}
function markMatches() {
  const hits = new Set(view.hits);
  picture.classList.toggle("searching", view.words.length > 0);
  for (const node of drawing.nodes) node.element.classList.toggle("match", hits.has(node));
}
function finish(node) {
  query.value = "";
  query.blur();
  search();
  go(node);
}
query.addEventListener("input", search);
query.addEventListener("focus", drawHits);
query.addEventListener("blur", drawHits);
query.addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], count = Math.min(mostHits, view.hits.length);
  if (step && count) {
    view.hit = (view.hit + step + count) % count;
    drawHits();
  } else if (event.key === "Enter" && count) finish(view.hits[view.hit]);
  else if (event.key === "Escape") {
    if (query.value === "") query.blur();
    query.value = "";
    search();
  } else return;
  event.preventDefault();
  event.stopPropagation();
});
