/// Finds containers that hold something that holds them. Neither is freed until the container is
/// reset.
struct LeakCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    let ways = ways()
    return graph.leaks.compactMap { number, leak in
      let factory = graph.factories[number]
      switch leak.kind {
      case .body(let name):
        return Finding(
          .leak, .warning,
          "the body that is registered for '\(factory.name)' captures '\(name)', so the container "
            + "keeps itself alive",
          fix: factory.offers.contains(.bodiesWithContainer)
            ? "Write register(\\.\(factory.name)) { … $0 … }, whose closure gets the container as "
              + "an argument."
            : "Capture '\(name)' weakly.",
          at: leak.place, of: [number], about: name)
      case .instance(let property):
        guard let way = isCaching(number) ? [] : ways[number] else { return nil }
        let keeper = graph.factories[way.first?.user ?? number]
        return Finding(
          .leak, .warning,
          "'\(keeper.name)' is \(keeper.lifetime.text), and its instance holds the container that "
            + "keeps it, in '\(property)'",
          fix: "Hold the container weakly, or give the instance only what it needs.",
          at: way.isEmpty ? leak.place : keeper.place, of: way.isEmpty ? [number] : way.factories,
          about: property, path: way.steps)
      }
    }
  }

  /// For each unique factory whose instance holds the container, how a cached instance keeps that
  /// one.
  private func ways() -> [Int: [Need]] {
    let holders = graph.leaks.filter { $0.leak.kind.isInstance && !isCaching($0.factory) }
    let wanted = Set(holders.map(\.factory))
    if wanted.isEmpty { return [:] }
    var found: [Int: [Need]] = [:]
    for keeper in graph.factories.indices where isCaching(keeper) {
      let ways = ShortestWays(from: [keeper], along: graph.kept) { need in
        let (user, target) = (graph.factories[need.user], graph.factories[need.edge.target])
        return user.containerType == target.containerType && target.lifetime == .unique
          && need.edge.traits.isEmpty && graph.holdings.mayHold(user.type, target.type)
      }
      for number in ways.followed where wanted.contains(number) && found[number] == nil {
        found[number] = ways.way(to: number)
      }
    }
    return found
  }

  /// The process holds singletons, and callers hold shared instances.
  private func isCaching(_ number: Int) -> Bool {
    graph.factories[number].lifetime == .cached || graph.factories[number].isScoped
  }
}
