/// Finds factories that may be resolved anywhere but resolve a main-actor factory inside
/// `MainActor.assumeIsolated`. The compiler checks all other cases.
struct IsolationCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.enumerated().flatMap { number, factory -> [Finding] in
      guard !factory.isMainActor, !factory.isList else { return [] }
      return graph.construction(from: number).compactMap { edge in
        let target = graph.factories[edge.target]
        guard target.isMainActor, edge.traits.contains(.assumesMainActor) else { return nil }
        return Finding(
          .isolation, .error,
          "'\(factory.name)' can be resolved on any thread and assumes the main actor "
            + "to resolve '\(target.name)'",
          fix: (factory.offers.contains(.mainActorFactories)
            ? "Declare it as a MainActorFactory, with self.mainActor { … }"
            : "Declare it with @MainActor") + ", or resolve '\(target.name)' when it is used.",
          at: factory.place, of: [number, edge.target], path: edge.steps)
      }
    }
  }
}
