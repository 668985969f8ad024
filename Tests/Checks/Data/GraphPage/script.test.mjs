// Tests of the parts of the page's script that need no browser. The files are scripts, not modules, so they
// run in a separate context, with stubs for the parts of a browser that they use.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const folder = process.env.PAGE_SCRIPTS;

/// Runs files in a new context, and returns the values of these names.
function load(files, names, context = {}) {
  vm.createContext(context);
  for (const file of files) vm.runInContext(readFileSync(`${folder}/${file}.js`, "utf8"), context);
  return vm.runInContext(`({ ${names.join(", ")} })`, context);
}
/// A copy without the prototypes of the context.
const plain = value => JSON.parse(JSON.stringify(value));
const pair = (from, to, strong = true) => ({ from, to, strong });
const layers = load(["elements", "layers"],
  ["components", "withoutCircles", "layersOf", "untangle", "parts", "grouped", "sum", "counted", "between"]);

test("a count has a singular or plural noun", () => {
  assert.equal(layers.counted(0, "edge"), "0 edges");
  assert.equal(layers.counted(1, "factory", "factories"), "1 factory");
  assert.equal(layers.counted(2, "factory", "factories"), "2 factories");
});

test("numbers are limited to a range, and added", () => {
  assert.deepEqual([-1, .5, 7].map(number => layers.between(0, number, 2)), [0, .5, 2]);
  assert.equal(layers.sum([1, 2, 3.5]), 6.5);
  assert.equal(layers.sum([]), 0);
});

test("points that lead to each other are one component", () => {
  const found = layers.components(["a", "b", "c", "d"], [pair("a", "b"), pair("b", "a"), pair("b", "c")]);
  assert.equal(found.get("a"), found.get("b"));
  assert.equal(new Set(["a", "c", "d"].map(point => found.get(point))).size, 3);
});

test("a circle is opened at its weak pair, and all other pairs remain", () => {
  const pairs = [pair("a", "b"), pair("b", "c"), pair("c", "a", false), pair("d", "a", false)];
  assert.deepEqual(plain(layers.withoutCircles(["a", "b", "c", "d"], pairs)).map(({ from, to }) => from + to).sort(),
    ["ab", "bc", "da"]);
});

test("a circle of strong pairs is opened at one of them", () => {
  const kept = layers.withoutCircles(["a", "b"], [pair("a", "b"), pair("b", "a")]);
  assert.equal(kept.length, 1);
});

test("pairs lead to higher layers", () => {
  const found = layers.layersOf(["app", "cart", "price", "clock"],
    [pair("app", "cart"), pair("cart", "price"), pair("price", "clock"), pair("app", "clock")]);
  assert.deepEqual(["app", "cart", "price", "clock"].map(point => found.get(point)), [0, 1, 2, 3]);
});

test("a point that nothing needs stands next to what it needs", () => {
  const found = layers.layersOf(["a", "b", "c", "late"], [pair("a", "b"), pair("b", "c"), pair("late", "c")]);
  assert.equal(found.get("late"), found.get("c") - 1);
});

test("a point that leads to itself and an isolated point have layers", () => {
  const found = layers.layersOf(["a", "b"], [pair("a", "a")]);
  assert.ok(Number.isFinite(found.get("a")) && Number.isFinite(found.get("b")));
});

test("items move until their links are short", () => {
  const item = (index, y) => ({ index, y, linked: [] });
  const left = [item(0, 0), item(1, 1)], right = [item(0, 0), item(1, 1)];
  const link = (one, other) => {
    one.linked.push(other);
    other.linked.push(one);
  };
  link(left[0], right[1]);
  link(left[1], right[0]);
  const [top, bottom] = [...left];
  layers.untangle([left, right]);
  assert.equal(top.y, top.linked[0].y);
  assert.equal(bottom.y, bottom.linked[0].y);
  assert.notEqual(top.y, bottom.y);
});

test("a list is split into the fewest parts of nearly equal size", () => {
  assert.deepEqual(plain(layers.parts([1, 2, 3, 4, 5], 3)), [[1, 2, 3], [4, 5]]);
  assert.deepEqual(plain(layers.parts([1, 2, 3, 4], 4)), [[1, 2, 3, 4]]);
  assert.deepEqual(plain(layers.parts([1], 9)), [[1]]);
});

test("groups are in the order of their keys", () => {
  const groups = layers.grouped([3, 10, 2, 12], number => number % 10);
  assert.deepEqual(plain([...groups]), [[0, [10]], [2, [2, 12]], [3, [3]]]);
});

