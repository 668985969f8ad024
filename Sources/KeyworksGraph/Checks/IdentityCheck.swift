/// Finds factories that are not what their names suggest. The place of its braces identifies a
/// factory.
///
/// Two pairs of braces are two factories, unless the name of the property identifies it. The braces
/// inside a function are a single factory for all calls of that function. The program stops as soon
/// as that factory would have to distinguish the calls.
struct IdentityCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    let factories = graph.factories.enumerated().filter { !$0.element.isList }
    return factories.compactMap(branches) + factories.flatMap(calls)
  }

  private func branches(_ number: Int, _ factory: Factory) -> Finding? {
    guard factory.bodies.count > 1, !factory.isFunction,
      factory.offers.contains(.identityByPlace)
    else { return nil }
    return Finding(
      .identity, .warning,
      "'\(factory.name)' has \(factory.bodies.count) bodies, and each is a separate factory: "
        + "overriding one does not affect the others",
      fix: "Put the condition inside the braces.", at: factory.place, of: [number],
      path: factory.bodies.map { .init(name: factory.name, place: $0) })
  }

  /// Uses of a factory inside a function that stop the program.
  private func calls(_ number: Int, _ factory: Factory) -> [Finding] {
    guard let maker = factory.maker else { return [] }
    let place = factory.lifetime == .unique ? nil : (factory.place, "is \(factory.lifetime.text)")
    let wired = (graph.registrations[number] ?? []).compactMap { wiring -> (Place, String)? in
      guard case .registration(let kind) = wiring.kind else { return nil }
      return (wiring.step.place, kind.text)
    }
    let listed = graph.members.keys.sorted().flatMap { list in
      (graph.members[list] ?? []).filter { graph.number(of: $0.factory) == number }.map {
        ($0.place, "is in the list '\(graph.factories[list].name)'")
      }
    }
    return ([place].compactMap { $0 } + wired + listed).map { place, what in
      Finding(
        .identity, .error,
        "'\(factory.name)' \(what), but the function '\(maker)' declares it, so all its calls "
          + "are one factory",
        fix: factory.offers.contains(.ids)
          ? "Tell the calls apart with self(id: …) { … } in '\(maker)', or declare properties."
          : "Declare a property for each of them, with braces of its own.",
        at: place, of: [number], about: what)
    }
  }
}

extension Registration.Kind {
  fileprivate var text: String {
    switch self {
    case .register, .registerCase: "is registered"
    case .override, .revertedOverride: "is overridden"
    case .decorate: "is decorated"
    }
  }
}
