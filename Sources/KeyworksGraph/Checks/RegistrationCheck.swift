/// Finds factories that the program certainly registers twice. The later registration replaces the
/// earlier one.
struct RegistrationCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.registrations.keys.sorted().compactMap { number in
      // A function with arguments makes a factory for each `id:`.
      let factory = graph.factories[number]
      if factory.isFunction, !factory.fullName.hasSuffix("()") { return nil }
      // Without another word for it, registering again is how a body is replaced.
      guard factory.offers.contains(.overrides) else { return nil }
      let wirings = (graph.registrations[number] ?? []).filter {
        $0.kind == .registration(.register) && $0.receiver != nil && $0.runs
      }
      for (index, second) in wirings.enumerated() {
        if let first = wirings[..<index].first(where: { isSame($0, second) }) {
          return finding(number, first, second)
        }
      }
      return nil
    }
  }

  /// Two registrations by one function count only for the same container, because the function may
  /// set up several. A registration in a method of another object is meant to change the wiring,
  /// unless the initializer of the object calls the method. The statements of `autoRegister` give
  /// way to the others, so they are compared only with each other.
  private func isSame(_ one: DependencyGraph.Wiring, _ other: DependencyGraph.Wiring) -> Bool {
    if one.code == other.code {
      // Each closure has its own `$0`.
      return one.receiver == other.receiver && one.receiver?.hasPrefix("$") == false
    }
    guard one.isCertain, other.isCertain else { return false }
    return one.isSetUp && other.isSetUp || one.isDefault && other.isDefault
  }

  private func finding(
    _ number: Int, _ first: DependencyGraph.Wiring, _ second: DependencyGraph.Wiring
  ) -> Finding {
    Finding(
      .registered, .warning,
      "'\(graph.factories[number].name)' is registered twice in \(graph.program.name), and the one "
        + "that comes later replaces the other",
      fix: "Remove one of them. In a test, write override.", at: second.step.place, of: [number],
      path: [first.step, second.step])
  }
}
