/// Finds cached instances that are built from a context value, which only some resolves have. Its
/// findings are `captive`. Those named `context` are from `RequirementCheck`.
///
/// Unique and graph instances are built for each resolve, so the search continues through such
/// factories. It ends at a `with`, because the instance may use the value given there.
struct CaptiveContextCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.indices.flatMap { keeper in
      graph.factories[keeper].isKept ? requirements(of: keeper) : []
    }
  }

  private func requirements(of keeper: Int) -> [Finding] {
    var findings: [Finding] = []
    var keys: Set<String> = []
    var ways: [(numbers: [Int], traits: Use.Traits, steps: [DependencyGraph.Step])] = [
      ([keeper], [], [])
    ]
    var seen: Set<Int> = [keeper]
    var head = 0
    while head < ways.count {
      let (numbers, traits, steps) = ways[head]
      head += 1
      guard let here = numbers.last else { continue }
      for requirement in graph.requirements[here]
      where requirement.timing == .now && !requirement.traits.contains(.hasContextValue) {
        guard keys.insert(requirement.key).inserted else { continue }
        findings.append(
          finding(
            requirement.key, numbers, traits.union(requirement.traits), steps + requirement.steps))
      }
      for edge in graph.construction(from: here)
      where !graph.factories[edge.target].isKept && !edge.traits.contains(.hasContextValue)
        && seen.insert(edge.target).inserted
      {
        ways.append((numbers + [edge.target], traits.union(edge.traits), steps + edge.steps))
      }
    }
    return findings
  }

  private func finding(
    _ key: String, _ numbers: [Int], _ traits: Use.Traits, _ path: [DependencyGraph.Step]
  ) -> Finding {
    let keeper = graph.factories[numbers[0]]
    let walk = (numbers.map { graph.factories[$0].name } + [key]).joined(separator: " → ")
    return Finding(
      check: .captive, severity: traits.contains(.isDynamic) ? .warning : .error,
      message:
        "'\(keeper.name)' is \(keeper.lifetime.text) and requires '\(key)', which has a value "
        + "only inside a 'with': \(walk)",
      fix: "Require it in a factory that keeps nothing, or pass it as an argument.",
      place: keeper.place, factories: numbers, subject: key, path: path)
  }
}
