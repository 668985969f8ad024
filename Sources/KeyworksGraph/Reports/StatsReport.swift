/// Figures about a program: the depth of its graph, the factories that many others need, what it
/// builds at launch, and modules that only dead code reaches.
package struct StatsReport {
  private let graph: DependencyGraph

  package init(_ graph: DependencyGraph) { self.graph = graph }

  package var text: String {
    let chains = [("deepest", deepest), ("at launch", launch)].filter { !$0.1.isEmpty }
    let modules = counted(graph.program.modules.count, "module")
    let rows: [(String, String, String)] =
      [("factories", "\(graph.factories.count)", "in \(modules)")]
      + chains.map { ($0, "\($1.count)", walk($1)) }
      + needed.prefix(3).map { number, users in
        ("needed by", "\(users)", graph.title(number))
      } + dead.map { ("never reached", "", "the factories of \($0)") }
    let width = rows.map(\.1.count).max() ?? 0
    return rows.map { title, count, text in
      let title = title + String(repeating: " ", count: 14 - title.count)
      let count = String(repeating: " ", count: width - count.count) + count
      return "\(title)\(count)  \(text)\n"
    }.joined()
  }

  package static func json(of graphs: [DependencyGraph]) -> String {
    JSON.list(graphs.map { StatsReport($0).json }).text + "\n"
  }

  private var json: JSON {
    .object([
      ("program", .text(graph.program.name)), ("factories", .number(graph.factories.count)),
      ("modules", .number(graph.program.modules.count)),
      ("deepest", ids(deepest)), ("launch", ids(launch)),
      (
        "needed",
        .list(
          needed.map { number, users in
            .object([("factory", .number(number)), ("by", .number(users))])
          })
      ), ("neverReached", .list(dead.map { .text($0) })),
    ])
  }

  private func ids(_ numbers: [Int]) -> JSON { .list(numbers.map { .number($0) }) }

  /// Without lists, which are not built themselves.
  private var built: [Int] { graph.factories.indices.filter { !graph.factories[$0].isList } }

  /// The longest chain of nested builds.
  private var deepest: [Int] { longestChain(among: Set(built)) }

  /// The longest chain among the instances that every run of the program builds.
  private var launch: [Int] { longestChain(among: graph.launched) }

  /// The factories that more than one other factory needs at any time, by number of users.
  private var needed: [(number: Int, users: Int)] {
    var users: [Int: Set<Int>] = [:]
    for user in built {
      for edge in graph.used(by: user) where edge.target != user {
        users[edge.target, default: []].insert(user)
      }
    }
    return users.filter { $0.value.count > 1 }
      .map { ($0.key, $0.value.count) }
      .sorted { ($1.users, $0.number) < ($0.users, $1.number) }
  }

  /// The modules whose factories are all unreachable.
  private var dead: [String] {
    guard graph.program.isWhole else { return [] }
    let reached = Set(graph.reached.map { graph.factories[$0].module })
    return Set(graph.factories.map(\.module)).subtracting(reached).sorted()
  }

  private func walk(_ chain: [Int]) -> String {
    let names = chain.map { graph.factories[$0].name }
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
    return shown.joined(separator: " → ")
  }

  /// Searches depth first, without recursion. Ignores needs that lead back into the chain, because
  /// they form a cycle.
  private func longestChain(among some: Set<Int>) -> [Int] {
    var best: [Int: (length: Int, next: Int?)] = [:]
    for start in some.sorted() where best[start] == nil {
      var stack = [start]
      var open: Set<Int> = []
      while let here = stack.last {
        let needs = graph.construction(from: here).map(\.target).filter(some.contains)
        if open.insert(here).inserted {
          let left = needs.filter { best[$0] == nil && !open.contains($0) }
          stack += left
          if !left.isEmpty { continue }
        }
        stack.removeLast()
        if best[here] != nil { continue }
        let next = needs.filter { best[$0] != nil }.max {
          ((best[$0]?.length ?? 0), $1) < ((best[$1]?.length ?? 0), $0)
        }
        best[here] = (1 + (next.flatMap { best[$0]?.length } ?? 0), next)
      }
    }
    var chain: [Int] = []
    var next = some.sorted().max { (best[$0]?.length ?? 0, $1) < (best[$1]?.length ?? 0, $0) }
    while let number = next {
      chain.append(number)
      next = best[number]?.next
    }
    return chain
  }
}
