// The panel: one factory, or the findings.

const panel = byId("panel");
const place = ({ file, line }) =>
  html("span", { class: "place" }, `${file}:${line}`.split(/(?<=\/)/).map(part => [part, html("wbr")]));
const steps = (list = []) =>
  html("ol", { class: "steps" }, list.map(step => html("li", {},
    html("code", {}, step.name), step.suspended ? soft(" suspended") : "", place(step))));
const section = (title, items, none = "Nothing.") => [html("h3", {}, title), items.length
  ? html("ul", {}, items.map(item => html("li", {}, item))) : html("p", { class: "none" }, none)];

function entry(node, note) {
  return html("button", { class: "entry", title: `${node.name}, ${node.below}`, click: () => go(node) },
    swatch(hueOf(node), markOf(node.lifetime)),
    html("span", { class: "cut" }, node.name, " ", soft(node.module)), soft(note));
}
function findingItem(finding) {
  const open = finding === view.finding;
  const item = html("div", { class: `finding ${finding.severity}` },
    html("button", { "aria-pressed": `${open}`, click: () => go(finding) },
      html("b", {}, finding.severity), soft(` ${finding.check}`), html("div", {}, finding.message)));
  if (open && finding.fix) item.append(html("p", {}, finding.fix));
  if (open && finding.file) item.append(place(finding));
  if (open && finding.path?.length) item.append(steps(finding.path));
  return item;
}
function memberItem(member) {
  const factory = nodeOf.get(member.factory);
  const priority = member.priority === undefined ? "priority unknown" : `priority ${member.priority}`;
  return [factory ? entry(factory, priority + (factory.async ? ", suspended" : "")) : priority, html("div", { class: "steps" }, member.file ? place(member) : "")];
}

function drawPanel() {
  const { node } = view;
  panel.replaceChildren(
    html("button", { id: "panel-close", "aria-label": "Close", title: "Close", click: closePanel }, "✕"),
    html("h2", { tabindex: -1 }, node ? node.name : "Findings"));
  if (!node) {
    panel.append(...(findings.length ? findings.map(findingItem) : [html("p", { class: "none" }, "No findings.")]));
    if (chain.length) panel.append(...section("Longest chain of the run",
      chain.map(link => entry(nodeOf.get(link.id), milliseconds(link.took)))));
    return;
  }
  const also = [node.promised && "promised", node.mainActor && "on the main actor", node.teardown && "teardown", node.unused && "unused"].filter(Boolean);
  const rows = {
    Module: node.module, Container: node.container, Type: html("code", {}, node.type), Kind: kindOf(node),
    Lifetime: lifetimeOf(node), Place: place(node), Also: also.join(", "), Run: runOf(node),
  };
  panel.append(
    html("dl", {}, Object.entries(rows).filter(row => row[1])
      .map(([word, value]) => [html("dt", {}, word), html("dd", {}, value)])),
    ...(node.findings.length ? section("Findings", node.findings.map(findingItem)) : []),
    ...(node.members ? section("Members, in order", node.members.map(memberItem), "No members.") : []),
    ...section(`It needs ${node.needs.length}`, node.needs.map(edge => [entry(edge.to, momentOf(edge)), steps(edge.steps)])),
    ...section(`Needed by ${node.neededBy.length}`, node.neededBy.map(edge => entry(edge.from, momentOf(edge)))));
}
function openPanel(open) {
  if (!view.node && !view.finding) view.listed = open;
  panel.hidden = !open;
  set(byId("findings"), { "aria-expanded": open && !view.node });
}
function closePanel() {
  openPanel(false);
  byId("findings").focus();
}
byId("findings").onclick = () => {
  if (!view.node) return openPanel(panel.hidden);
  view.listed = true;
  leave();
};
