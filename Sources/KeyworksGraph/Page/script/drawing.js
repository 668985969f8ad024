// What is drawn, from the layout.

const allowed = node => Object.entries(hidden).every(([key, off]) => !off.has(node[key]));
const centreOf = () => view.node ?? (view.finding?.nodes.length === 1 ? view.finding.nodes[0] : undefined);

function draw() {
  const { node, finding } = view, centre = centreOf(), several = finding?.nodes.length > 1;
  byId("bar").hidden = !centre && !several;
  byId("depth").hidden = !node;
  for (const edge of edges) edge.role = "";
  const list = several ? finding.nodes : nodes.filter(allowed), free = room();
  drawing = centre ? layAround(centre, { depth: node ? view.depth : 1, edges, allowed, free })
    : list.length ? layBoxes(list, { edges, all: boxes, free, widthOf }) : nothing;
  // Down and then right, so that the order of the page is the order of the picture.
  drawing.nodes.sort((one, other) => one.x - other.x || one.y - other.y);
  for (const shown of drawing.nodes) {
    shown.lines = [];
    drawNode(shown);
  }
  picture.classList.toggle("near", drawing.near);
  picture.style.setProperty("--faint", `${between(.1, 4 / Math.sqrt(drawing.edges.length + 1), .6)}`);
  byId("edges").replaceChildren(...drawing.edges.map(edge => {
    const extra = [
      edge.suspended && "suspended", edge.cycle && "cycle", edge.from === edge.to && "self",
      several && `path ${finding.severity}`,
    ];
    edge.element = svg("path", {
      class: `edge ${edge.when}${edge.role} ${extra.filter(Boolean).join(" ")}`,
      d: route(edge, drawing.stacks), "data-from": edge.from.id, "data-to": edge.to.id,
    });
    for (const end of new Set([edge.from, edge.to])) end.lines.push(edge);
    return edge.element;
  }));
  byId("nodes").replaceChildren(...drawing.nodes.map(shown => shown.element));
  (centre ?? drawing.nodes[0])?.element.setAttribute("tabindex", 0);
  byId("message").textContent =
    !programs.length ? "This page holds no graph." : !nodes.length ? "No factories." : drawing.nodes.length ? "" : "All factories are hidden by the filter.";
  fit();
  const headingSize = Math.min(30, 12 / camera.scale);
  byId("boxes").replaceChildren(...drawing.boxes.map(drawBox));
  // Above the edges, on a plate, because an edge may still come near.
  byId("titles").replaceChildren(...drawing.boxes.map(drawTitle), ...drawing.headings.map(heading =>
    svg("text", { class: "heading", x: heading.x, y: heading.y, "font-size": headingSize }, heading.text)));
  paint();
  markMatches();
  hover(undefined);
}
const drawBox = ({ module, title, x, y, width, height }) =>
  svg("g", { class: "box", hue: moduleHues.get(module) }, svg("title", {}, title),
    svg("rect", { x, y, width, height, rx: 10 }));

function drawTitle({ module, text, x, y, width, head }) {
  const large = head / titleRoom, title = shortened(text, (width - padding) / large, titleFont);
  const size = Math.min(13 * large, 14 / camera.scale);
  return svg("g", { class: "box title", hue: moduleHues.get(module) },
    svg("rect", { x: x + padding - 4, y: y + head * .64 - size, width: widthOf(title, titleFont) * size / 13 + 8, height: size * 1.35 }),
    svg("text", { x: x + padding, y: y + head * .64, "font-size": size }, title));
}

const hueOf = node => view.colour === "module" ? moduleHues.get(node.module) : lifetimeHues[node.lifetime] ?? listHue;
function paint() {
  document.body.classList.toggle("by-lifetime", view.colour === "lifetime");
  for (const node of nodes) node.element.style.setProperty("--hue", hueOf(node));
  drawing.nodes.forEach(drawBrief);
}
