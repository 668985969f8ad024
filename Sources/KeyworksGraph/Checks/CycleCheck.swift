/// Finds factories that need themselves during construction.
///
/// Factories that need each other are one finding, however many cycles they form. The finding lists
/// the fewest needs that must be resolved later, and shows the shortest cycle through the first of
/// these needs. A factory with arguments, an `id:` or variants may end its own recursion, so a
/// cycle through such a factory counts only if nothing decides about its need.
///
/// A task started by a body inherits the chain of builds. If it resolves an instance of that chain
/// before that instance is complete, the program stops. Afterwards it gets the instance. So a cycle
/// through a task is a warning.
struct CycleCheck: GraphCheck {
  private let graph: DependencyGraph
  private let needs: [[Edge]]
  private let started: [[Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    func certain(_ edges: (Int) -> [Edge]) -> [[Edge]] {
      graph.factories.indices.map { number in
        let factory = graph.factories[number]
        let ending: Use.Traits = factory.mayDiffer ? [.mayEnd, .isConditional] : .mayEnd
        return factory.isList ? [] : edges(number).filter { $0.traits.isDisjoint(with: ending) }
      }
    }
    needs = certain(graph.construction)
    started = certain(graph.started)
  }

  func findings() -> [Finding] {
    var opened: Set<[Int]> = []
    // Certain cycles first, so that possible cycles are reported only if they are not broken yet.
    return [false, true].flatMap { isDynamic in
      [false, true].flatMap { isUnderVariant in
        loops(isDynamic, isUnderVariant, &opened)
      }
    } + throughTasks()
  }

  /// The cycles of one kind.
  ///
  /// - Parameters:
  /// - isDynamic: Whether to include needs that depend on the implementation that is called.
  /// - isUnderVariant: Whether to include bodies of `.when`. A need of such a body that leads to a
  ///   cached instance closes no cycle: a cached instance is built without the surrounding
  ///   variants, unless it varies by them.
  /// - opened: The needs that earlier findings advise to resolve later. Adds those of the new
  ///   findings.
  private func loops(
    _ isDynamic: Bool, _ isUnderVariant: Bool, _ opened: inout Set<[Int]>
  ) -> [Finding] {
    let all: [[Edge]] = needs.enumerated().map { user, edges in
      isUnderVariant && endsVariants(user)
        ? []
        : edges.filter { edge in
          !opened.contains([user, edge.target])
            && (isDynamic || !edge.traits.contains(.isDynamic))
            && (isUnderVariant
              ? !endsVariants(edge.target) : !edge.traits.contains(.isUnderVariant))
        }
    }
    let component = Self.components(of: all)
    var inside: [Int: [Need]] = [:]
    for (user, edges) in all.enumerated() {
      for edge in edges where component[edge.target] == component[user] {
        inside[component[user], default: []].append(Need(user: user, edge: edge))
      }
    }
    return inside.values.sorted { $0[0].user < $1[0].user }.map { needs in
      let members = Set(needs.map(\.user)).sorted()
      let numbers = Dictionary(uniqueKeysWithValues: zip(members, members.indices))
      let edges = needs.map { (numbers[$0.user] ?? 0, numbers[$0.edge.target] ?? 0) }
      let later = FeedbackEdges(edges, among: members.count).smallest().map { needs[$0] }
      for need in later { opened.insert([need.user, need.edge.target]) }
      return finding(later, among: members, in: all)
    }
  }

  private func endsVariants(_ number: Int) -> Bool {
    graph.factories[number].isKept && !graph.factories[number].varies
  }

  /// - Parameter later: The needs to resolve later. There is at least one.
  private func finding(_ later: [Need], among members: [Int], in needs: [[Edge]]) -> Finding {
    let back = shortestWay(from: later[0].edge.target, to: later[0].user, in: needs) ?? []
    let cycle = rotated([later[0]] + back)
    let finding = finding(cycle, later[0])
    if later.count == 1, members.count == cycle.count { return finding }
    return Finding(
      .cycle, finding.severity,
      finding.message + ". \(members.count) factories need each other",
      fix: later.count == 1
        ? finding.fix
        : "Resolve these when they are used, not while the other one is built: "
          + later.map(text).joined(separator: ", ") + ".",
      at: finding.place, of: members, path: finding.path + Array(later.dropFirst()).steps)
  }

  /// `'a' when it is used, not while it is built: self.provider(\.a)`
  private func remedy(for need: Need) -> String {
    let target = graph.factories[need.edge.target]
    let name = need.user == need.edge.target ? "itself" : "'\(target.name)'"
    let start = "\(name) when it is used, not while it is built: "
    guard target.offers.contains(.providers) else {
      return start
        + (target.kind == .parameter ? "in a closure" : "@LazyInjected(\\.\(target.name))")
    }
    // A property of an object cannot be async and may be read on any thread.
    let wrapper = target.isAsync || target.isOfMainActor ? "" : ", or @LazyInjected"
    let arguments = target.isFunction ? target.fullName.hasSuffix("()") ? "()" : "(…)" : ""
    return start
      + "self.provider(\\.\(target.name)\(arguments))\(wrapper)"
  }

  /// `'b' for 'a' (App.swift:12)`
  private func text(of need: Need) -> String {
    let place = need.edge.steps.last?.place
    let user = need.user == need.edge.target ? "itself" : "'\(graph.factories[need.user].name)'"
    return "'\(graph.factories[need.edge.target].name)' for \(user)"
      + (place.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.position.line))" } ?? "")
  }