// ---- Texts. A letter is one wide, whatever its font. ----

const measured = {
  document: {
    body: {}, createElement: () => ({ getContext: () => ({ measureText: text => ({ width: [...text].length }) }) }),
  },
  getComputedStyle: () => ({ fontFamily: "mono" }),
  Intl,
};
const texts = load(["text"], ["shortened", "widthOf"], measured);

test("a text that fits stays as it is", () => {
  assert.equal(texts.shortened("clock", 5, "12px"), "clock");
});

test("a longer text ends with an ellipsis, and no letter is split", () => {
  assert.equal(texts.shortened("transaction", 6, "12px"), "trans…");
  assert.equal(texts.shortened("👩‍👩‍👧 family", 4, "12px"), "…");
});

// ---- Columns and boxes. A letter is half as wide as it is high. ----

const layout = load(["elements", "signs", "layers", "columns", "boxes", "sizes", "layout-boxes", "layout-around", "routes"],
  ["small", "large", "measure", "widened", "widenColumns", "split", "boxesOf", "layBoxes", "layAround", "distances", "route", "newStack", "newBlock", "placeColumn"]);
const widthOf = (text, font) => text.length * parseFloat(/([\d.]+)px/.exec(font)[1]) / 2;

/// Nodes from `Module.name`, and edges between them.
function graph(names, needs) {
  const nodes = names.map((name, index) => {
    const [module, short] = name.split(".");
    const node = { index, module, name: short, kind: "factory", lifetime: "unique", file: "", needs: [], neededBy: [] };
    layout.measure(node, widthOf);
    return node;
  });
  const edges = needs.map(([from, to]) => ({ from: nodes[from], to: nodes[to], twin: 0, when: "construction", strong: true }));
  for (const edge of edges) {
    edge.from.needs.push(edge);
    edge.to.neededBy.push(edge);
  }
  return { nodes, edges, all: layout.boxesOf(nodes, [...new Set(nodes.map(node => node.module))]) };
}
const drawn = ({ nodes, edges, all }, width = 1000, height = 700) =>
  layout.layBoxes([...nodes], { edges, all, free: { width, height }, widthOf });
const isWhole = node => node.width >= 33 + widthOf(node.name, "12px");

/// The names and sizes of the boxes of factories in files, of which there are `counts`.
const boxesIn = counts => plain(layout.split(
  Object.entries(counts).flatMap(([file, count]) => Array.from({ length: count }, () => ({ file }))), "App"))
  .map(({ name, nodes }) => `${name} ${nodes.length}`);

test("a module of forty factories is one box, and a larger one has a box for each file", () => {
  assert.deepEqual(boxesIn({ "Sources/App/Shop.swift": 20, "Sources/App/Pay.swift": 20 }), ["App 40"]);
  assert.deepEqual(boxesIn({ "Sources/App/Shop.swift": 21, "Sources/App/Pay.swift": 20 }), ["Shop 21", "Pay 20"]);
});

test("a folder is one box until it is too large", () => {
  assert.deepEqual(boxesIn({ "App/Shop/List.swift": 10, "App/Shop/Page.swift": 10, "App/Pay/Card.swift": 30, "App/Pay/Cash.swift": 20 }),
    ["Shop 20", "Card 30", "Cash 20"]);
});

test("small parts of a module share a box", () => {
  assert.deepEqual(boxesIn({ "App/Shop.swift": 38, "App/Log.swift": 3, "App/Clock.swift": 1 }), ["Shop 38", "App, other 4"]);
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`App/File${index}.swift`, 1]));
  assert.deepEqual(boxesIn(files), ["App 50"]);
});

test("one file with many factories is one box", () => {
  assert.deepEqual(boxesIn({ "Sources/App/Container.swift": 205 }), ["App 205"]);
});

test("columns grow to the width that they need, the narrowest first", () => {
  assert.deepEqual(plain(layout.widened([10, 20], [15, 30], 100)), [15, 30]);
  const widths = plain(layout.widened([10, 20], [40, 80], 50)).map(Math.round);
  assert.deepEqual(widths, [25, 25]);
  assert.deepEqual(plain(layout.widened([10, 20], [40, 80], 30)).map(Math.round), [10, 20]);
});

test("names are complete if the picture has room", () => {
  const long = "aNameOfMoreThanThirtyLettersThatFits";
  const { nodes, width } = drawn(graph([`A.${long}`, "A.short", "B.other"], [[0, 2]]));
  assert.ok(nodes.every(isWhole));
  assert.ok(width <= 1000);
});

