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
          check: .leak, severity: .warning,
          message: "the body that is registered for '\(factory.name)' captures '\(name)', so the "
            + "container keeps itself alive",
          fix:
            "Write register(\\.\(factory.name)) { … $0 … }, whose closure gets the container as an argument.",
          place: leak.place, factories: [number], subject: name)
      case .instance(let property):
        guard factory.keepsInContainer else { return nil }
        return Finding(
          check: .leak, severity: .warning,
          message: "'\(factory.name)' is \(factory.lifetime.text), and its instance holds the "
            + "container that keeps it, in '\(property)'",
          fix: "Declare the property weak or unowned, or give the instance only what it needs.",
          place: leak.place, factories: [number], subject: property)
      }
    }
  }
}

extension Factory {
  /// Whether the container itself holds the instances. The process holds singletons, and callers
  /// hold shared instances.
  fileprivate var keepsInContainer: Bool {
    switch lifetime {
    case .cached, .scope: true
    case .unique, .graph, .shared, .singleton: false
    }
  }
}
