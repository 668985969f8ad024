/// Finds promises that nothing in the program registers.
struct PromiseCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.indices.compactMap { number in
      let factory = graph.factories[number]
      let registrations = (graph.registrations[number] ?? []).filter {
        $0.kind != .registration(.decorate)
      }
      // A promise with bodies for variants, in its declaration or registered, may be resolved only
      // under those variants.
      guard factory.isPromised, !factory.modifiers.hasBodiesForVariants,
        !registrations.contains(where: \.runs)
      else { return nil }
      let isForLaunches = !factory.modifiers.launches.isEmpty
      return Finding(
        check: .promise, severity: isForLaunches ? .warning : .error,
        message: message(factory, isForLaunches, registrations.isEmpty),
        fix: registrations.isEmpty
          ? "Register it before it is resolved: container.\(factory.name)"
            + "\(factory.isFunction ? "(…)" : "").register { … }"
          : "Call that code before it is resolved.",
        place: factory.place, factories: [number], path: registrations.map(\.step))
    }
  }

  private func message(_ factory: Factory, _ isForLaunches: Bool, _ isEmpty: Bool) -> String {
    let promise =
      "'\(factory.name)' is promised"
      + (isForLaunches ? " with a body for tests, previews or arguments only," : "") + " and"
    return isEmpty
      ? "\(promise) nothing in \(graph.program.name) registers it"
      : "\(promise) the code that registers it never runs in \(graph.program.name)"
  }
}