test("a name that is too long for the picture fills its width", () => {
  const { nodes, width, height } = drawn(graph([`A.${"long".repeat(60)}`, "B.other"], [[0, 1]]));
  assert.ok(!isWhole(nodes[0]) && isWhole(nodes[1]));
  assert.ok(Math.abs(width * Math.min(1.15, 1000 / width, 700 / height) - 1000) < 2);
});

/// Many factories in modules of several ranks.
function busy() {
  const sizes = { App: 6, Shop: 40, Search: 30, Network: 50, Store: 45, Base: 20 };
  const names = Object.entries(sizes).flatMap(([module, count]) => Array.from({ length: count }, (_, index) => `${module}.factory${index}`));
  const needs = names.flatMap((_, from) => [3, 17, 60, 111].map(step => [from, from + step])).filter(([, to]) => to < names.length);
  return graph(names, needs);
}

test("a column with a shortened name takes the spare room of its box", () => {
  const box = (...names) => {
    const columns = graph(names, []).nodes.map(node => [node]);
    return { columns, sizes: columns.map(([node]) => Math.min(190, 34 + widthOf(node.name, "12px"))), least: 0 };
  };
  const long = letters => "A." + "x".repeat(letters);
  const [upper, lower] = [box("A.a", long(60), "A.c"), box(long(40), long(40), long(40))];
  layout.widenColumns([{ boxes: [upper, lower] }], 1, { width: 654, height: 700 });
  assert.ok(upper.sizes[1] >= 34 + 60 * 6);
  assert.deepEqual(lower.sizes.map(Math.round), [190, 190, 190]);
});

test("boxes are apart, and each factory is in the box of its module, below its title", () => {
  const { nodes, boxes } = drawn(busy());
  for (const [index, box] of boxes.entries()) {
    assert.ok(boxes.slice(index + 1).every(other => box.x + box.width < other.x || other.x + other.width < box.x
      || box.y + box.height < other.y || other.y + other.height < box.y));
  }
  const boxOf = new Map(boxes.map(box => [box.module, box]));
  for (const { module, x, y, width, size } of nodes) {
    const box = boxOf.get(module);
    assert.ok(x >= box.x && x + width <= box.x + box.width && y >= box.y + box.head && y + size.height <= box.y + box.height);
  }
});

/// Points on a path of curves and horizontal lines.
function pointsOn(path) {
  const points = [];
  let x = 0, y = 0;
  for (const [, command, rest] of path.matchAll(/([MCH])([^MCH]*)/g)) {
    const numbers = rest.trim().split(" ").map(Number), [endX, endY] = command === "H" ? [numbers[0], y] : numbers.slice(-2);
    for (let part = 1; part <= 24 && command !== "M"; part++) {
      const t = part / 24, mix = (one, two, three, four) =>
        one * (1 - t) ** 3 + 3 * two * t * (1 - t) ** 2 + 3 * three * t ** 2 * (1 - t) + four * t ** 3;
      points.push(command === "H" ? [x + (endX - x) * t, y] : [mix(x, numbers[0], numbers[2], endX), mix(y, numbers[1], numbers[3], endY)]);
    }
    [x, y] = [endX, endY];
  }
  return points;
}

for (const [width, height] of [[1000, 700], [660, 700], [1700, 900]]) {
  test(`no edge crosses the title of a module in a picture of ${width} by ${height}`, () => {
    const { edges, boxes, stacks } = drawn(busy(), width, height);
    const titles = boxes.map(({ x, y, text, head }) =>
      ({ left: x + 12, right: x + 12 + widthOf(text, "13px") * head / 28, top: y + head * .2, bottom: y + head * .8 }));
    for (const edge of edges) {
      const points = pointsOn(layout.route(edge, stacks));
      const crossed = titles.some(title => points.some(([x, y]) => x > title.left && x < title.right && y > title.top && y < title.bottom));
      assert.ok(!crossed, `${edge.from.module}.${edge.from.name} to ${edge.to.module}.${edge.to.name}`);
    }
  });
}

test("the needs of a factory are at its right, and its dependents at its left", () => {
  const { nodes, edges } = graph(["A.app", "A.cart", "A.price", "A.clock"], [[0, 1], [1, 2], [2, 3]]);
  const found = layout.distances(nodes[1], Infinity);
  assert.deepEqual(nodes.map(node => found.get(node)), [-1, 0, 1, 2]);
  const picture = layout.layAround(nodes[1], { depth: 1, edges, allowed: () => true, free: { width: 900, height: 600 } });
  assert.deepEqual([...picture.nodes].sort((one, other) => one.x - other.x).map(node => node.name), ["app", "cart", "price"]);
  assert.deepEqual(plain(picture.headings).map(heading => heading.text), ["Needs it (1)", "It needs (1)"]);
});

