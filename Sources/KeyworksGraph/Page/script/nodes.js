// The elements of the factories.

for (const node of nodes) {
  measure(node, widthOf);
  node.label = svg("text", { class: "name" });
  node.brief = svg("text", { class: "brief" });
  node.second = svg("text", { class: "second", x: 25, y: 32 });
  node.sign = svg("text", { class: "sign" }, signs[node.kind] ?? "");
  node.mark = markOf(node.lifetime);
  node.title = svg("title");
  node.rects = [svg("rect", { class: "pill" })];
  if (node.kind === "list" || node.kind === "map") node.rects.unshift(svg("rect", { x: 3, y: 3 }));
  const severity = node.findings[0]?.severity;
  node.flag = severity && svg("circle", { class: `flag ${severity}`, r: 5, cy: 1 });
  node.element = svg("g", {
    class: `node${node.unused ? " unused" : ""}`, role: "button", tabindex: -1, "data-id": node.id,
    "aria-label": [node.name, node.module, lifetimeOf(node), severity].filter(Boolean).join(", "),
    click: () => { if (!camera.dragged) go(node); },
  }, node.title, node.rects, node.mark, node.label, node.brief, node.second, node.sign, node.flag);
  node.element.node = node;
}

function drawNode(node) {
  const { width, size, element } = node, middle = size === large ? 16 : 12;
  set(element, { transform: `translate(${node.x} ${node.y})`, tabindex: -1 });
  element.classList.toggle("centre", node === view.node);
  for (const rect of node.rects) set(rect, { width, height: size.height, rx: size.height / 4 });
  set(node.mark, { transform: `translate(14 ${middle})` });
  set(node.label, { x: 25, y: middle + 4.2 });
  set(node.sign, { x: width - 8, y: middle + 3.6 });
  if (node.flag) set(node.flag, { cx: width - 1 });
  node.label.textContent = shortened(node.name, width - 33 - node.signRoom, size.font);
  node.title.textContent = node.label.textContent === node.name ? "" : node.name;
  node.second.textContent = shortened(node.below, width - 33, "11px");
}
function drawBrief(node) {
  const { brief, height } = node.size, x = briefLeft(node.size, view.colour === "lifetime");
  set(node.brief, { x, y: height / 2 + brief * .34, "font-size": brief });
  node.brief.textContent = shortened(node.name, node.width - x - 3, `${brief}px`);
}
