/// A description of one factory: its place, its needs, the factories that need it, and its
/// findings.
package struct ExplainReport {
  private let graph: DependencyGraph
  private let findings: [Finding]
  private let paths: Paths

  package init(_ graph: DependencyGraph, _ findings: [Finding], _ paths: Paths) {
    (self.graph, self.findings, self.paths) = (graph, findings, paths)
  }

  /// Empty if no factory has the name.
  package func text(of name: String) -> String {
    graph.factories(named: name).map(text).joined(separator: "\n")
  }

  private func text(_ number: Int) -> String {
    let factory = graph.factories[number]
    var lines = [
      "\(factory.module).\(factory.name): \(factory.summary)", "  \(paths.text(factory.place))",
    ]

    let needs = graph.edges[number]
    lines.append(needs.isEmpty ? "needs nothing" : "needs")
    for edge in needs {
      let mark = edge.isSuspended ? ", suspended" : ""
      // Only a wrapper of another library keeps nothing of what it reads.
      let isAnew =
        edge.timing == .lazily && edge.traits.contains(.isUnkept)
        && !factory.offers.contains(.providers)
      let when = isAnew ? "at each read" : edge.timing.text
      lines.append("  \(graph.title(edge.target)), \(when)\(mark)")
      lines += edge.steps.map { "    \(paths.text($0.place)): \($0.name)" }
    }
    if factory.isList {
      let order = graph.order(of: number)
      lines.append("has the members")
      lines += (order.ordered ?? order.members).map { member in
        let number = graph.number(of: member.factory)
        let mark = graph.factories[number].isAsync ? ", suspended" : ""
        return "  \(graph.title(number)) (\(paths.text(member.place)))\(mark)"
      }
    }

    let users = graph.factories.indices.filter { user in
      graph.edges[user].contains { $0.target == number }
        || (graph.members[user] ?? []).contains { graph.number(of: $0.factory) == number }
    }
    lines.append(users.isEmpty ? "no factory needs it" : "is needed by")
    lines += users.map { "  \(graph.title($0)) (\(paths.text(graph.factories[$0].place)))" }

    let own = findings.filter { $0.factories.contains(number) }
    if !own.isEmpty { lines.append("findings") }
    lines += own.map {
      "  \($0.severity.rawValue): \($0.message). \($0.fix) [\($0.check.rawValue)]"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Factory {
  fileprivate var summary: String {
    if isList { return "\(isAsync ? "an async" : "a") \(kind.rawValue) of \(type)" }
    let kept = lifetime == .unique ? "built for each resolve" : lifetime.text
    let words = [
      isPromised ? "promised" : nil, isAsync ? "async" : nil,
      isMainActor ? "on the main actor" : nil, kept, hasTeardown ? "with a teardown" : nil,
      "builds \(type)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Timing {
  var text: String {
    switch self {
    case .now: "while it is built"
    case .lazily: "at the first read"
    case .inTask: "in a task that it starts"
    case .later: "later, at each use"
    }
  }
}
