// How lifetimes, kinds and edges look, and what they are called.

const lifetimeHues = { unique: 100, graph: 145, shared: 190, cached: 245, scope: 295, singleton: 340 };
// A list has no lifetime.
const listHue = 60;
// From what is not kept, hollow, to what stays for ever, filled.
const marks = {
  unique: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", graph: "M0-4.6 4.6 3.6H-4.6z",
  shared: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", cached: "M-3.6-3.6H3.6V3.6H-3.6z", scope: "M0-5 5 0 0 5-5 0z",
  singleton: "M0-5.4 1.5-1.7 5.4-1.7 2.3.8 3.4 4.6 0 2.4-3.4 4.6-2.3.8-5.4-1.7-1.5-1.7z",
};
const solids = { shared: "M0-4A4 4 0 0 1 0 4z", cached: marks.cached, scope: marks.scope, singleton: marks.singleton };
const markOf = lifetime => svg("g", { class: "mark" },
  svg("path", { d: marks[lifetime] ?? "" }), svg("path", { class: "solid", d: solids[lifetime] ?? "" }));
const swatch = (hue, content) =>
  svg("svg", { class: "swatch", viewBox: "-8 -8 16 16", "aria-hidden": "true", hue }, content);

const signs = { parameter: "(_)", throwing: "throws", async: "async", list: "[ ]", map: "[:]" };
const kinds = { parameter: "factory with a parameter", throwing: "throwing factory", async: "async factory" };
const kindOf = node => kinds[node.kind] ?? (node.async ? `async ${node.kind}` : node.kind);
const moments = { construction: "at construction", lazy: "lazily", task: "in a task", later: "later", member: "as a member" };
const momentOf = edge => moments[edge.when] + (edge.suspended ? ", suspended" : "");

const lifetimeOf = node => node.lifetime === "scope" && node.scope ? `scope ${node.scope}` : node.lifetime;
