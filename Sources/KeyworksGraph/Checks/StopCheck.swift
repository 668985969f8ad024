/// Finds statements that stop the program wherever they run.
struct StopCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.flaws.map(finding) + graph.factories.indices.compactMap(teardown)
  }

  private func finding(_ number: Int?, _ flaw: Flaw) -> Finding {
    let name = flaw.name
    let (message, fix) =
      switch flaw.kind {
      case .caseTwice(let variants):
        ("'\(name)' has two bodies for \(variants)", "Remove one of them.")
      case .closesWhileBuilding:
        (
          "the body of '\(name)' closes a container, but closing waits for that body",
          "Close it where you made it."
        )
      case .conditionReadsResult:
        (
          "the condition of a wiring depends on '\(name)', which the wiring changes",
          "Make the condition read something else."
        )
      case .idleParent:
        (
          "'\(name)' does nothing: it does not make the container a child",
          "Give it to the manager: ContainerManager(parent: parent). Otherwise, remove it."
        )
      case .makesManagers:
        (
          "\(name) returns a new manager each time, so it would cache nothing",
          "Store it: let manager = ContainerManager()"
        )
      case .containerEnds:
        (
          "the container of this provider of '\(name)' is freed at the end of the statement, so calling it stops",
          "Keep the container alive as long as the provider."
        )
      }
    return Finding(
      flaw.kind == .idleParent ? .wiring : .stops, .error, message, fix: fix, at: flaw.place,
      of: number.map { [$0] } ?? [], about: name)
  }

  /// Finds a teardown that builds the instance that it tears down.
  private func teardown(of number: Int) -> Finding? {
    for need in graph.teardownNeeds[number] {
      let ways = ShortestWays(from: [need.target], to: number, along: graph.construction)
      guard let way = ways.way(to: number) else { continue }
      let numbers = [number, need.target] + way.map(\.edge.target)
      let name = graph.factories[number].name
      return Finding(
        .stops, .error,
        "the teardown of '\(name)' needs '\(name)' again: \(graph.walk(numbers))",
        fix: "Use the instance that the teardown is given.", at: need.place, of: numbers,
        about: "teardown")
    }
    return nil
  }
}
