/// Finds promises that nothing in the program registers.
struct PromiseCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.enumerated().compactMap { number, factory in
      guard factory.isPromised else { return nil }
      let registrations = (graph.registrations[number] ?? []).filter {
        $0.kind != .registration(.decorate)
      }
      let lasting = registrations.filter { $0.kind != .registration(.revertedOverride) }
      let running = lasting.filter(\.runs)
      let isOverridden = lasting.isEmpty && registrations.contains(where: \.runs)
      // A promise with bodies for variants, in its declaration or registered, may be resolved only
      // under those variants.
      if factory.modifiers.hasBodiesForVariants || !running.isEmpty {
        return running.allSatisfy { $0.kind == .registration(.registerCase) }
          ? finding(ofVariantsIn: running, number) : nil
      }
      let isForLaunches = !factory.modifiers.launches.isEmpty
      return Finding(
        .promise, isForLaunches || isOverridden ? .warning : .error,
        "'\(factory.name)' is promised"
          + (isForLaunches ? " with a body for tests, previews or arguments only," : "") + " and "
          + (isOverridden
            ? "only an override that is reverted gives it a body"
            : registrations.isEmpty
              ? "nothing in \(graph.program.name) registers it"
              : "the code that registers it never runs in \(graph.program.name)"),
        fix: registrations.isEmpty || isOverridden
          ? "Register it before it is resolved: container.\(factory.name)"
            + "\(factory.isFunction ? "(…)" : "").register { … }" + nearName(to: number)
          : "Call that code before it is resolved.",
        at: factory.place, of: [number], path: registrations.map(\.step))
    }
  }

  /// Asks for another factory of the same type, or another one that is registered.
  private func nearName(to number: Int) -> String {
    let promise = graph.factories[number]
    let others = graph.factories.enumerated().filter {
      $0 != number && ($1.type == promise.type || graph.registrations[$0] != nil)
    }
    let names = Set(others.map(\.element.name)).subtracting([promise.name])
    let suggestion = suggestion(for: promise.name, among: names)
    return suggestion.isEmpty ? "" : "." + suggestion
  }

  /// A promise with bodies for variants only, which nothing in the program chooses, or which some
  /// code that resolves it does not choose.
  private func finding(ofVariantsIn wirings: [DependencyGraph.Wiring], _ number: Int) -> Finding? {
    let (factory, types) = (graph.factories[number], graph.variants[number])
    let isChosen = types.known.contains(where: graph.chosenTypes.mayContain)
    if types.isIncomplete || isChosen && graph.plain[number] == nil { return nil }
    let names = types.known.map(\.name).sorted().joined(separator: " or ")
    return Finding(
      .promise, isChosen ? .warning : .error,
      "'\(factory.name)' is promised and has bodies for a \(names) only, but "
        + (isChosen ? "not all code that resolves it" : "nothing in \(graph.program.name)")
        + " chooses one",
      fix: "Register it for all variants too, or resolve it under one.",
      at: factory.place, of: [number],
      path: wirings.map(\.step) + (isChosen ? graph.plain[number] ?? [] : []))
  }
}
