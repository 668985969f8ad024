// Layout. A picture is made of stacks from left to right, a stack of blocks, a block of columns.

const small = { height: 24, row: 30, between: 30, most: 190, font: "12px", brief: 19 };
const large = { height: 42, row: 54, between: 92, most: 240, font: "650 12px", brief: 22 };
const padding = 12, apart = 18, gap = 46, titleRoom = 28, titleFont = "650 13px";

for (const node of nodes) {
  node.signRoom = signs[node.kind] ? 8 + signs[node.kind].length * 6.1 : 0;
  node.below = [node.module, lifetimeOf(node)].filter(Boolean).join(", ");
  const text = size => widthOf(node.name, size.font) + node.signRoom;
  node.wide = new Map([[small, text(small)], [large, Math.max(text(large), widthOf(node.below, "11px"))]]);
}
/// - most: Names that need more room are shortened.
const columnWidth = (column, size, most) =>
  Math.min(most, Math.ceil(34 + Math.max(...column.map(node => node.wide.get(size)))));

/// What the picture may fill: what the buttons leave free.
function room() {
  const { width, height } = byId("area").getBoundingClientRect(), top = byId("bar").hidden ? 14 : 56;
  return { width: Math.max(80, width - 40), height: Math.max(80, height - top - 54), top };
}
const scaleFor = (width, height, { width: wide, height: high } = room()) => Math.min(1.15, wide / width, high / height);

function placeColumn(nodes, left, top, width, size, row, stack, block) {
  nodes.forEach((node, index) =>
    Object.assign(node, { x: left, y: top + index * row, width, size, stack, block, column: block.columns.length }));
  const bottom = top + (nodes.length - 1) * row + size.height;
  block.columns.push({ left, right: left + width, top, bottom, row, space: row - size.height });
}
function edgesAmong(shown) {
  for (const node of shown) node.linked = [];
  const inside = edges.filter(edge => shown.has(edge.from) && shown.has(edge.to));
  for (const { from, to } of inside) {
    from.linked.push(to);
    to.linked.push(from);
  }
  return inside;
}
