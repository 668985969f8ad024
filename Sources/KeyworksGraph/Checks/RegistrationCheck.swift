/// Finds factories that the program certainly registers twice. The later registration replaces the
/// earlier one.
struct RegistrationCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.registrations.keys.sorted().compactMap { number in
      let wirings = (graph.registrations[number] ?? []).filter {
        $0.kind == .registration(.register) && $0.isCertain
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
  /// set up several. A registration in a method of another object is meant to change the wiring. The
  /// statements of `autoRegister` give way to the others, so they are compared only with each other.
  private func isSame(_ one: DependencyGraph.Wiring, _ other: DependencyGraph.Wiring) -> Bool {
    if one.code == other.code { return one.receiver == other.receiver }
    return one.isSetUp && other.isSetUp || one.isDefault && other.isDefault
  }

  private func finding(
    _ number: Int, _ first: DependencyGraph.Wiring, _ second: DependencyGraph.Wiring
  ) -> Finding {
    let name = graph.factories[number].name
    return Finding(
      check: .registered, severity: .warning,
      message:
        "'\(name)' is registered twice in \(graph.program.name), and the one that comes later "
        + "replaces the other",
      fix: "Remove one of them. In a test, write override.", place: second.step.place,
      factories: [number], path: [first.step, second.step])
  }
}
