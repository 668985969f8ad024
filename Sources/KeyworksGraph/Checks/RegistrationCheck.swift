/// Factories that the program surely registers twice: the later registration replaces the earlier one.
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

  /// One function may make several containers, and registers in each. What a method of another object
  /// registers changes the wiring rather than making it. What `autoRegister` says gives way to what the program
  /// says elsewhere, so two registrations of it are compared with each other.
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
