// The boxes that factories stand in: one for each module, or for the folders and files of a module that
// has many factories.

/// A box may have this many factories before it is split, and what is split off has at least as few.
const mostInBox = 40, leastInBox = 4;

/// Some factories of a module by the folder or file at a depth of their paths. Small parts stay together.
function split(some, name, depth = 0) {
  if (some.length <= mostInBox || some.every(node => node.file.split("/").length <= depth)) return [{ name, nodes: some }];
  const parts = new Map();
  for (const node of some) {
    const part = node.file.split("/")[depth] ?? "";
    parts.set(part, [...parts.get(part) ?? [], node]);
  }
  if (parts.size === 1) return split(some, name, depth + 1);
  const large = [...parts].filter(([, nodes]) => nodes.length >= leastInBox);
  const rest = [...parts.values()].filter(nodes => nodes.length < leastInBox).flat();
  return [
    ...large.flatMap(([part, nodes]) => split(nodes, part.replace(/\.swift$/, ""), depth + 1)),
    ...(rest.length ? [{ name: large.length ? `${name}, other` : name, nodes: rest }] : []),
  ];
}

/// Gives each factory its box. The titles say the module too, if there are several.
function boxesOf(nodes, modules) {
  return modules.flatMap(module => split(nodes.filter(node => node.module === module), module).map(({ name, nodes }) => {
    const box = { module, title: name.startsWith(module) || modules.length === 1 ? name : `${module} ${name}` };
    for (const node of nodes) node.box = box;
    return box;
  }));
}
