// One factory in the middle, what needs it to the left, what it needs to the right.

const headRoom = 28;

/// The steps from the centre to each node: negative to what needs it, at most `depth`.
function distances(centre, depth, allowed = _ => true) {
  const distance = new Map([[centre, 0]]);
  // Both ways at once: what is in a cycle with it stands where it is nearer.
  const ways = [
    { links: "needs", end: "to", sign: 1, reached: [centre] },
    { links: "neededBy", end: "from", sign: -1, reached: [centre] },
  ];
  for (let steps = 1; steps <= depth && ways.some(way => way.reached.length); steps++) {
    for (const way of ways) {
      const next = way.reached.flatMap(node => node[way.links].map(edge => edge[way.end])).filter(allowed);
      way.reached = [...new Set(next)].filter(node => !distance.has(node));
      for (const node of way.reached) distance.set(node, way.sign * steps);
    }
  }
  return distance;
}

/// The columns of the largest scale. Names are shortened only if the picture is larger for it.
function arrangeColumns(groups, apart, free) {
  const total = widths => sum(widths.map(width => width + apart)) - apart;
  let best;
  for (const most of [Infinity, large.most]) {
    for (let rows = 60; rows > 1; rows = rows > 12 ? Math.floor(rows * .85) : rows - 1) {
      const columns = [...groups].flatMap(([steps, group]) => parts(group, rows).map((column, part) =>
        ({ steps, count: part ? 0 : group.length, column, width: columnWidth(column, large, most) })));
      const height = Math.max(...columns.map(column => column.column.length)) * large.row + headRoom;
      const scale = scaleFor(total(columns.map(column => column.width)), height, free);
      if (!best || scale > best.scale + 1e-9) best = { columns, height, scale };
    }
  }
  const widths = widened(best.columns.map(column => column.width),
    best.columns.map(column => wholeWidth(column.column, large)), free.width / best.scale, total);
  best.columns.forEach((column, index) => { column.width = widths[index]; });
  return { ...best, width: total(widths) };
}

function layAround(centre, { depth, edges, allowed, free }) {
  const distance = distances(centre, depth, allowed);
  const inside = edgesAmong(new Set(distance.keys()), edges);
  for (const edge of inside) {
    const step = distance.get(edge.to) - distance.get(edge.from);
    edge.role = edge.from === centre || edge.to === centre ? " strong" : step === 1 ? "" : " side";
  }
  const groups = grouped(distance.keys(), node => distance.get(node));
  const apart = Math.max(48, large.between - 6 * groups.size);
  const { columns, width, height } = arrangeColumns(groups, apart, free);
  const headings = [], stacks = [];
  let left = 0;
  for (const { steps, count, column, width } of columns) {
    const top = headRoom + (height - headRoom - column.length * large.row) / 2;
    const block = newBlock(-Infinity, Infinity), stack = newStack(left, width);
    stack.blocks.push(block);
    stacks.push(stack);
    placeColumn(column, { left, top, width, size: large, row: large.row, stack, block });
    const words = { "1": "It needs", "-1": "Needs it" }[steps] ?? `In ${Math.abs(steps)} steps`;
    if (count && steps) headings.push({ text: `${words} (${count})`, x: left + width / 2, y: top - 14 });
    left += width + apart;
  }
  untangle(columns.map(column => column.column));
  return { ...nothing, nodes: [...distance.keys()], edges: inside, stacks, headings, width, height, near: true };
}
