/// The shortest chain of needs from one factory to another.
package struct WhyReport {
  private let graph: DependencyGraph
  private let paths: Paths

  package init(_ graph: DependencyGraph, _ paths: Paths) {
    (self.graph, self.paths) = (graph, paths)
  }

  /// Empty if no factory has one of the names.
  package func text(from user: String, to need: String) -> String {
    let users = graph.factories(named: user)
    let needs = graph.factories(named: need)
    return users.flatMap { user in needs.map { need in text(from: user, to: need) } }
      .joined(separator: "\n")
  }

  private func text(from user: Int, to need: Int) -> String {
    let names = (graph.title(user), graph.title(need))
    guard user != need, let way = way(from: user, to: need) else {
      return "\(names.0) does not need \(names.1).\n"
    }
    let walk = ([user] + way.map(\.target)).map { graph.factories[$0].name }
    var lines = ["\(names.0) needs \(names.1): \(walk.joined(separator: " → "))"]
    var from = user
    for edge in way {
      let when = graph.factories[from].isList ? "" : ", \(edge.timing.text)"
      lines.append("  \(graph.factories[from].name) → \(graph.factories[edge.target].name)\(when)")
      lines += edge.steps.map { "    \(paths.text($0.place)): \($0.name)" }
      from = edge.target
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Searches breadth first, to find the shortest path. A list leads to its members.
  private func way(from user: Int, to need: Int) -> [DependencyGraph.Edge]? {
    var cameBy: [Int: (from: Int, edge: DependencyGraph.Edge)] = [:]
    var queue = [user]
    var head = 0
    while head < queue.count, cameBy[need] == nil {
      for edge in graph.needs(of: queue[head]) where cameBy[edge.target] == nil {
        cameBy[edge.target] = (queue[head], edge)
        queue.append(edge.target)
      }
      head += 1
    }
    var way: [DependencyGraph.Edge] = []
    var at = need
    while at != user {
      guard let (from, edge) = cameBy[at] else { return nil }
      way.append(edge)
      at = from
    }
    return way.reversed()
  }
}

extension DependencyGraph {
  func factories(named name: String) -> [Int] {
    factories.indices.filter { Pattern(name).matches(factories[$0]) }
  }

  /// `Shop.cart, .cached`
  func title(_ number: Int) -> String {
    let factory = factories[number]
    return "\(factory.module).\(factory.name)\(factory.isList ? "" : ", " + factory.lifetime.text)"
  }
}
