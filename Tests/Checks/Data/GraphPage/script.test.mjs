// Tests of the parts of the page's script that need no browser. The files are scripts and no modules, so
// they run in a context of their own, with what they need of a browser in place of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const folder = process.env.PAGE_SCRIPTS;

/// Runs files in a new context, and gives back what some of their names stand for.
function load(files, names, context = {}) {
  vm.createContext(context);
  for (const file of files) vm.runInContext(readFileSync(`${folder}/${file}.js`, "utf8"), context);
  return vm.runInContext(`({ ${names.join(", ")} })`, context);
}
/// Without the prototypes of the context.
const plain = value => JSON.parse(JSON.stringify(value));
const pair = (from, to, strong = true) => ({ from, to, strong });
const layers = load(["elements", "layers"],
  ["components", "withoutCircles", "layersOf", "untangle", "parts", "grouped", "sum", "counted", "between"]);

test("counts are in words", () => {
  assert.equal(layers.counted(0, "edge"), "0 edges");
  assert.equal(layers.counted(1, "factory", "factories"), "1 factory");
  assert.equal(layers.counted(2, "factory", "factories"), "2 factories");
});

test("a number is kept between two others", () => {
  assert.deepEqual([-1, .5, 7].map(number => layers.between(0, number, 2)), [0, .5, 2]);
  assert.equal(layers.sum([1, 2, 3.5]), 6.5);
  assert.equal(layers.sum([]), 0);
});

test("points that lead to each other are one component", () => {
  const found = layers.components(["a", "b", "c", "d"], [pair("a", "b"), pair("b", "a"), pair("b", "c")]);
  assert.equal(found.get("a"), found.get("b"));
  assert.equal(new Set(["a", "c", "d"].map(point => found.get(point))).size, 3);
});

test("a circle is opened at its weak pair, and all other pairs stay", () => {
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

test("a self need, and a point alone, have a layer", () => {
  const found = layers.layersOf(["a", "b"], [pair("a", "a")]);
  assert.ok(Number.isFinite(found.get("a")) && Number.isFinite(found.get("b")));
});

test("items change places until their links are short", () => {
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

test("a list has as few equal parts as it can", () => {
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

// ---- Edges ----

/// A node in a column of its own.
function placed(x, y, stack) {
  const node = { x, y, width: 100, size: { height: 20 }, stack, column: 0 };
  node.block = { top: -Infinity, bottom: Infinity, columns: [{ left: x, right: x + 100, top: y, bottom: y + 20, row: 30, space: 10 }] };
  stack.blocks.push(node.block);
  return node;
}
const edge = (from, to, rest = {}) => ({ from, to, twin: 0, when: "construction", ...rest });

function routing() {
  const stacks = [50, 250, 450].map(middle => ({ middle, blocks: [] }));
  const nodes = [placed(0, 0, stacks[0]), placed(200, 0, stacks[1]), placed(400, 0, stacks[2])];
  const { route } = load(["routes"], ["route"], { drawing: { stacks } });
  return { route, nodes };
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

test("a need of itself is a loop at the right side", () => {
  const { route, nodes } = routing();
  assert.match(route(edge(nodes[0], nodes[0])), /^M100 4C126 /);
});

test("a member has a double line, and a twin a line of its own", () => {
  const { route, nodes } = routing();
  assert.equal(route(edge(nodes[0], nodes[1], { when: "member" })).match(/M/g).length, 2);
  assert.notEqual(route(edge(nodes[0], nodes[1], { twin: 1 })), route(edge(nodes[0], nodes[1])));
});
