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
    let ways = ShortestWays(from: [keeper], along: graph.construction) { need in
      !graph.factories[need.edge.target].isKept && !need.edge.traits.contains(.hasContextValue)
    }
    var keys: Set<String> = []
    return ways.followed.flatMap { here in
      graph.requirements[here].compactMap { requirement in
        guard requirement.timing == .now, !requirement.traits.contains(.hasContextValue),
          keys.insert(requirement.key).inserted, let way = ways.way(to: here)
        else { return nil }
        return finding(keeper, way, requirement)
      }
    }
  }

  private func finding(
    _ number: Int, _ way: [Need], _ requirement: DependencyGraph.Requirement
  ) -> Finding {
    let keeper = graph.factories[number]
    let numbers = [number] + way.map(\.edge.target)
    let key = requirement.key
    let traits = way.map(\.edge.traits).reduce(requirement.traits) { $0.union($1) }
    return Finding(
      .captive, traits.contains(.isDynamic) ? .warning : .error,
      "'\(keeper.name)' is \(keeper.lifetime.text) and requires '\(key)', which has a value "
        + "only inside a 'with': \(graph.walk(numbers)) → \(key)",
      fix: "Require it in a factory that keeps nothing, or pass it as an argument.",
      at: keeper.place, of: numbers, about: key, path: way.steps + requirement.steps)
  }
}
