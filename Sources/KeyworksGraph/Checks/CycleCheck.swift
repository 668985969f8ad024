/// Finds factories that need themselves during construction.
///
/// Factories that need each other are one finding, however many cycles they form. The finding lists
/// the fewest needs that must be resolved later, and shows the shortest cycle through the first of
/// these needs. A factory with arguments, an `id:` or variants may end its own recursion, so a cycle
/// through such a factory counts only if nothing decides about its need.
///
/// A task started by a body inherits the chain of builds. If it resolves an instance of that chain
/// before that instance is complete, the program stops. Afterwards it gets the instance. So a cycle
/// through a task is a warning.
struct CycleCheck: GraphCheck {
  private typealias Need = (user: Int, edge: DependencyGraph.Edge)

  private let graph: DependencyGraph
  private let needs: [[DependencyGraph.Edge]]
  private let started: [[DependencyGraph.Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    func certain(_ edges: (Int) -> [DependencyGraph.Edge]) -> [[DependencyGraph.Edge]] {
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
    let all: [[DependencyGraph.Edge]] = needs.enumerated().map { user, edges in
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
        inside[component[user], default: []].append((user, edge))
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
  private func finding(
    _ later: [Need], among members: [Int], in needs: [[DependencyGraph.Edge]]
  ) -> Finding {
    let back = shortestWay(from: later[0].edge.target, to: later[0].user, in: needs) ?? []
    let cycle = rotated([later[0]] + back)
    var finding = finding(cycle, later[0])
    let others = members.count - cycle.count
    if later.count == 1, others == 0 { return finding }
    finding = Finding(
      check: .cycle, severity: finding.severity,
      message: finding.message + ". \(members.count) factories need each other",
      fix: later.count == 1
        ? finding.fix
        : "Resolve these when they are used, not while the other one is built: "
          + later.map(text).joined(separator: ", ") + ".",
      place: finding.place, factories: members,
      path: finding.path + later.dropFirst().flatMap(\.edge.steps))
    return finding
  }

  /// `'a' when it is used, not while it is built: self.provider(\.a)`
  private func remedy(for need: Need) -> String {
    let target = graph.factories[need.edge.target]
    let name = need.user == need.edge.target ? "itself" : "'\(target.name)'"
    // A property of an object cannot be async and may be read on any thread.
    let wrapper = target.isAsync || target.isOfMainActor ? "" : ", or @LazyInjected"
    let arguments = target.isFunction ? target.fullName.hasSuffix("()") ? "()" : "(…)" : ""
    return "\(name) when it is used, not while it is built: "
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
        let cycle = rotated([(number, edge)] + back)
        let isAsync = cycle.contains { graph.factories[$0.user].isAsync }
        let endsByVariant =
          cycle.contains { $0.edge.traits.contains(.isUnderVariant) }
          && cycle.contains { endsVariants($0.user) }
        return isAsync && !endsByVariant ? finding(cycle, (number, edge)) : nil
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
    let walk = (numbers + [numbers[0]]).map { graph.factories[$0].name }.joined(separator: " → ")
    return Finding(
      check: .cycle, severity: isCertain ? .error : .warning,
      message: "'\(first.name)' \(isCertain ? "needs" : "may need") itself: \(walk)",
      fix: hasTask
        ? "Start the task with Task.detached, or after the instance is built."
        : "Let '\(graph.factories[later.user].name)' resolve \(remedy(for: later)).",
      place: first.place, factories: numbers, path: cycle.flatMap(\.edge.steps))
  }

  /// Searches breadth first, to find the shortest path. Nil if there is none.
  private func shortestWay(
    from start: Int, to end: Int, in needs: [[DependencyGraph.Edge]]
  ) -> [Need]? {
    if start == end { return [] }
    var cameBy: [Int: Need] = [:]
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
    var way: [Need] = []
    var at = end
    while at != start {
      guard let step = cameBy[at] else { return nil }
      way.append(step)
      at = step.user
    }
    return way.reversed()
  }

  /// For each factory, the number of its strongly connected component. Uses Tarjan's algorithm
  /// without recursion, because chains in large programs are long. A factory outside of all cycles
  /// is a component of its own and has no need inside it.
  private static func components(of needs: [[DependencyGraph.Edge]]) -> [Int] {
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
