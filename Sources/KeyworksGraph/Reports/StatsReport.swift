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
      "\(title)\(count.padded(to: 14 - title.count + width))  \(text)\n"
    }.joined()
  }

  package static func json(of graphs: [DependencyGraph]) -> String {
    JSON.list(graphs.map { StatsReport($0).json }).text + "\n"
  }

  private var json: JSON {
    let needed = needed.map { number, users -> JSON in
      ["factory": .number(number), "by": .number(users)]
    }
    return [
      "program": .text(graph.program.name), "factories": .number(graph.factories.count),
      "modules": .number(graph.program.modules.count),
      "deepest": .list(deepest.map(JSON.number)), "launch": .list(launch.map(JSON.number)),
      "needed": .list(needed), "neverReached": .list(dead.map(JSON.text)),
    ]
  }

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
    chain.count > 8
      ? "\(graph.walk(chain.prefix(4))) → … → \(graph.walk(chain.suffix(3)))"
      : graph.walk(chain)
  }

  /// Ignores needs that lead back into the chain, because they form a cycle.
  private func longestChain(among some: Set<Int>) -> [Int] {
    func needs(_ number: Int) -> [Int] {
      graph.construction(from: number).map(\.target).filter(some.contains)
    }
    var best: [Int: (length: Int, next: Int?)] = [:]
    func longest(_ numbers: [Int]) -> Int? {
      numbers.filter { best[$0] != nil }
        .max { (best[$0]?.length ?? 0, $1) < (best[$1]?.length ?? 0, $0) }
    }
    for here in postorder(from: some.sorted(), needs) {
      let next = longest(needs(here))
      best[here] = (1 + (next.flatMap { best[$0]?.length } ?? 0), next)
    }
    var chain: [Int] = []
    var next = longest(Array(some))
    while let number = next {
      chain.append(number)
      next = best[number]?.next
    }
    return chain
  }
}
