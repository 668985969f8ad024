// Boxes stand in layers, from those that need to those that are needed, and so do the factories in each
// box.

/// The boxes that have some of the nodes, in ranks. Each has the layers of its nodes.
function ranksOf(list, inside, layers, boxes, widthOf) {
  const groups = boxes.map((box, index) => ({ box, index, nodes: list.filter(node => node.box === box), linked: [] }))
    .filter(group => group.nodes.length);
  const groupOf = new Map(groups.map(group => [group.box, group]));
  const pairs = inside.filter(edge => edge.from.box !== edge.to.box)
    .map(edge => ({ from: groupOf.get(edge.from.box), to: groupOf.get(edge.to.box), strong: edge.strong }));
  for (const { from, to } of pairs) {
    from.linked.push(to);
    to.linked.push(from);
  }
  const rankOf = layersOf(groups, pairs);
  const ranks = [...grouped(groups, group => rankOf.get(group)).values()];
  for (const rank of ranks) rank.forEach((group, index) => { group.y = (index + .5) / rank.length; });
  untangle(ranks);
  for (const group of groups) {
    group.layers = [...grouped(group.nodes, node => layers.get(node)).values()];
    group.titleWidth = widthOf(titleOf(group), titleFont);
  }
  return ranks;
}
const titleOf = group => `${group.box.title}  ${group.nodes.length}`;

// ---- Boxes and stacks, before they have places ----

const highOf = boxes => sum(boxes.map(box => box.high + apart)) - apart;
const innerOf = sizes => sum(sizes) + (sizes.length - 1) * small.between + 2 * padding;

function makeBox(group, way, rows, head) {
  const columns = way.strict ? group.layers.flatMap(layer => parts(layer, rows)) : parts(group.layers.flat(), rows);
  const sizes = columns.map(column => columnWidth(column, small, way.most));
  const most = Math.max(...columns.map(column => column.length));
  const least = group.titleWidth * head / titleRoom + padding + 4, wide = Math.max(innerOf(sizes), least);
  return { group, columns, sizes, most, least, wide, high: head + (most - 1) * small.row + small.height + padding };
}
/// Boxes one below the other, in as few columns each as `tall` allows for one of them or for all.
function makeStacks(groups, tall, head, way) {
  let rows = 64, boxes;
  do {
    rows = rows > 12 ? Math.floor(rows * .88) : rows - 1;
    boxes = groups.map(group => makeBox(group, way, rows, head));
  } while (rows > 3 && (way.flowing ? Math.max(...boxes.map(box => box.high)) : highOf(boxes)) > tall);
  const stacks = [[]];
  for (const box of boxes) {
    if (stacks.at(-1).length && highOf([...stacks.at(-1), box]) > tall) stacks.push([]);
    stacks.at(-1).push(box);
  }
  return stacks.map(boxes => ({ boxes, high: highOf(boxes), wide: Math.max(...boxes.map(box => box.wide)) }));
}
/// The arrangement of the largest scale. Where it is strict, no two layers share a column; where it
/// flows, boxes of several ranks share a stack. A clearer layout may take more space.
function arrangeBoxes(ranks, head, free) {
  // Names are shortened only if the picture is larger for it.
  const ways = [{ strict: true, value: 1.3 }, { value: 1 }, { flowing: true, value: .8 }]
    .flatMap(way => [{ ...way, most: Infinity }, { ...way, most: small.most }]);
  let best;
  for (const way of ways) {
    for (let tall = 5000; tall > 150; tall *= .9) {
      const stacks = (way.flowing ? [ranks.flat()] : ranks).flatMap(groups => makeStacks(groups, tall, head, way));
      const width = sum(stacks.map(stack => stack.wide + gap)) - gap;
      const height = Math.max(...stacks.map(stack => stack.high));
      const scale = scaleFor(width, height, free), worth = Math.min(1, scale) * way.value;
      if (!best || worth > best.worth + 1e-9) best = { stacks, width, height, scale, worth, strict: way.strict, head };
    }
  }
  return best;
}

