/// Finds context values that a factory requires but no `with` in the program gives. These
/// are the findings named `context`.
struct RequirementCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole, let given = graph.givenKeys else { return [] }
    return graph.factories.indices.flatMap { number -> [Finding] in
      // Cached factories must not require any. `CaptiveContextCheck` reports those.
      guard graph.reached.contains(number), !graph.factories[number].isKept else { return [] }
      var known: Set<String> = []
      return graph.requirements[number]
        .filter { $0.type.map(given.contains) == false && known.insert($0.key).inserted }
        .map { finding(number, $0) }
    }
  }

  private func finding(_ number: Int, _ requirement: DependencyGraph.Requirement) -> Finding {
    let factory = graph.factories[number]
    return Finding(
      .context, .error,
      "'\(factory.name)' requires '\(requirement.key)', and nothing in "
        + "\(graph.program.name) gives it",
      fix: "Resolve inside container.with(\(requirement.key)(…)) { … }.",
      at: requirement.steps.first?.place ?? factory.place, of: [number],
      about: requirement.key, path: requirement.steps)
  }
}
