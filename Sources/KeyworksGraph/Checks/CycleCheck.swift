/// Factories that need themselves while they are built.
///
/// For each need that lies on a cycle the shortest cycle through it is reported, once. A factory
/// whose arguments, `id:` or variant may differ from those before it may end its recursion, so
/// cycles through one are left alone.
///
/// A task that a body starts inherits the chain of builds. If it asks for an instance of that chain
/// before it is built, the program stops; later it gets the instance. So a cycle through a task is a
/// warning.
struct CycleCheck {
  private let graph: DependencyGraph
  private let needs: [[DependencyGraph.Edge]]
  private let started: [[DependencyGraph.Edge]]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    func certain(_ edges: (Int) -> [DependencyGraph.Edge]) -> [[DependencyGraph.Edge]] {
      graph.factories.indices.map { number in
        let factory = graph.factories[number]
        return factory.isList || factory.mayDiffer
          ? []
          : edges(number).filter {
            !graph.factories[$0.target].mayDiffer && !$0.traits.contains(.mayEnd)
          }
      }
    }
    needs = certain(graph.construction)
    started = certain(graph.started)
  }

  func findings() -> [Finding] {
    let component = components()
    var reported: Set<[Int]> = []
    var findings: [Finding] = []
    for number in needs.indices {
      for edge in needs[number] where component[edge.target] == component[number] {
        guard let back = shortestWay(from: edge.target, to: number) else { continue }
        let cycle = rotated([(number, edge)] + back)
        if endsByVariant(cycle) { continue }
        if reported.insert(cycle.map(\.0)).inserted { findings.append(finding(cycle)) }
      }
    }
    return findings + throughTasks()
  }

  /// A task inherits the chain of async builds, not that of a thread. So a cycle without an async
  /// factory does not stop.
  private func throughTasks() -> [Finding] {
    started.indices.flatMap { number in
      started[number].compactMap { edge in
        guard let back = shortestWay(from: edge.target, to: number) else { return nil }
        let cycle = rotated([(number, edge)] + back)
        let isAsync = cycle.contains { graph.factories[$0.0].isAsync }
        return isAsync && !endsByVariant(cycle) ? finding(cycle) : nil
      }
    }
  }

  /// A body of `.when` that leads to something kept does not come back: what is kept is built
  /// without the variants around it, unless it varies by them.
  private func endsByVariant(_ cycle: [(Int, DependencyGraph.Edge)]) -> Bool {
    cycle.contains { $0.1.traits.contains(.isUnderVariant) }
      && cycle.contains { graph.factories[$0.0].isKept && !graph.factories[$0.0].varies }
  }

  /// Begins with the first in the order of places.
  private func rotated(
    _ cycle: [(Int, DependencyGraph.Edge)]
  ) -> [(Int, DependencyGraph.Edge)] {
    let first = cycle.map(\.0).min()
    return Array(cycle.drop { $0.0 != first } + cycle.prefix { $0.0 != first })
  }

  private func finding(_ cycle: [(Int, DependencyGraph.Edge)]) -> Finding {
    let numbers = cycle.map(\.0)
    let first = graph.factories[numbers[0]]
    let hasTask = cycle.contains { $0.1.timing == .inTask }
    let isCertain = !hasTask && cycle.allSatisfy { !$0.1.traits.contains(.isDynamic) }
    let walk = (numbers + [numbers[0]]).map { graph.factories[$0].name }.joined(separator: " → ")
    return Finding(
      check: .cycle, severity: isCertain ? .error : .warning,
      message: "'\(first.name)' \(isCertain ? "needs" : "may need") itself: \(walk)",
      fix: hasTask
        ? "Start the task with Task.detached, or after the instance is built."
        : "Let one of them resolve the next when it is used, not while it is built.",
      place: first.place, factories: numbers, path: cycle.flatMap(\.1.steps))
  }

  /// Breadth first, so the shortest; nil if there is none.
  private func shortestWay(from start: Int, to end: Int) -> [(Int, DependencyGraph.Edge)]? {
    if start == end { return [] }
    var cameBy: [Int: (Int, DependencyGraph.Edge)] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count, cameBy[end] == nil {
      let here = queue[head]
      head += 1
      for edge in needs[here] where cameBy[edge.target] == nil && edge.target != start {
        cameBy[edge.target] = (here, edge)
        queue.append(edge.target)
      }
    }
    var way: [(Int, DependencyGraph.Edge)] = []
    var at = end
    while at != start {
      guard let step = cameBy[at] else { return nil }
      way.append(step)
      at = step.0
    }
    return way.reversed()
  }

  /// For each factory the number of its strongly connected component (Tarjan, without recursion:
  /// a chain may be as long as the program is large). One that is alone and does not need itself
  /// has a component of its own, so no need of it stays inside.
  private func components() -> [Int] {
    var component = [Int](repeating: -1, count: needs.count)
    var order = [Int](repeating: -1, count: needs.count)
    var low = order
    var stack: [Int] = []
    var count = 0
    var components = 0
    for root in needs.indices where order[root] < 0 {
      var calls = [(node: root, next: 0)]
      while let (node, next) = calls.last {
        if next == 0 {
          order[node] = count
          low[node] = count
          count += 1
          stack.append(node)
        }
        if next < needs[node].count {
          calls[calls.count - 1].next += 1
          let target = needs[node][next].target
          if order[target] < 0 {
            calls.append((target, 0))
          } else if component[target] < 0 {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.node { low[caller] = min(low[caller], low[node]) }
        guard low[node] == order[node] else { continue }
        while let member = stack.popLast() {
          component[member] = components
          if member == node { break }
        }
        components += 1
      }
    }
    return component
  }
}
