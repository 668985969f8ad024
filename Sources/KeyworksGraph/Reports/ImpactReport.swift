/// What depends on one factory: the factories that need it, nearest first, and the code that
/// replaces it.
package struct ImpactReport {
  private let graph: DependencyGraph
  private let paths: Paths

  package init(_ graph: DependencyGraph, _ paths: Paths) {
    (self.graph, self.paths) = (graph, paths)
  }

  /// Empty if no factory has the name.
  package func text(of name: String) -> String {
    graph.factories(named: name).map(text).joined(separator: "\n")
  }

  private func text(_ number: Int) -> String {
    let rounds = users(of: number)
    let count = rounds.reduce(0) { $0 + $1.count }
    let modules = Set(rounds.joined().map { graph.factories[$0].module })
    var lines = [
      "\(graph.title(number)) is needed by \(counted(count, "factory", "factories")) in "
        + counted(modules.count, "module")
    ]
    for (distance, users) in rounds.enumerated() {
      lines.append(distance == 0 ? "directly" : "in \(distance + 1) hops")
      lines += users.map { "  \(graph.title($0)) (\(paths.text(graph.factories[$0].place)))" }
    }
    let layers = graph.registrations[number] ?? []
    if !layers.isEmpty { lines.append("is registered, overridden or decorated by") }
    lines += layers.map { wiring in
      "  \(wiring.step.user ?? wiring.step.name) (\(paths.text(wiring.step.place)))"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The factories that need it, by distance. Code that gathers a list needs its members.
  private func users(of number: Int) -> [[Int]] {
    let users = graph.users
    var seen: Set = [number]
    var rounds: [[Int]] = []
    var last = [number]
    while true {
      last = Set(last.flatMap { users[$0] }).subtracting(seen).sorted()
      if last.isEmpty { return rounds }
      seen.formUnion(last)
      rounds.append(last)
    }
  }
}
