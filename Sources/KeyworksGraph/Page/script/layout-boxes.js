/// A box for each module. Modules stand in layers, from those that need to those that are
/// needed, and so do the factories in each box.
function layBoxes(list) {
  const inside = edgesAmong(new Set(list));
  const layers = layersOf(list, inside.filter(edge => edge.from.module === edge.to.module));
  const groups = modules.map((name, index) => ({ name, index, nodes: list.filter(node => node.module === name), linked: [], layers: [], titleWidth: 0 }))
    .filter(group => group.nodes.length);
  const groupOf = new Map(groups.map(group => [group.name, group]));
  const pairs = inside.filter(edge => edge.from.module !== edge.to.module)
    .map(edge => ({ from: groupOf.get(edge.from.module), to: groupOf.get(edge.to.module), strong: edge.strong }));
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
    group.titleWidth = widthOf(`${group.name}  ${group.nodes.length}`, titleFont);
  }

  const highOf = boxes => sum(boxes.map(box => box.high + apart)) - apart;
  function makeBox(group, way, rows, head) {
    const columns = way.strict ? group.layers.flatMap(layer => parts(layer, rows)) : parts(group.layers.flat(), rows);
    const sizes = columns.map(column => columnWidth(column, small, way.most));
    const most = Math.max(...columns.map(column => column.length));
    const inner = sum(sizes) + (columns.length - 1) * small.between + 2 * padding;
    const wide = Math.max(inner, group.titleWidth * head / titleRoom + padding + 4);
    return { group, columns, sizes, most, inner, wide, high: head + (most - 1) * small.row + small.height + padding };
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
  const free = room();
  /// The arrangement of the largest scale. Where it is strict, no two layers share a column;
  /// where it flows, modules of several ranks share a stack. What reads better may cost some size.
  function arrange(head) {
    let best;
    // Names are shortened only if the picture is larger for it.
    const ways = [{ strict: true, value: 1.3 }, { value: 1 }, { flowing: true, value: .8 }]
      .flatMap(way => [{ ...way, most: Infinity }, { ...way, most: small.most }]);
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
  // Titles stay readable from afar, so their room depends on the scale.
  const { stacks: made, width, height: least, scale, strict, head } =
    arrange(titleRoom / Math.min(1, arrange(titleRoom).scale));

  // Room that is left over goes between the rows.
  const rows = Math.max(...made.map(stack => sum(stack.boxes.map(box => box.most))));
  const row = small.row + between(0, (free.height / scale - least) / rows, 36);
  for (const stack of made) {
    for (const box of stack.boxes) box.high += (box.most - 1) * (row - small.row);
    stack.high = highOf(stack.boxes);
  }
  const height = Math.max(...made.map(stack => stack.high));
  const cells = [], boxes = [], stacks = [];
  let x = 0;
  for (const { boxes: stacked, wide, high } of made) {
    let y = (height - high) / 2;
    const stack = { middle: x + wide / 2, blocks: [] };
    for (const box of stacked) {
      boxes.push({ module: box.group.name, count: box.group.nodes.length, x, y, width: wide, height: box.high, head });
      const block = { top: y, bottom: y + box.high, columns: [] };
      let left = x + padding;
      box.columns.forEach((column, index) => {
        const width = box.sizes[index] + (wide - box.inner) / box.columns.length;
        const down = strict ? (box.most - column.length) / 2 : 0;
        placeColumn(column, left, y + head + down * row, width, small, row, stack, block);
        cells.push(...grouped(column, node => layers.get(node)).values());
        left += width + small.between;
      });
      stack.blocks.push(block);
      y += box.high + apart;
    }
    stacks.push(stack);
    x += wide + gap;
  }
  untangle(cells);
  return { ...nothing, nodes: list, edges: inside, boxes, stacks, width, height };
}
