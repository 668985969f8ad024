// Routes of edges: through the gaps between the rows, so that no edge seems to end at a node that it
// passes, and below or above the titles of boxes, but not across them.

/// The lanes of a bottleneck, so that edges that must all pass it are not one thick line.
const lanes = 5;
const laneOf = ({ from, to }) => (from.index * 2 + to.index) % lanes;

/// The height at which an edge passes a column that it would meet at `straight`: the nearest gap between
/// rows. Above and below a column that is shorter than its block, the height stays, but in the block.
function heightAtColumn(column, straight, { block, lane }) {
  const first = column.top - column.space / 2, last = column.bottom + column.space / 2;
  const isBeside = straight < first || straight > last;
  const height = isBeside ? straight : first + Math.round((straight - first) / column.row) * column.row;
  if (block.bottom === Infinity) return isBeside ? undefined : height;
  // Between the title and the first row, and below the last row.
  return between(block.top + block.head * (.86 + .03 * lane), height, block.bottom - 3 - 1.5 * lane);
}
/// How an edge passes some columns of a block, and what is right of the last one.
function acrossColumns(block, [start, end], lane, heightAt) {
  const across = block.columns.slice(start, end).map(column => {
    const { left, right } = column;
    return { left, right, height: heightAtColumn(column, heightAt((left + right) / 2), { block, lane }) };
  }).filter(across => across.height !== undefined);
  const { right } = block.columns.at(-1);
  if (end === Infinity && block.titleEnd > right + 2) {
    across.push({ left: right + 2, right: block.titleEnd, height: across.at(-1)?.height ?? heightAt(right) });
  }
  return across;
}

/// How an edge passes a whole stack: through the block that it meets in the middle, or between blocks.
function acrossStack({ left, right, middle, blocks }, lane, heightAt) {
  const height = heightAt(middle);
  const block = blocks.find(block => height > block.top && height < block.bottom);
  const isOver = block && height < block.top + block.head / 2;
  if (block && !isOver) return acrossColumns(block, [0, Infinity], lane, heightAt);
  const below = block ?? blocks.find(block => block.top >= height);
  const above = blocks[(below ? blocks.indexOf(below) : blocks.length) - 1];
  const most = below ? below.top - apart / 4 - 1.5 * lane : Infinity;
  return [{ left, right, height: between(above ? above.bottom + apart / 4 : -Infinity, height, most) }];
}

/// The passages between two nodes, of which `from` is the left one.
function acrossBetween(from, to, stacks, lane, heightAt) {
  if (from.block === to.block) return acrossColumns(from.block, [from.column + 1, to.column], lane, heightAt);
  const passed = stacks.slice(stacks.indexOf(from.stack) + 1, stacks.indexOf(to.stack));
  return [
    ...acrossColumns(from.block, [from.column + 1, Infinity], lane, heightAt),
    ...passed.flatMap(stack => acrossStack(stack, lane, heightAt)),
    ...acrossColumns(to.block, [0, to.column], lane, heightAt),
  ];
}

/// The points of an edge. They come in pairs: a curve leads to the first, a line to the second. The edge
/// is between two columns, or turns around at the right of one.
function pointsOf(edge, stacks, shift) {
  const { from, to } = edge, lane = laneOf(edge);
  const y1 = from.y + from.size.height / 2 + shift, y2 = to.y + to.size.height / 2 + shift;
  const ends = (x1, x2, between) => [[x1, y1], ...between, [x2, y2]];
  if (from.stack === to.stack && from.block !== to.block) {
    // Out of one block and into the other, or the edge would cross the titles between them.
    const beside = ({ block, column, stack }, height) => {
      const across = acrossColumns(block, [column + 1, block.columns.length], lane, () => height);
      return [...across, { left: stack.right - padding + 2, right: stack.right, height: across.at(-1)?.height ?? height }];
    };
    const out = beside(from, y1).flatMap(({ left, right, height }) => [[left, height], [right, height]]);
    const back = beside(to, y2).reverse().flatMap(({ left, right, height }) => [[right, height], [left, height]]);
    const points = ends(from.x + from.width, to.x + to.width, [...out, ...back]);
    return { points, turn: out.length + 1, reach: gap / 2 };
  }
  if (from.block === to.block && from.column === to.column) {
    return { points: ends(from.x + from.width, to.x + to.width, []), turn: 1, reach: 26 };
  }
  const isLeft = to.x < from.x, [first, last] = isLeft ? [to, from] : [from, to];
  const x1 = isLeft ? from.x : from.x + from.width, x2 = isLeft ? to.x + to.width : to.x;
  const across = acrossBetween(first, last, stacks, lane, x => y1 + (y2 - y1) * (x - x1) / (x2 - x1));
  const points = (isLeft ? across.reverse() : across).flatMap(({ left, right, height }) =>
    (isLeft ? [right, left] : [left, right]).map(x => [x, height + shift / 5]));
  return { points: ends(x1, x2, points), turn: -1, reach: 0 };
}

/// The path of an edge among the stacks of a picture.
function route(edge, stacks) {
  const { from, to, twin, when } = edge;
  // Several edges between the same two are apart, and so is what leads back.
  const shift = (twin % 2 ? 1 : -1) * Math.ceil(twin / 2) * 5 + (to.x < from.x - 1 ? 6 : 0);
  if (from === to) {
    const x = from.x + from.width, y = from.y + from.size.height / 2 + shift;
    return `M${x} ${y - 6}C${x + 26} ${y - 18} ${x + 26} ${y + 18} ${x} ${y + 6}`;
  }
  const { points, turn, reach } = pointsOf(edge, stacks, shift);
  const line = down => points.reduce((path, [x, y], index) => {
    if (!index) return `M${x} ${y + down}`;
    if (index % 2 === 0) return `${path}H${x}`;
    const [before, height] = points[index - 1];
    const middle = index === turn
      ? Math.max(before, x) + Math.min(reach, 10 + Math.abs(y - height) / 10) : (before + x) / 2;
    return `${path}C${middle} ${height + down} ${middle} ${y + down} ${x} ${y + down}`;
  }, "");
  return when === "member" ? line(-1.6) + line(1.6) : line(0);
}
