/// Finds factories that nothing in the program uses.
struct UnusedCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.indices.compactMap { number in
      let factory = graph.factories[number]
      guard !graph.reached.contains(number) else { return nil }
      return Finding(
        check: .unused, severity: .warning,
        message: "nothing in \(graph.program.name) leads to '\(factory.name)'",
        fix: "Remove it, or resolve it where it is needed.",
        place: factory.place, factories: [number])
    }
  }
}
