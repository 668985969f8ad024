// The legend, which is also the filter.

function legendList(title, key, values, swatchOf) {
  const list = html("section", { "aria-label": title }), off = hidden[key];
  const change = (toggle, focused) => {
    toggle();
    fill();
    draw();
    list.querySelectorAll("button")[focused].focus();
  };
  const item = (value, index) => html("li", {}, html("button", {
    title: value, "aria-pressed": `${!off.has(value)}`, [`data-${key}`]: value,
    click: () => change(() => off.delete(value) || off.add(value), index + 1),
  }, swatchOf(value), html("span", { class: "cut" }, value),
  soft(`${nodes.filter(node => node[key] === value).length}`)));
  const fill = () => list.replaceChildren(
    html("h2", {}, title, html("button", {
      click: () => change(() => off.size ? off.clear() : values.forEach(value => off.add(value)), 0),
    }, off.size ? "Show all" : "Hide all")),
    html("ul", {}, values.map(item)));
  fill();
  return list;
}
function drawLegend() {
  const square = module => swatch(moduleHues.get(module),
    svg("rect", { class: "square", x: -6.5, y: -6.5, width: 13, height: 13, rx: 3.5 }));
  const rim = use => swatch(listHue, svg("g", { class: `node ${use}` },
    svg("rect", { class: "pill", x: -6.5, y: -4.5, width: 13, height: 9, rx: 2.5 })));
  const lines = { ...moments, member: "to a member", suspended: "suspended", cycle: "in a cycle" };
  const line = ([kind, word]) => html("li", {}, html("span", {},
    svg("svg", { class: "key", width: 34, height: 12, "aria-hidden": "true" },
      svg("path", { class: `edge ${kind}`, d: kind === "member" ? "M1 4H33M1 8H33" : "M1 6H33" })), word));
  const keys = { "/": "search", arrows: "move", Enter: "show one", Escape: "show all", "+ - 0": "zoom, fit" };
  const key = ([name, word]) => html("li", {}, html("span", {}, html("kbd", {}, name), word));
  byId("legend").replaceChildren(
    legendList("Modules", "module", modules, square),
    nodes.some(node => node.unused) ? legendList("Use", "use", ["used", "unused"], rim) : "",
    legendList("Lifetimes", "lifetime", lifetimes, lifetime => swatch(lifetimeHues[lifetime], markOf(lifetime))),
    html("section", {}, html("h2", {}, "Edges"), html("ul", {}, Object.entries(lines).map(line))),
    html("section", {}, html("h2", {}, "Keys"), html("ul", {}, Object.entries(keys).map(key))));
}
