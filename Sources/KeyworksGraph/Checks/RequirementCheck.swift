/// Finds context values that a factory requires but no `with` in the program gives. These
/// are the findings named `context`.
struct RequirementCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole, let given = graph.givenKeys else { return [] }
    return graph.factories.indices.flatMap { number -> [Finding] in
      var known: Set<String> = []
      return graph.requirements[number].compactMap { requirement in
        // Cached factories must not require any. `CaptiveContextCheck` reports those.
        guard graph.reached.contains(number), !graph.factories[number].isKept,
          !given.contains(Self.name(requirement.key)),
          known.insert(requirement.key).inserted
        else { return nil }
        return finding(number, requirement)
      }
    }
  }

  /// The name without its module or enclosing type.
  private static func name(_ key: String) -> String {
    String(key.split(separator: ".").last ?? "")
  }

  private func finding(
    _ number: Int, _ requirement: DependencyGraph.Requirement
  ) -> Finding {
    let factory = graph.factories[number]
    return Finding(
      check: .context, severity: .error,
      message: "'\(factory.name)' requires '\(requirement.key)', and nothing in "
        + "\(graph.program.name) gives it",
      fix: "Resolve inside container.with(\(requirement.key)(…)) { … }.",
      place: requirement.steps.first?.place ?? factory.place, factories: [number],
      subject: requirement.key, path: requirement.steps)
  }
}
