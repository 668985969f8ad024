/// Instances that outlive what they were built from: a singleton that keeps a cached one.
///
/// What keeps nothing itself passes on what it was given, so the search goes on through unique
/// factories and aliases.
///
/// What a child container keeps, or tears down when it is closed, goes before what its parent keeps.
struct CaptiveCheck: GraphCheck {
  private let graph: DependencyGraph
  private let kept: [[DependencyGraph.Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    kept = graph.factories.indices.map(graph.kept)
  }

  func findings() -> [Finding] {
    graph.factories.indices.flatMap { keeper -> [Finding] in
      guard graph.factories[keeper].span > 1 else { return [] }
      // What only some branch or some implementation keeps is a warning.
      let certain = captives(of: keeper, .error) {
        $0.traits.isDisjoint(with: [.isInBranch, .isDynamic])
      }
      let known = Set(certain.map(\.factories.last))
      return certain
        + captives(of: keeper, .warning) { _ in true }.filter { !known.contains($0.factories.last) }
    }
  }

  /// Goes breadth first, so by the shortest way.
  private func captives(
    of keeper: Int, _ severity: Finding.Severity, by isMeant: (DependencyGraph.Edge) -> Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    var cameBy: [Int: (from: Int, edge: DependencyGraph.Edge)] = [:]
    var queue = [keeper]
    var head = 0
    while head < queue.count {
      let here = queue[head]
      head += 1
      for edge in kept[here]
      where edge.target != keeper && cameBy[edge.target] == nil && isMeant(edge) {
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
        while let step = cameBy[through[0]] {
          through.insert(step.from, at: 0)
          path = step.edge.steps + path
        }
        findings.append(finding(severity, keeper, edge.target, reason, path, through))
      }
    }
    return findings
  }

  /// Why one must not keep the other, or nil if it may.
  private func reason(_ keeper: Factory, _ kept: Factory) -> String? {
    if isOfChild(kept, of: keeper) {
      let child = "the child container \(kept.container)"
      if kept.lifetime == .unique { return kept.hasTeardown ? "which \(child) tears down" : nil }
      if kept.lifetime != .singleton { return "which is \(kept.lifetime.text) in \(child)" }
    }
    if kept.lifetime == .unique { return nil }
    // A shared instance lives while somebody holds it, so whoever asks the container gets the one
    // that the keeper has. A singleton has that of one container, and others get their own.
    if keeper.lifetime == .cached || keeper.isScoped, kept.lifetime == .shared { return nil }
    if kept.span < keeper.span { return "which is \(kept.lifetime.text)" }
    return kept.ages && !keeper.ages ? "whose instances expire" : nil
  }

  /// Whether the container of one is a child of that of the other, which keeps something for as long
  /// as it likes.
  private func isOfChild(_ kept: Factory, of keeper: Factory) -> Bool {
    switch keeper.lifetime {
    case .singleton: graph.containers.isChild(kept.containerType)
    case .cached, .scope: graph.containers.isChild(kept.containerType, of: keeper.containerType)
    case .unique, .graph, .shared: false
    }
  }

  private func finding(
    _ severity: Finding.Severity, _ keeper: Int, _ kept: Int, _ reason: String,
    _ path: [DependencyGraph.Step], _ through: [Int]
  ) -> Finding {
    let one = graph.factories[keeper]
    let other = graph.factories[kept]
    // What resolves it directly.
    let user = through.dropLast().last.map { graph.factories[$0].name } ?? one.name
    let walk = through.map { graph.factories[$0].name }.joined(separator: " → ")
    return Finding(
      check: .captive, severity: severity,
      message:
        "'\(one.name)' is \(one.lifetime.text) and keeps '\(other.name)', \(reason): \(walk)",
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
  /// How long an instance may live, longest highest.
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
