/// The order in which a program tears down its instances, one factory per line. As a snapshot, it
/// shows in a review what a change moved.
///
/// The order is that of the running program: an instance comes before everything that it uses.
/// Otherwise instances of a child container come before those of its parent, and singletons come
/// last. The program then goes by the order of construction. This report sorts by name.
package struct TeardownReport {
  private let graph: DependencyGraph
  /// For each factory, what it uses at any time.
  private let needs: [[DependencyGraph.Edge]]

  /// What is torn down after each factory, directly or through factories without a teardown, and
  /// the earliest time at which it is used.
  private typealias Uses = [Int: [Int: Timing]]

  package init(_ graph: DependencyGraph) {
    self.graph = graph
    needs = graph.factories.indices.map(graph.used)
  }

  /// The order for the factories that match the names and everything they lead to, or for all
  /// factories with a teardown. Empty if there are none.
  package func text(of names: [String] = []) -> String {
    let patterns = names.map { Pattern($0) }
    var left = graph.factories.indices.filter { number in
      let factory = graph.factories[number]
      return names.isEmpty
        ? factory.hasTeardown
        : patterns.contains { $0.matches(factory) || $0.matchesInContainer(factory) }
    }
    var uses: Uses = [:]
    while let next = left.popLast() {
      if uses[next] != nil { continue }
      let used = tornDown(after: next)
      uses[next] = used
      left += used.keys
    }
    return text(ordering: uses.filter { graph.factories[$0.key].hasTeardown })
  }

  private func tornDown(after user: Int) -> [Int: Timing] {
    var found: [Int: Timing] = [:]
    for timing in Timing.allCases {
      let used = reachable(from: [user]) { number in
        number != user && graph.factories[number].hasTeardown
          ? [] : needs[number].filter { $0.timing <= timing }.map(\.target)
      }
      for number in used where number != user && graph.factories[number].hasTeardown {
        found[number] = found[number] ?? timing
      }
    }
    return found
  }

  private func text(ordering all: Uses) -> String {
    var uses = all
    // For each factory, the number of remaining factories that use it.
    var users: [Int: Int] = [:]
    for used in all.values.flatMap(\.keys) { users[used, default: 0] += 1 }
    var left = all.keys.sorted { rank($0) < rank($1) }
    var lines: [String] = []
    while !left.isEmpty {
      if let index = left.firstIndex(where: { users[$0, default: 0] == 0 }) {
        let number = left.remove(at: index)
        for used in uses[number, default: [:]].keys { users[used, default: 1] -= 1 }
        lines.append(line(number, all))
      } else {
        let cut = cut(loopAmong: left, uses)
        uses[cut.user]?[cut.used] = nil
        users[cut.used, default: 1] -= 1
        lines.append(
          "  left out, because it would close a loop: \(graph.path(to: cut.user)) before "
            + "\(graph.path(to: cut.used)) (\(cut.timing.word))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The use to ignore in a loop. The running program ignores a use after construction that would
  /// close a loop. If there are several, this report ignores the latest, and the first of equally
  /// late ones.
  private func cut(loopAmong left: [Int], _ uses: Uses) -> (user: Int, used: Int, timing: Timing) {
    // Each of these is used by another one, so walking back from any of them ends in a loop.
    var trail = [left[0]]
    while true {
      let used = trail[trail.count - 1]
      guard let user = left.first(where: { uses[$0]?[used] != nil }) else {
        fatalError("what nothing uses is ready")
      }
      trail.append(user)
      guard let start = trail.firstIndex(of: user), start < trail.count - 1 else { continue }
      let loop = zip(trail[start...].dropFirst(), trail[start...]).map { user, used in
        (user: user, used: used, timing: uses[user]?[used] ?? .now)
      }
      let latest = loop.filter { use in !loop.contains { $0.timing > use.timing } }
      return latest.min { rank($0.user) < rank($1.user) } ?? latest[0]
    }
  }

  /// The order of factories that do not use each other.
  private func rank(_ number: Int) -> (Int, String) {
    let factory = graph.factories[number]
    let depth =
      factory.lifetime == .singleton
      ? 0 : 1 + graph.containers.ancestors(of: factory.containerType).types.count
    return (-depth, graph.path(to: number))
  }

  private func line(_ number: Int, _ all: Uses) -> String {
    let used = all[number, default: [:]].sorted { rank($0.key) < rank($1.key) }
      .map { graph.path(to: $0.key) + ($0.value == .now ? "" : " (\($0.value.word))") }
    return graph.path(to: number) + (used.isEmpty ? "" : ", before \(used.joined(separator: ", "))")
  }
}
