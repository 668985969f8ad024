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
  private let kept: [[Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    kept = graph.factories.indices.map(graph.kept)
  }

  func findings() -> [Finding] { graph.factories.indices.flatMap(findings) + handedToParents() }

  private func findings(of keeper: Int) -> [Finding] {
    // It takes long to find what an instance may hold, and most factories need nothing that ends
    // sooner.
    guard graph.factories[keeper].span > 1,
      !captives(of: keeper, .warning, by: { _ in true }).isEmpty
    else { return [] }
    // It is only a warning if the instance is kept in one branch, by one of several
    // implementations, or if the keeper can hold no more than a value of it.
    let certain = captives(of: keeper, .error) { need in
      need.edge.traits.isDisjoint(with: [.isInBranch, .isDynamic, .isRead])
        && mayHold(need.user, need.edge.target) && mayHold(keeper, need.edge.target)
    }
    let known = Set(certain.map(\.factories.last))
    return certain
      + captives(of: keeper, .warning) { need in
        [need.user, keeper].allSatisfy {
          mayHold($0, need.edge.target) || !holdsWeakly($0, need.edge.target)
        }
      }.filter { !known.contains($0.factories.last) }
  }

  /// A child hands its instance to a method of what its parent caches. The method may keep it.
  private func handedToParents() -> [Finding] {
    graph.handings.compactMap { holder, handed, step in
      let (one, other) = (graph.factories[holder], graph.factories[handed])
      guard isOfChild(other, of: one), let reason = reason(one, other),
        graph.holdings.hasPlace(one.type, for: other.type)
      else { return nil }
      return Finding(
        .captive, .warning,
        "'\(one.name)' is \(one.lifetime.text) and is given '\(other.name)', \(reason)",
        fix:
          "Let '\(one.name)' hold it weakly, or give it back before \(other.container) is closed.",
        at: step.place, of: [holder, handed], path: [step])
    }
  }

  private func captives(
    of keeper: Int, _ severity: Finding.Severity, by isMeant: (Need) -> Bool
  ) -> [Finding] {
    var captives: [(number: Int, reason: String)] = []
    let ways = ShortestWays(from: [keeper], along: { kept[$0] }, where: isMeant) { number in
      let target = graph.factories[number]
      guard let reason = reason(graph.factories[keeper], target) else {
        return target.lifetime == .unique
      }
      captives.append((number, reason))
      // A graph instance passes on what it was given, too.
      return target.lifetime == .graph
    }
    return captives.compactMap { number, reason in
      ways.way(to: number).map { finding(severity, $0, reason) }
    }
  }

  /// Whether an instance of a factory can hold one of another, or an object of that.
  private func mayHold(_ holder: Int, _ held: Int) -> Bool {
    graph.holdings.mayHold(type(holder), type(held))
  }

  private func holdsWeakly(_ holder: Int, _ held: Int) -> Bool {
    graph.holdings.holdsWeakly(type(holder), type(held))
  }

  private func type(_ number: Int) -> String { graph.factories[number].type }

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

  private func finding(_ severity: Finding.Severity, _ way: [Need], _ reason: String) -> Finding {
    let numbers = way.factories
    let one = graph.factories[numbers[0]]
    let other = graph.factories[numbers[way.count]]
    // The factory that resolves the captive directly.
    let user = graph.factories[numbers[way.count - 1]].name
    let isCopy = way.contains {
      $0.edge.traits.contains(.isRead) || !mayHold($0.user, $0.edge.target)
    }
    return Finding(
      .captive, severity,
      "'\(one.name)' is \(one.lifetime.text) and \(isCopy ? "keeps a value of" : "keeps") "
        + "'\(other.name)', \(reason): \(graph.walk(numbers))",
      fix: isOfChild(other, of: one)
        ? "Let '\(user)' resolve it when it is used, or declare '\(one.name)' in \(other.container)."
        : other.isFunction || !one.offers.contains(.providers)
          ? "Let '\(user)' resolve it at each use, or give '\(one.name)' the same lifetime."
          : "Let '\(user)' take self.provider(\\.\(other.name)) and call it when it is used, or give "
            + "'\(one.name)' the same lifetime.",
      at: one.place, of: numbers, path: way.steps)
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

  var isScoped: Bool { if case .scope = lifetime { true } else { false } }
}
