// Layers of points. A pair leads from one point to another.

function pairsFrom(points, pairs) {
  const result = new Map(points.map(point => [point, []]));
  for (const pair of pairs) result.get(pair.from).push(pair);
  return result;
}

/// The number of the strongly connected component of each point.
function components(points, pairs) {
  const next = pairsFrom(points, pairs), found = new Map(), low = new Map(), component = new Map(), stack = [];
  let number = 0;
  const visit = point => {
    const order = found.size;
    found.set(point, order);
    low.set(point, order);
    stack.push(point);
    for (const { to } of next.get(point)) {
      if (!found.has(to)) visit(to);
      if (!component.has(to)) low.set(point, Math.min(low.get(point), low.get(to)));
    }
    if (low.get(point) !== order) return;
    while (!component.has(point)) component.set(stack.pop(), number);
    number++;
  };
  for (const point of points) if (!found.has(point)) visit(point);
  return component;
}

/// The pairs without those that close a circle. In a circle only strong pairs count, so that
/// it is a lazy edge that points back, where there is one.
function withoutCircles(points, pairs) {
  const component = components(points, pairs), done = new Map();
  const outside = pair => component.get(pair.from) !== component.get(pair.to);
  const kept = pairs.filter(outside);
  const next = pairsFrom(points, pairs.filter(pair => pair.strong && !outside(pair)));
  const visit = point => {
    done.set(point, false);
    for (const pair of next.get(point)) {
      if (done.get(pair.to) === false) continue;
      kept.push(pair);
      if (!done.has(pair.to)) visit(pair.to);
    }
    done.set(point, true);
  };
  for (const point of points) if (!done.has(point)) visit(point);
  return kept;
}

/// A layer for each point, such that pairs lead to higher layers.
function layersOf(points, pairs) {
  const kept = withoutCircles(points, pairs), layers = new Map();
  const next = pairsFrom(points, kept);
  const previous = pairsFrom(points, kept.map(({ from, to }) => ({ from: to, to: from })));
  const layer = point => {
    if (!layers.has(point)) layers.set(point, Math.max(0, ...previous.get(point).map(pair => layer(pair.to) + 1)));
    return layers.get(point);
  };
  points.forEach(layer);
  // What nobody needs stands next to what it needs, or long edges would start at the left.
  for (const point of points) {
    if (previous.get(point).length || !next.get(point).length) continue;
    layers.set(point, Math.min(...next.get(point).map(pair => layers.get(pair.to))) - 1);
  }
  return layers;
}

/// A few sweeps that move each item to the average height of those it is `linked` with. The
/// items of a cell change places with each other.
function untangle(cells) {
  for (let sweep = 0; sweep < 10; sweep++) {
    for (const cell of sweep % 2 ? [...cells].reverse() : cells) {
      const heights = cell.map(item => item.y).sort((one, other) => one - other);
      for (const item of cell) {
        item.pull = item.linked.length ? sum(item.linked.map(other => other.y)) / item.linked.length : item.y;
      }
      cell.sort((one, other) => one.pull - other.pull || one.index - other.index);
      cell.forEach((item, index) => { item.y = heights[index]; });
    }
  }
}

/// The list in as few equal parts as possible of at most `most`.
function parts(list, most) {
  const size = Math.ceil(list.length / Math.ceil(list.length / most));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));
}

/// The values by their keys, which are in order.
function grouped(list, keyOf) {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item), group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return new Map([...groups].sort((one, other) => one[0] - other[0]));
}
