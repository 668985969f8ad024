/// Finds containers that hold something that holds them. Neither is freed until the container is
/// reset.
struct LeakCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.leaks.compactMap { number, leak in
      let factory = graph.factories[number]
      switch leak.kind {
      case .body(let name):
        return Finding(
          .leak, .warning,
          "the body that is registered for '\(factory.name)' captures '\(name)', so the container "
            + "keeps itself alive",
          fix: "Write register(\\.\(factory.name)) { … $0 … }, whose closure gets the container as "
            + "an argument.",
          at: leak.place, of: [number], about: name)
      case .instance(let property):
        guard let way = way(to: number) else { return nil }
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

  /// How a container keeps an instance of a factory: itself, or in another one through unique factories.
  private func way(to number: Int) -> [Need]? {
    if isCaching(number) { return [] }
    guard graph.factories[number].lifetime == .unique else { return nil }
    let container = graph.factories[number].containerType
    return graph.factories.indices.lazy.filter(isCaching).compactMap { keeper in
      ShortestWays(from: [keeper], to: number, along: graph.kept) { need in
        let (user, target) = (graph.factories[need.user], graph.factories[need.edge.target])
        return user.containerType == container && target.lifetime == .unique
          && need.edge.traits.isEmpty && graph.holdings.mayHold(user.type, target.type)
      }.way(to: number)
    }.first
  }

  /// The process holds singletons, and callers hold shared instances.
  private func isCaching(_ number: Int) -> Bool {
    graph.factories[number].lifetime == .cached || graph.factories[number].isScoped
  }
}
