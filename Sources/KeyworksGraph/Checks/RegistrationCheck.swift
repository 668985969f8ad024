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
  /// registers changes the wiring rather than making it.
  private func isSame(_ one: DependencyGraph.Wiring, _ other: DependencyGraph.Wiring) -> Bool {
    one.code == other.code ? one.receiver == other.receiver : one.isSetUp && other.isSetUp
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