// ---- Room that is left over ----

/// Columns that shorten names grow, as far as the picture keeps its scale. Then all columns grow, until
/// their boxes are as wide as their stack.
function widenColumns(stacks, scale, free) {
  const boxes = stacks.flatMap(stack => stack.boxes);
  const wholeOf = column => Math.max(wholeWidth(column, small), scale < farScale ? briefWidth(column) : 0);
  for (const box of boxes) box.whole = box.columns.map(wholeOf);
  const wideOf = (stack, sizesOf) => Math.max(...stack.boxes.map(box => Math.max(innerOf(sizesOf(box)), box.least)));
  const total = widths => {
    const left = [...widths], sizes = new Map(boxes.map(box => [box, left.splice(0, box.sizes.length)]));
    return sum(stacks.map(stack => wideOf(stack, box => sizes.get(box)) + gap)) - gap;
  };
  const all = key => boxes.flatMap(box => box[key]);
  const widths = widened(all("sizes"), all("whole"), free.width / scale, total);
  for (const box of boxes) box.sizes = widths.splice(0, box.sizes.length);
  for (const stack of stacks) {
    stack.wide = wideOf(stack, box => box.sizes);
    for (const box of stack.boxes) {
      box.sizes = widened(box.sizes, box.whole, stack.wide, innerOf);
      const more = (stack.wide - innerOf(box.sizes)) / box.sizes.length;
      box.sizes = box.sizes.map(size => size + more);
    }
  }
}
/// The height of a row, with the room that is left over.
function spreadRows(stacks, height, scale, free) {
  const rows = Math.max(...stacks.map(stack => sum(stack.boxes.map(box => box.most))));
  const row = small.row + between(0, (free.height / scale - height) / rows, 36);
  for (const stack of stacks) {
    for (const box of stack.boxes) box.high += (box.most - 1) * (row - small.row);
    stack.high = highOf(stack.boxes);
  }
  return row;
}

/// The list of nodes in their boxes, in the order of `all` boxes, in a picture that is to fill the `free` room.
function layBoxes(list, { edges, all, free, widthOf }) {
  const inside = edgesAmong(new Set(list), edges);
  const layers = layersOf(list, inside.filter(edge => edge.from.box === edge.to.box));
  const ranks = ranksOf(list, inside, layers, all, widthOf);
  // Titles stay readable from afar, so their room depends on the scale.
  const { stacks: made, height: least, scale, strict, head } =
    arrangeBoxes(ranks, titleRoom / Math.min(1, arrangeBoxes(ranks, titleRoom, free).scale), free);
  widenColumns(made, scale, free);
  const row = spreadRows(made, least, scale, free), height = Math.max(...made.map(stack => stack.high));

  const cells = [], boxes = [], stacks = [];
  let x = 0;
  for (const { boxes: stacked, wide, high } of made) {
    let y = (height - high) / 2;
    const stack = newStack(x, wide);
    for (const { group, columns, sizes, most, high } of stacked) {
      boxes.push({ ...group.box, text: titleOf(group), x, y, width: wide, height: high, head });
      const block = newBlock(y, y + high, head, x + padding + group.titleWidth * head / titleRoom);
      let left = x + padding;
      columns.forEach((column, index) => {
        const down = strict ? (most - column.length) / 2 : 0;
        placeColumn(column, { left, top: y + head + down * row, width: sizes[index], size: small, row, stack, block });
        cells.push(...grouped(column, node => layers.get(node)).values());
        left += sizes[index] + small.between;
      });
      stack.blocks.push(block);
      y += high + apart;
    }
    stacks.push(stack);
    x += wide + gap;
  }
  untangle(cells);
  return { ...nothing, nodes: list, edges: inside, boxes, stacks, width: x - gap, height };
}
