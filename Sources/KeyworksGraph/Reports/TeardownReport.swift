/// In which order a program tears down what it has built, one factory a line: to look at, and to keep
/// as a snapshot that shows in a review what a change moved.
///
/// As when the program runs, what uses something comes before that, of others those of a child
/// container before those of its parent, and singletons last. Then the program goes by when they were
/// built; here it is the alphabet.
package struct TeardownReport {
  private let graph: DependencyGraph
  /// For each factory what it uses, at any time.
  private let needs: [[DependencyGraph.Edge]]

  /// What is torn down after each, directly or through factories without a teardown, and when at the
  /// earliest it is used.
  private typealias Uses = [Int: [Int: Timing]]

  package init(_ graph: DependencyGraph) {
    self.graph = graph
    needs = graph.factories.indices.map(graph.used)
  }

  /// What the factories that the names mean lead to, or all that has a teardown. Empty if there
  /// is nothing.
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
      var seen: Set = [user]
      var left = [user]
      while let next = left.popLast() {
        for edge in needs[next] where edge.timing <= timing && seen.insert(edge.target).inserted {
          if !graph.factories[edge.target].hasTeardown {
            left.append(edge.target)
          } else if found[edge.target] == nil {
            found[edge.target] = timing
          }
        }
      }
    }
    return found
  }

  private func text(ordering all: Uses) -> String {
    var uses = all
    // How many of those that are left use each.
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
          "  left out, because it would close a loop: \(title(cut.user)) before "
            + "\(title(cut.used)) (\(cut.timing.word))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Which use of a loop does not count: when the program runs, one that comes after construction and
  /// would close the loop. Of several here it is the one that comes latest, and the first of these.
  private func cut(
    loopAmong left: [Int], _ uses: Uses
  ) -> (user: Int, used: Int, timing: Timing) {
    // Each is used by another one: going back from any leads into a loop.
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

  /// What comes first where nothing uses the other.
  private func rank(_ number: Int) -> (Int, String) {
    let factory = graph.factories[number]
    let depth =
      factory.lifetime == .singleton
      ? 0 : 1 + graph.containers.ancestors(of: factory.containerType).types.count
    return (-depth, title(number))
  }

  private func line(_ number: Int, _ all: Uses) -> String {
    let used = all[number, default: [:]].sorted { rank($0.key) < rank($1.key) }
      .map { title($0.key) + ($0.value == .now ? "" : " (\($0.value.word))") }
    return title(number) + (used.isEmpty ? "" : ", before \(used.joined(separator: ", "))")
  }

  private func title(_ number: Int) -> String {
    let factory = graph.factories[number]
    return "\(factory.module).\(factory.container).\(factory.fullName)"
  }
}
