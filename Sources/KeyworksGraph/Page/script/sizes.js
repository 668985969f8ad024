// Sizes of nodes and boxes, and of the columns in which nodes stand.

/// Sizes of nodes: in boxes, and around one factory. `brief` is the size of names from afar, and `most`
/// the width of a column from which names may be shortened.
const small = { height: 24, row: 30, between: 30, most: 190, font: "12px", brief: 19 };
const large = { height: 42, row: 54, between: 92, most: 240, font: "650 12px", brief: 22 };

/// Inside a box, between the boxes of a stack, and between stacks.
const padding = 12, apart = 18, gap = 46;
const titleRoom = 28, titleFont = "650 13px";

/// Below this scale, nodes show nothing but their names, in large letters.
const farScale = .6;
const scaleFor = (width, height, free) => Math.min(1.15, free.width / width, free.height / height);

/// Finds out how wide a node is with its whole name. `widthOf` gives the width of a text in a font.
function measure(node, widthOf) {
  node.signRoom = signs[node.kind] ? 8 + signs[node.kind].length * 6.1 : 0;
  node.below = [node.module, lifetimeOf(node)].filter(Boolean).join(", ");
  const text = size => widthOf(node.name, size.font) + node.signRoom;
  node.wide = new Map([[small, text(small)], [large, Math.max(text(large), widthOf(node.below, "11px"))]]);
  node.briefWide = widthOf(node.name, `${small.brief}px`);
}
/// The room to the left of a name seen from afar. Colours of lifetimes come with a mark.
const briefLeft = (size, hasMark) => hasMark ? size.brief * 1.25 : 5;

/// The width of a column that shortens no name.
const wholeWidth = (column, size) => Math.ceil(34 + Math.max(...column.map(node => node.wide.get(size))));
/// From afar, too.
const briefWidth = column =>
  Math.ceil(briefLeft(small, true) + 4 + Math.max(...column.map(node => node.briefWide)));
const columnWidth = (column, size, most) => Math.min(most, wholeWidth(column, size));

/// The widths of columns, where those that shorten names are wider. The narrowest columns grow first,
/// none grows beyond its `whole` width, and the `total` width stays within the room.
function widened(widths, whole, room, total = sum) {
  const upTo = most => widths.map((width, index) => Math.max(width, Math.min(whole[index], most)));
  let low = 0, high = Math.max(0, ...whole);
  if (total(upTo(high)) <= room) return upTo(high);
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (total(upTo(middle)) <= room) low = middle;
    else high = middle;
  }
  return upTo(low);
}
