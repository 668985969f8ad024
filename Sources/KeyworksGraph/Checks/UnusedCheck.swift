/// Finds factories that nothing in the program uses.
struct UnusedCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.enumerated().filter { !graph.reached.contains($0.offset) }.map {
      Finding(
        .unused, .warning, "nothing in \(graph.program.name) leads to '\($1.name)'",
        fix: "Remove it, or resolve it where it is needed.", at: $1.place, of: [$0])
    }
  }
}
