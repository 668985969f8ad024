// The graph of the page, with links between its parts. Without one, the page shows an empty graph.

const programs = (() => {
  try { return JSON.parse(byId("graph").textContent).programs ?? []; } catch { return []; }
})();
// The query of the address names the program, so that it can be linked.
const wanted = new URLSearchParams(location.search).get("program");
const graph = programs.find(program => program.name === wanted) ?? programs[0]
  ?? { name: "", modules: [], factories: [], edges: [], findings: [] };

const nodes = graph.factories.map((factory, index) => ({ ...factory, index, needs: [], neededBy: [], findings: [],
  use: factory.unused ? "unused" : "used" }));
const nodeOf = new Map(nodes.map(node => [node.id, node]));
const edges = graph.edges.map(edge => ({ ...edge, from: nodeOf.get(edge.from), to: nodeOf.get(edge.to) }))
  .filter(edge => edge.from && edge.to);
for (const edge of edges) {
  edge.twin = edge.from.needs.filter(other => other.to === edge.to).length;
  edge.strong = edge.when === "construction" || edge.when === "member";
  edge.from.needs.push(edge);
  edge.to.neededBy.push(edge);
}
const findings = [...graph.findings]
  .sort((one, other) => Number(one.severity !== "error") - Number(other.severity !== "error"))
  .map((finding, number) => ({
    ...finding, address: `finding:${number}`,
    nodes: withLists([...new Set(finding.factories)].map(id => nodeOf.get(id)).filter(Boolean)),
  }));
for (const finding of findings) for (const node of finding.nodes) node.findings.push(finding);
// What a recorded run did.
const runs = new Map((graph.run?.factories ?? []).map(run => [run.id, run]));
const chain = (graph.run?.chain ?? []).filter(link => nodeOf.has(link.id));
const milliseconds = time => `${(time / 1e6).toFixed(3)} ms`;
function runOf(node) {
  if (!graph.run || node.members) return "";
  const run = runs.get(node.id);
  if (!run) return "never resolved";
  const built = run.built ? `, built ${counted(run.built, "time")} in ${milliseconds(run.took)}, first at ${milliseconds(run.at)}` : "";
  return `resolved ${counted(run.resolved, "time")}${built}`;
}
const modules = [...new Set([...graph.modules, ...nodes.map(node => node.module)])]
  .filter(module => nodes.some(node => node.module === module));
const boxes = boxesOf(nodes, modules);
const moduleHues = new Map(modules.map((module, index) => [module, spread(index, modules.length)]));
const lifetimes = Object.keys(lifetimeHues).filter(lifetime => nodes.some(node => node.lifetime === lifetime));
// A recursion that ends is no cycle: only what was found is one.
const cycles = findings.filter(finding => finding.check === "cycle").map(finding => new Set(finding.nodes));
for (const edge of edges) edge.cycle = edge.strong && cycles.some(cycle => cycle.has(edge.from) && cycle.has(edge.to));
nameAddresses();

const view = { node: undefined, finding: undefined, depth: 1, words: [], hits: [], hit: 0 };
// In a narrow window a large picture needs the room more than the list of findings.
view.listed = (findings.length > 0 || chain.length > 0) && (innerWidth >= 1400 || nodes.length <= 60);
// One module would have one colour.
view.colour = modules.length > 1 ? "module" : "lifetime";
const hidden = { module: new Set(), lifetime: new Set(), use: new Set() };
const camera = { x: 0, y: 0, scale: 1, fitted: true, grip: undefined, dragged: false };
let drawing = nothing;

/// With the lists by which one of some factories leads to another.
function withLists(some) {
  const lists = nodes.filter(node => node.members && !some.includes(node)
    && node.neededBy.some(edge => edge.strong && some.includes(edge.from))
    && node.needs.some(edge => edge.when === "member" && some.includes(edge.to)));
  return some.length > 1 ? [...some, ...lists] : some;
}

/// Far from red, which is for errors, and far from those of the neighbours in the list.
function spread(index, count) {
  const stride = [5, 7, 3, 2, 11].find(step => count % step);
  return 75 + 275 * ((index * stride) % count) / count;
}

function nameAddresses() {
  const taken = new Set(), uses = new Map();
  const short = node => `${node.module}.${node.name}`;
  for (const node of nodes) uses.set(short(node), (uses.get(short(node)) ?? 0) + 1);
  for (const node of nodes) {
    const long = uses.get(short(node)) > 1 ? `${node.module}.${node.container}.${node.name}` : short(node);
    node.address = long;
    for (let number = 2; taken.has(node.address); number++) node.address = `${long}~${number}`;
    taken.add(node.address);
  }
}
