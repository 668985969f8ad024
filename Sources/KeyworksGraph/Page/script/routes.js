// The ways of the edges.

/// The columns between two nodes, of which `from` is the left one.
function columnsBetween(from, to, heightAt) {
  if (from.block === to.block) return from.block.columns.slice(from.column + 1, to.column);
  const stacks = drawing.stacks.slice(drawing.stacks.indexOf(from.stack) + 1, drawing.stacks.indexOf(to.stack));
  const passed = stacks.flatMap(stack => {
    const height = heightAt(stack.middle);
    return stack.blocks.find(block => height > block.top && height < block.bottom)?.columns ?? [];
  });
  return [...from.block.columns.slice(from.column + 1), ...passed, ...to.block.columns.slice(0, to.column)];
}

function route({ from, to, twin, when }) {
  const right = to.x > from.x + 1, left = to.x < from.x - 1;
  // Several edges between the same two are apart, and so is what leads back.
  const shift = (twin % 2 ? 1 : -1) * Math.ceil(twin / 2) * 5 + (left ? 6 : 0);
  const y1 = from.y + from.size.height / 2 + shift, y2 = to.y + to.size.height / 2 + shift;
  const x1 = left ? from.x : from.x + from.width, x2 = right ? to.x : to.x + to.width;
  if (from === to) return `M${x1} ${y1 - 6}C${x1 + 26} ${y1 - 18} ${x1 + 26} ${y1 + 18} ${x1} ${y1 + 6}`;
  const points = [[x1, y1]];
  if (left || right) {
    // Through the gaps between the rows, so that no edge seems to end at a node it passes.
    const heightAt = x => y1 + (y2 - y1) * (x - x1) / (x2 - x1);
    for (const column of right ? columnsBetween(from, to, heightAt) : columnsBetween(to, from, heightAt).reverse()) {
      const straight = heightAt((column.left + column.right) / 2), first = column.top - column.space / 2;
      if (straight < first || straight > column.bottom + column.space / 2) continue;
      const height = first + Math.round((straight - first) / column.row) * column.row + shift / 5;
      points.push([right ? column.left : column.right, height], [right ? column.right : column.left, height]);
    }
  }
  points.push([x2, y2]);
  const out = Math.max(x1, x2) + Math.min(26, 10 + Math.abs(y2 - y1) / 10);
  const line = down => points.reduce((path, [x, y], index) => {
    if (!index) return `M${x} ${y + down}`;
    if (index % 2 === 0) return `${path}H${x}`;
    const [before, height] = points[index - 1], middle = left || right ? (before + x) / 2 : out;
    return `${path}C${middle} ${height + down} ${middle} ${y + down} ${x} ${y + down}`;
  }, "");
  return when === "member" ? line(-1.6) + line(1.6) : line(0);
}
