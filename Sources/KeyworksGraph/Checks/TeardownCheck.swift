/// Finds teardowns that never run: those of containers that the program does not close, and those
/// of singletons if the program does not end with `withTeardown`.
///
/// If the index does not tell which container is closed, the check assumes that it may be any.
struct TeardownCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.enumerated().compactMap { number, factory in
      // Instances that expire are torn down then, even if nothing closes the container.
      guard factory.hasTeardown, graph.reached.contains(number), !factory.ages else { return nil }
      if factory.lifetime == .shared {
        return Finding(
          .teardown, .error,
          "'\(factory.name)' is .shared and has a teardown, but its last holder decides when it ends",
          fix: "Make it .cached, or clean up in its deinit.", at: factory.place, of: [number])
      }
      let endings = graph.endings.filter { ends($0.what, factory) }
      return endings.contains(where: \.runs) ? nil : finding(number, endings)
    }
  }

  private func ends(_ what: Ending.What, _ factory: Factory) -> Bool {
    switch what {
    case .everything: true
    case .lifetime(let lifetime): lifetime == factory.lifetime
    case .factory(let code): code == factory.code
    case .container(let type): factory.lifetime != .singleton && closes(type, factory)
    }
  }

  /// Whether closing a container of `type` ends the factory's instances. It also closes child
  /// containers.
  private func closes(_ type: String?, _ factory: Factory) -> Bool {
    guard let type else { return true }
    return graph.containers.classes(of: factory.containerType).contains { container in
      let (ancestors, isKnown) = graph.containers.ancestors(of: container)
      return !isKnown || ([container] + ancestors).contains { graph.containers.overlap($0, type) }
    }
  }

  private func finding(_ number: Int, _ endings: [DependencyGraph.End]) -> Finding {
    let factory = graph.factories[number]
    let isSingleton = factory.lifetime == .singleton
    let verb = isSingleton ? "calls withTeardown" : "closes its \(factory.container)"
    return Finding(
      .teardown, .warning,
      "'\(factory.name)' \(isSingleton ? "is .singleton and " : "")has a teardown, and "
        + (endings.isEmpty
          ? "nothing in \(graph.program.name) \(verb)"
          : "the code that \(verb) never runs in \(graph.program.name)"),
      fix: endings.isEmpty
        ? isSingleton
          ? "Do the work of the program in withTeardown { … }."
          : "Do the work with the container in withContainer(…) { … }, or close() it afterwards."
        : "Call that code.",
      at: factory.place, of: [number], path: endings.map(\.step))
  }
}
