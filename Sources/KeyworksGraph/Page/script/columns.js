// A picture is made of stacks from left to right, a stack of blocks from top to bottom, and a block of
// columns of nodes. Edges lead between them.

const newStack = (left, width) => ({ left, right: left + width, middle: left + width / 2, blocks: [] });

/// - head: The room for the title at the top.
/// - titleEnd: The right end of the title.
const newBlock = (top, bottom, head = 0, titleEnd = -Infinity) => ({ top, bottom, head, titleEnd, columns: [] });

/// Gives the nodes of a column their places.
function placeColumn(nodes, { left, top, width, size, row, stack, block }) {
  nodes.forEach((node, index) =>
    Object.assign(node, { x: left, y: top + index * row, width, size, stack, block, column: block.columns.length }));
  const bottom = top + (nodes.length - 1) * row + size.height;
  block.columns.push({ left, right: left + width, top, bottom, row, space: row - size.height });
}

/// The edges among some nodes, which are then `linked`.
function edgesAmong(shown, edges) {
  for (const node of shown) node.linked = [];
  const inside = edges.filter(edge => shown.has(edge.from) && shown.has(edge.to));
  for (const { from, to } of inside) {
    from.linked.push(to);
    to.linked.push(from);
  }
  return inside;
}

/// An empty picture.
const nothing = { nodes: [], edges: [], boxes: [], headings: [], stacks: [], width: 1, height: 1, near: false };
