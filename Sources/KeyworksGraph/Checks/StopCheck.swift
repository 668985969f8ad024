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
      check: flaw.kind == .idleParent ? .wiring : .stops, severity: .error, message: message,
      fix: fix, place: flaw.place,
      factories: number.map { [$0] } ?? [], subject: name)
  }

  /// Finds a teardown that builds the instance that it tears down.
  private func teardown(of number: Int) -> Finding? {
    for need in graph.teardownNeeds[number] {
      guard let way = constructionWay(from: need.target, to: number) else { continue }
      let name = graph.factories[number].name
      let path = way.map { graph.factories[$0].name }.joined(separator: " → ")
      return Finding(
        check: .stops, severity: .error,
        message: "the teardown of '\(name)' needs '\(name)' again: \(name) → \(path)",
        fix: "Use the instance that the teardown is given.", place: need.place,
        factories: [number] + way,
        subject: "teardown")
    }
    return nil
  }

  /// The shortest chain of construction needs from one factory to another.
  private func constructionWay(from start: Int, to end: Int) -> [Int]? {
    var ways = [[start]]
    var seen: Set<Int> = [start]
    var head = 0
    while head < ways.count {
      let way = ways[head]
      head += 1
      guard let here = way.last else { continue }
      if here == end { return way }
      for edge in graph.construction(from: here) where seen.insert(edge.target).inserted {
        ways.append(way + [edge.target])
      }
    }
    return nil
  }
}
