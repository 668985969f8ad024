/// The given elements, and all that they lead to.
func reachable<Element: Hashable>(
  from elements: Set<Element>, _ next: (Element) -> some Sequence<Element>
) -> Set<Element> {
  var found = elements
  var left = Array(elements)
  while let element = left.popLast() {
    left += next(element).filter { found.insert($0).inserted }
  }
  return found
}

/// For each number, the numbers that lead to it.
func reversed(_ targets: [[Int]]) -> [[Int]] {
  var sources = [[Int]](repeating: [], count: targets.count)
  for (source, targets) in targets.enumerated() {
    for target in targets { sources[target].append(source) }
  }
  return sources
}

/// The elements and all that they lead to, each after what it leads to, except where that leads
/// back to it. Searches depth first, without recursion, because chains in large programs are long.
func postorder<Element: Hashable>(
  from elements: some Sequence<Element>, _ next: (Element) -> [Element]
) -> [Element] {
  var order: [Element] = []
  var seen: Set<Element> = []
  for element in elements {
    var stack = [(element, isDone: false)]
    while let (element, isDone) = stack.popLast() {
      if isDone {
        order.append(element)
      } else if seen.insert(element).inserted {
        stack.append((element, true))
        stack += next(element).map { ($0, false) }
      }
    }
  }
  return order
}
