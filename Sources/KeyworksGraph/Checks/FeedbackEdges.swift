/// The edges to take out of a graph so that no cycle is left: as few as possible, if that are up to three, and
/// else a small number.
struct FeedbackEdges {
  typealias Edge = (from: Int, to: Int)

  private let count: Int
  private let edges: [Edge]
  private let leaving: [[Int]]

  /// - Parameter edges: Between nodes that are numbered from 0 on.
  init(_ edges: [Edge], among count: Int) {
    (self.count, self.edges) = (count, edges)
    var leaving = [[Int]](repeating: [], count: count)
    for (number, edge) in edges.enumerated() { leaving[edge.from].append(number) }
    self.leaving = leaving
  }

  /// Their numbers.
  func smallest() -> [Int] {
    if isOpen(without: []) { return [] }
    var budget = 20_000
    for limit in 1...3 {
      if let found = search([], limit, &budget) { return found }
      if budget <= 0 { break }
    }
    return few()
  }

  /// Tries the edges of one cycle, of which one has to go. The last is tried first: the first of them is where
  /// a reader begins.
  private func search(_ removed: Set<Int>, _ limit: Int, _ budget: inout Int) -> [Int]? {
    guard let cycle = shortCycle(without: removed) else { return removed.sorted() }
    for edge in cycle.reversed() {
      budget -= 1
      if budget <= 0 { return nil }
      let removed = removed.union([edge])
      if limit == 1 {
        if isOpen(without: removed) { return removed.sorted() }
      } else if let found = search(removed, limit - 1, &budget) {
        return found
      }
    }
    return nil
  }

  /// Those that lead back in an order of the nodes, without what can stay.
  private func few() -> [Int] {
    var position = [Int](repeating: 0, count: count)
    for (place, node) in order().enumerated() { position[node] = place }
    var back = Set(edges.indices.filter { position[edges[$0].to] <= position[edges[$0].from] })
    for edge in back.sorted() where isOpen(without: back.subtracting([edge])) { back.remove(edge) }
    return back.sorted()
  }

  /// Nodes from which more leads than comes first: few edges lead back then.
  private func order() -> [Int] {
    var outgoing = leaving.map(\.count)
    var incoming = [Int](repeating: 0, count: count)
    for edge in edges { incoming[edge.to] += 1 }
    var left = Set(0..<count)
    var order: [Int] = []
    while let next = left.max(by: {
      (outgoing[$0] - incoming[$0], $1) < (outgoing[$1] - incoming[$1], $0)
    }) {
      left.remove(next)
      order.append(next)
      for edge in edges where edge.from == next { incoming[edge.to] -= 1 }
      for edge in edges where edge.to == next { outgoing[edge.from] -= 1 }
    }
    return order
  }

  private func isOpen(without removed: Set<Int>) -> Bool {
    var incoming = [Int](repeating: 0, count: count)
    for (number, edge) in edges.enumerated() where !removed.contains(number) {
      incoming[edge.to] += 1
    }
    var free = (0..<count).filter { incoming[$0] == 0 }
    var seen = 0
    while let node = free.popLast() {
      seen += 1
      for number in leaving[node] where !removed.contains(number) {
        incoming[edges[number].to] -= 1
        if incoming[edges[number].to] == 0 { free.append(edges[number].to) }
      }
    }
    return seen == count
  }

  /// The shortest cycle of the first node that is on one; nil if none is.
  private func shortCycle(without removed: Set<Int>) -> [Int]? {
    (0..<count).lazy.compactMap { cycle(through: $0, without: removed) }.first
  }

  private func cycle(through start: Int, without removed: Set<Int>) -> [Int]? {
    var cameBy = [Int?](repeating: nil, count: count)
    var queue = [start]
    var head = 0
    while head < queue.count {
      for number in leaving[queue[head]] where !removed.contains(number) {
        let next = edges[number].to
        if cameBy[next] != nil { continue }
        cameBy[next] = number
        queue.append(next)
      }
      head += 1
    }
    guard var edge = cameBy[start] else { return nil }
    var cycle = [edge]
    while edges[edge].from != start, let before = cameBy[edges[edge].from] {
      cycle.append(before)
      edge = before
    }
    return cycle.reversed()
  }
}