  /// A task inherits the chain of async builds but not that of a thread. So a cycle without an
  /// async factory does not stop the program.
  private func throughTasks() -> [Finding] {
    started.indices.flatMap { number in
      started[number].compactMap { edge in
        guard let back = shortestWay(from: edge.target, to: number, in: needs) else { return nil }
        let need = Need(user: number, edge: edge)
        let cycle = rotated([need] + back)
        let isAsync = cycle.contains { graph.factories[$0.user].isAsync }
        let endsByVariant =
          cycle.contains { $0.edge.traits.contains(.isUnderVariant) }
          && cycle.contains { endsVariants($0.user) }
        return isAsync && !endsByVariant ? finding(cycle, need) : nil
      }
    }
  }

  /// Rotates the cycle so that it begins with its first factory by place.
  private func rotated(_ cycle: [Need]) -> [Need] {
    let first = cycle.map(\.user).min()
    return Array(cycle.drop { $0.user != first } + cycle.prefix { $0.user != first })
  }

  /// - Parameter later: The need to resolve later.
  private func finding(_ cycle: [Need], _ later: Need) -> Finding {
    let numbers = cycle.map(\.user)
    let first = graph.factories[numbers[0]]
    let hasTask = cycle.contains { $0.edge.timing == .inTask }
    let isCertain = !hasTask && cycle.allSatisfy { !$0.edge.traits.contains(.isDynamic) }
    return Finding(
      .cycle, isCertain ? .error : .warning,
      "'\(first.name)' \(isCertain ? "needs" : "may need") itself: "
        + graph.walk(numbers + [numbers[0]]),
      fix: hasTask
        ? "Start the task with Task.detached, or after the instance is built."
        : "Let '\(graph.factories[later.user].name)' resolve \(remedy(for: later)).",
      at: first.place, of: numbers, path: cycle.steps)
  }

  private func shortestWay(from start: Int, to end: Int, in needs: [[Edge]]) -> [Need]? {
    ShortestWays(from: [start], to: end, along: { needs[$0] }).way(to: end)
  }

  /// For each factory, the number of its strongly connected component. Uses Kosaraju's algorithm. A
  /// factory outside of all cycles is a component of its own and has no need inside it.
  private static func components(of needs: [[Edge]]) -> [Int] {
    let targets = needs.map { $0.map(\.target) }
    let users = reversed(targets)
    var component = [Int?](repeating: nil, count: needs.count)
    let order = postorder(from: needs.indices) { targets[$0] }
    for root in order.reversed() where component[root] == nil {
      for member in reachable(from: [root], { users[$0].filter { component[$0] == nil } }) {
        component[member] = root
      }
    }
    return component.compactMap(\.self)
  }
}
