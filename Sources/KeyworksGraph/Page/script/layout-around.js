/// One factory in the middle, what needs it to the left, what it needs to the right.
function layAround(centre, depth) {
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
  const inside = edgesAmong(new Set(distance.keys()));
  for (const edge of inside) {
    const step = distance.get(edge.to) - distance.get(edge.from);
    edge.role = edge.from === centre || edge.to === centre ? " strong" : step === 1 ? "" : " side";
  }
  const groups = grouped(distance.keys(), node => distance.get(node));
  const apart = Math.max(48, large.between - 6 * groups.size), headRoom = 28;
  let best;
  const sizes = [Infinity, large.most].flatMap(most => {
    const all = [];
    for (let rows = 60; rows > 1; rows = rows > 12 ? Math.floor(rows * .85) : rows - 1) all.push({ rows, most });
    return all;
  });
  for (const { rows, most } of sizes) {
    const columns = [...groups].flatMap(([steps, group]) => parts(group, rows).map((column, part) =>
      ({ steps, count: part ? 0 : group.length, column, width: columnWidth(column, large, most) })));
    const width = sum(columns.map(column => column.width + apart)) - apart;
    const height = Math.max(...columns.map(column => column.column.length)) * large.row + headRoom;
    const scale = scaleFor(width, height);
    if (!best || scale > best.scale + 1e-9) best = { columns, width, height, scale };
  }
  const headings = [], stacks = [];
  let left = 0;
  for (const { steps, count, column, width } of best.columns) {
    const top = headRoom + (best.height - headRoom - column.length * large.row) / 2;
    const block = { top: -Infinity, bottom: Infinity, columns: [] };
    stacks.push({ middle: left + width / 2, blocks: [block] });
    placeColumn(column, left, top, width, large, large.row, stacks.at(-1), block);
    const words = { "1": "It needs", "-1": "Needs it" }[steps] ?? `In ${Math.abs(steps)} steps`;
    if (count && steps) headings.push({ text: `${words} (${count})`, x: left + width / 2, y: top - 14 });
    left += width + apart;
  }
  untangle(best.columns.map(column => column.column));
  const { width, height } = best;
  return { ...nothing, nodes: [...distance.keys()], edges: inside, stacks, headings, width, height, near: true };
}
