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
    let ways = ShortestWays(from: [user], to: need, along: graph.needs)
    guard user != need, let way = ways.way(to: need) else {
      return "\(names.0) does not need \(names.1).\n"
    }
    var lines = ["\(names.0) needs \(names.1): \(graph.walk(way.factories))"]
    for need in way {
      let when = graph.factories[need.user].isList ? "" : ", \(need.edge.timing.text)"
      lines.append("  \(graph.walk([need.user, need.edge.target]))\(when)")
      lines += need.edge.steps.map { "    \(paths.text($0.place)): \($0.name)" }
    }
    return lines.map { $0 + "\n" }.joined()
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
