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
        // The process holds singletons, and callers hold shared instances.
        guard factory.lifetime == .cached || factory.isScoped else { return nil }
        return Finding(
          .leak, .warning,
          "'\(factory.name)' is \(factory.lifetime.text), and its instance holds the container that "
            + "keeps it, in '\(property)'",
          fix: "Hold the container weakly, or give the instance only what it needs.",
          at: leak.place, of: [number], about: property)
      }
    }
  }
}
