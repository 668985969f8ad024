/// The edges to remove from a graph so that no cycle remains. The result is the smallest possible
/// if that is at most three edges, and otherwise a small set.
package struct FeedbackEdges {
  package typealias Edge = (from: Int, to: Int)

  private let count: Int
  private let edges: [Edge]
  private let leaving: [[Int]]

  /// - Parameter edges: Edges between nodes that are numbered from 0.
  package init(_ edges: [Edge], among count: Int) {
    (self.count, self.edges) = (count, edges)
    var leaving = [[Int]](repeating: [], count: count)
    for (number, edge) in edges.enumerated() { leaving[edge.from].append(number) }
    self.leaving = leaving
  }

  /// The indices of the edges to remove.
  package func smallest() -> [Int] {
    if isOpen(without: []) { return [] }
    // Each try visits all nodes and edges. A graph too large for that gets a good result instead of
    // the best.
    var budget = max(count, 8_000_000 / (count + edges.count))
    for limit in 1...3 {
      if let found = search([], limit, &budget) { return found }
      if budget <= 0 { break }
    }
    return few()
  }

  /// Tries each edge of one cycle, because one of them must go. The last edge is tried first,
  /// because the first one is where a reader begins.
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

  /// The last edge of each cycle in turn, except those that may stay.
  private func few() -> [Int] {
    var removed: Set<Int> = []
    while let edge = shortCycle(without: removed)?.last { removed.insert(edge) }
    for edge in removed.sorted() where isOpen(without: removed.subtracting([edge])) {
      removed.remove(edge)
    }
    return removed.sorted()
  }

  private func isOpen(without removed: Set<Int>) -> Bool {
    !closed(without: removed).contains(true)
  }

  /// The nodes on a cycle or reachable from one.
  private func closed(without removed: Set<Int>) -> [Bool] {
    var incoming = [Int](repeating: 0, count: count)
    for (number, edge) in edges.enumerated() where !removed.contains(number) {
      incoming[edge.to] += 1
    }
    var free = (0..<count).filter { incoming[$0] == 0 }
    while let node = free.popLast() {
      for number in leaving[node] where !removed.contains(number) {
        incoming[edges[number].to] -= 1
        if incoming[edges[number].to] == 0 { free.append(edges[number].to) }
      }
    }
    return incoming.map { $0 > 0 }
  }

  /// The shortest cycle through some node on a cycle. Nil if there is no cycle.
  private func shortCycle(without removed: Set<Int>) -> [Int]? {
    let closed = closed(without: removed)
    guard var node = closed.firstIndex(of: true) else { return nil }
    // Each of these nodes has a predecessor among them, so walking back ends on a cycle.
    var before = [Int](repeating: -1, count: count)
    for (number, edge) in edges.enumerated() where !removed.contains(number) && closed[edge.from] {
      if before[edge.to] < 0 { before[edge.to] = edge.from }
    }
    var place = [Int](repeating: -1, count: count)
    var way: [Int] = []
    while place[node] < 0 {
      place[node] = way.count
      way.append(node)
      node = before[node]
    }
    return way[place[node]...].min().flatMap { cycle(through: $0, without: removed) }
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