// ---- Edges ----

/// A node in a column of its own.
function placed(index, x, y, stack) {
  const node = { index }, block = layout.newBlock(-Infinity, Infinity);
  layout.placeColumn([node], { left: x, top: y, width: 100, size: { height: 20 }, row: 30, stack, block });
  stack.blocks.push(block);
  return node;
}
const edge = (from, to, rest = {}) => ({ from, to, twin: 0, when: "construction", ...rest });

function routing() {
  const stacks = [0, 200, 400].map(left => layout.newStack(left, 100));
  const nodes = stacks.map((stack, index) => placed(index, stack.left, 0, stack));
  return { route: edge => layout.route(edge, stacks), nodes };
}

test("an edge leads from the right side of one node to the left side of the next", () => {
  const { route, nodes } = routing();
  const path = route(edge(nodes[0], nodes[1]));
  assert.match(path, /^M100 10C/);
  assert.match(path, / 200 10$/);
});

test("an edge to a node on the left leads from the left side to the right side", () => {
  const { route, nodes } = routing();
  const path = route(edge(nodes[1], nodes[0]));
  assert.match(path, /^M200 /);
  assert.ok(path.includes(" 100 "));
});

test("an edge goes through the gap beside a node that it passes", () => {
  const { route, nodes } = routing();
  const path = route(edge(nodes[0], nodes[2]));
  const heights = [...path.matchAll(/ (-?[\d.]+)H/g)].map(match => Number(match[1]));
  assert.equal(heights.length, 1);
  assert.ok(heights[0] < 0 || heights[0] > 20, `${heights[0]} is inside of the node`);
});

/// A stack with two boxes, one below the other, between two stacks with a node each at some height.
function passing(from, to) {
  const stacks = [0, 200, 400].map(left => layout.newStack(left, 124));
  const node = (index, stack, top, block) => {
    const node = { index };
    layout.placeColumn([node], { left: stack.left + 12, top, width: 100, size: { height: 20 }, row: 30, stack, block });
    stack.blocks.push(block);
    return node;
  };
  const first = node(0, stacks[0], from - 10, layout.newBlock(from - 50, from + 50, 28));
  const upper = node(1, stacks[1], 30, layout.newBlock(0, 60, 28));
  const lower = node(2, stacks[1], 108, layout.newBlock(78, 138, 28, 322));
  const last = node(3, stacks[2], to - 10, layout.newBlock(to - 50, to + 50, 28));
  const heightsAt = (one, other, x) => pointsOn(layout.route(edge(one, other), stacks))
    .filter(point => Math.abs(point[0] - x) < 8).map(([, y]) => y);
  return { first, upper, lower, last, heightsAt };
}

test("an edge passes between two boxes, or above a title that it would cross", () => {
  for (const height of [70, 82]) {
    const { first, last, heightsAt } = passing(height, height), heights = heightsAt(first, last, 262);
    assert.ok(heights.length > 0 && heights.every(height => height > 60 && height < 78), `${heights}`);
  }
});

test("an edge that would cross the lower half of a title passes below it", () => {
  const { first, last, heightsAt } = passing(96, 96), heights = heightsAt(first, last, 262);
  assert.ok(heights.length > 0 && heights.every(height => height > 102 && height < 108), `${heights}`);
});

test("an edge between two boxes of a stack leads around their right side", () => {
  const { upper, lower, heightsAt } = passing(0, 0);
  assert.ok(heightsAt(upper, lower, 262).every(height => height < 60 || height > 106));
  assert.ok(heightsAt(upper, lower, 338).some(height => height > 78 && height < 106));
});

test("an edge leaves a box beyond its title if the title is wider than the column", () => {
  const { lower, last, heightsAt } = passing(0, -1500), heights = heightsAt(lower, last, 318);
  assert.ok(heights.length > 0 && heights.every(height => height > 106), `${heights}`);
});

test("an edge from a node to itself is a loop at the right side", () => {
  const { route, nodes } = routing();
  assert.match(route(edge(nodes[0], nodes[0])), /^M100 4C126 /);
});

test("an edge to a member is a double line, and a twin edge has its own line", () => {
  const { route, nodes } = routing();
  assert.equal(route(edge(nodes[0], nodes[1], { when: "member" })).match(/M/g).length, 2);
  assert.notEqual(route(edge(nodes[0], nodes[1], { twin: 1 })), route(edge(nodes[0], nodes[1])));
});
