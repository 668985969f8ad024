/// Finds instances that outlive what they were built from, such as a singleton that keeps a cached
/// instance.
///
/// A unique instance is kept by the instance that was built from it. So the search continues
/// through unique factories and aliases.
///
/// Instances that a child container caches, or tears down when it is closed, end before those that
/// its parent caches.
struct CaptiveCheck: GraphCheck {
  private let graph: DependencyGraph
  private let kept: [[DependencyGraph.Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    kept = graph.factories.indices.map(graph.kept)
  }

  func findings() -> [Finding] {
    graph.factories.indices.flatMap { keeper -> [Finding] in
      // What an instance may hold takes long to find, and most programs have nothing to ask about.
      guard graph.factories[keeper].span > 1,
        !captives(of: keeper, .warning, by: { _, _ in true }).isEmpty
      else { return [] }
      // A warning if only a branch or one of several implementations keeps the instance, or if at most a
      // value of it is kept.
      let certain = captives(of: keeper, .error) { user, need in
        need.traits.isDisjoint(with: [.isInBranch, .isDynamic, .isRead]) && mayHold(user, need)
      }
      let known = Set(certain.map(\.factories.last))
      return certain
        + captives(of: keeper, .warning) { mayHold($0, $1) || !holdsWeakly($0, $1) }
        .filter { !known.contains($0.factories.last) }
    }
  }

  /// Searches breadth first, to find the shortest path.
  private func captives(
    of keeper: Int, _ severity: Finding.Severity, by isMeant: (Int, DependencyGraph.Edge) -> Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    var cameBy: [Int: (from: Int, edge: DependencyGraph.Edge)] = [:]
    var queue = [keeper]
    var head = 0
    while head < queue.count {
      let here = queue[head]
      head += 1
      for edge in kept[here]
      where edge.target != keeper && cameBy[edge.target] == nil && isMeant(here, edge) {
        cameBy[edge.target] = (here, edge)
        let target = graph.factories[edge.target]
        guard let reason = reason(graph.factories[keeper], target) else {
          if target.lifetime == .unique { queue.append(edge.target) }
          continue
        }
        // A graph instance passes on what it was given, too.
        if target.lifetime == .graph { queue.append(edge.target) }
        var through = [edge.target]
        var path: [DependencyGraph.Step] = []
        var isCopy = false
        while let step = cameBy[through[0]] {
          through.insert(step.from, at: 0)
          path = step.edge.steps + path
          isCopy = isCopy || step.edge.traits.contains(.isRead) || !mayHold(step.from, step.edge)
        }
        let verb = isCopy ? "keeps a value of" : "keeps"
        findings.append(finding(severity, keeper, verb, edge.target, reason, path, through))
      }
    }
    return findings
  }

  /// Whether an instance of a factory can hold what it needs, or an object of that.
  private func mayHold(_ user: Int, _ need: DependencyGraph.Edge) -> Bool {
    graph.holdings.mayHold(graph.factories[user].type, graph.factories[need.target].type)
  }

  private func holdsWeakly(_ user: Int, _ need: DependencyGraph.Edge) -> Bool {
    graph.holdings.holdsWeakly(graph.factories[user].type, graph.factories[need.target].type)
  }

  /// The reason why `keeper` must not keep `kept`, or nil if it may.
  private func reason(_ keeper: Factory, _ kept: Factory) -> String? {
    if isOfChild(kept, of: keeper) {
      let child = "the child container \(kept.container)"
      if kept.lifetime == .unique { return kept.hasTeardown ? "which \(child) tears down" : nil }
      if kept.lifetime != .singleton { return "which is \(kept.lifetime.text) in \(child)" }
    }
    if kept.lifetime == .unique { return nil }
    // A shared instance lives as long as something holds it, so every caller gets the instance that
    // the keeper holds. A singleton is different: it holds the instance of one container, and other
    // containers build their own.
    if keeper.lifetime == .cached || keeper.isScoped, kept.lifetime == .shared { return nil }
    if kept.span < keeper.span { return "which is \(kept.lifetime.text)" }
    return kept.ages && !keeper.ages ? "whose instances expire" : nil
  }

  /// Whether the container of `kept` is a child of the container that caches `keeper`.
  private func isOfChild(_ kept: Factory, of keeper: Factory) -> Bool {
    switch keeper.lifetime {
    case .singleton: graph.containers.isChild(kept.containerType)
    case .cached, .scope: graph.containers.isChild(kept.containerType, of: keeper.containerType)
    case .unique, .graph, .shared: false
    }
  }

  private func finding(
    _ severity: Finding.Severity, _ keeper: Int, _ verb: String, _ kept: Int, _ reason: String,
    _ path: [DependencyGraph.Step], _ through: [Int]
  ) -> Finding {
    let one = graph.factories[keeper]
    let other = graph.factories[kept]
    // The factory that resolves `kept` directly.
    let user = through.dropLast().last.map { graph.factories[$0].name } ?? one.name
    let walk = through.map { graph.factories[$0].name }.joined(separator: " → ")
    return Finding(
      check: .captive, severity: severity,
      message:
        "'\(one.name)' is \(one.lifetime.text) and \(verb) '\(other.name)', \(reason): \(walk)",
      fix: isOfChild(other, of: one)
        ? "Let '\(user)' resolve it when it is used, or declare '\(one.name)' in \(other.container)."
        : other.isFunction
          ? "Let '\(user)' resolve it when it is used, or give '\(one.name)' the same lifetime."
          : "Let '\(user)' take self.provider(\\.\(other.name)) and call it when it is used, or give "
            + "'\(one.name)' the same lifetime.",
      place: one.place, factories: through, path: path)
  }
}

extension Factory {
  /// The rank of the lifetime. A longer lifetime has a higher rank.
  fileprivate var span: Int {
    switch lifetime {
    case .unique: 0
    case .graph: 1
    case .shared, .scope: 2
    case .cached: 3
    case .singleton: 4
    }
  }

  fileprivate var isScoped: Bool { if case .scope = lifetime { true } else { false } }
}
