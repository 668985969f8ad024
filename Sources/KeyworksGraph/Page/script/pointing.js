// Pointing at a node, with the mouse or with keys.

function hover(node) {
  for (const other of picture.querySelectorAll(".hot")) other.classList.remove("hot");
  picture.classList.toggle("hovering", !!node && drawing.nodes.length > 1);
  const tip = byId("tip");
  tip.hidden = !node;
  if (!node) return;
  node.element.classList.add("hot");
  for (const edge of node.lines) {
    for (const { element } of [edge, edge.from, edge.to]) element.classList.add("hot");
  }
  tip.replaceChildren(html("b", {}, node.name), html("div", { class: "soft" },
    `${node.below}, ${kindOf(node)}, needs ${node.needs.length}, needed by ${node.neededBy.length}`));
  const frame = area.getBoundingClientRect(), box = node.element.getBoundingClientRect();
  const left = between(4, box.left - frame.left, frame.width - tip.offsetWidth - 4), below = box.bottom - frame.top + 8;
  const top = below + tip.offsetHeight < frame.height ? below : box.top - frame.top - tip.offsetHeight - 8;
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
const nodeAt = event => event.target.closest?.(".node")?.node;
picture.addEventListener("pointerover", event => { if (!camera.grip) hover(nodeAt(event)); });
picture.addEventListener("pointerleave", () => hover(undefined));
picture.addEventListener("focusout", () => hover(undefined));
picture.addEventListener("focusin", event => {
  const node = nodeAt(event);
  if (!node?.element.matches(":focus-visible")) return;
  reveal(node);
  hover(node);
});

/// The nearest node in a direction; what lies straight ahead counts as nearer.
function neighbour(node, right, down) {
  const middle = other => [other.x + other.width / 2, other.y + other.size.height / 2];
  const [x, y] = middle(node);
  let nearest = node, least = Infinity;
  for (const other of drawing.nodes) {
    const dx = middle(other)[0] - x, dy = middle(other)[1] - y, ahead = dx * right + dy * down;
    const far = ahead + 2.5 * Math.abs(dx * down + dy * right);
    if (ahead > 1 && far < least) [nearest, least] = [other, far];
  }
  return nearest;
}
function stand(node) {
  for (const other of drawing.nodes) other.element.tabIndex = other === node ? 0 : -1;
  node.element.focus({ preventScroll: true });
}
picture.addEventListener("keydown", event => {
  const node = nodeAt(event);
  if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (event.key === "Enter" || event.key === " ") go(node);
  else if (step) stand(neighbour(node, ...step));
  else return;
  event.preventDefault();
});
