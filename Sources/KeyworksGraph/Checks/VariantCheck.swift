/// Finds cached factories that drop a variant. Such a factory is needed by one that is resolved
/// under the variant, and needs one that varies by the variant's type. But it neither varies by the
/// type nor ignores it, so its instance is built under no variant of the type.
///
/// A need for which the code chooses the variants inherits none, so it is left out.
struct VariantCheck: GraphCheck {
  private typealias Way = [Need]

  private let graph: DependencyGraph
  private let needs: [[Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    // Most programs have no variants.
    needs =
      graph.choices.isEmpty
      ? [] : graph.factories.indices.map { graph.used(by: $0).filter { $0.inherits > .none } }
  }

  func findings() -> [Finding] {
    // If only a branch or one of several implementations drops the variant, it is a warning.
    let all = [Finding.Severity.error, .warning].flatMap { severity in
      graph.choices.filter { severity == .warning || !$0.isDynamic }.flatMap { choice in
        choice.types.sorted { $0.name < $1.name }.flatMap { findings(severity, choice, $0) }
      }
    }
    var known: Set<Drop> = []
    return all.filter { known.insert($0.drop).inserted }.map(\.finding)
  }

  private struct Drop: Hashable {
    let keeper: Int
    let type: VariantType
  }

  private func findings(
    _ severity: Finding.Severity, _ choice: DependencyGraph.Choice, _ type: VariantType
  ) -> [(drop: Drop, finding: Finding)] {
    starts(of: choice).flatMap { start, steps in
      keepers(dropping: type, from: start, severity, choice).compactMap { way in
        let keeper = way.last?.edge.target ?? start
        // What a closure of the keeper resolves, it resolves under the variants of its caller.
        let rest = ways(from: keeper, severity, .all) { end(of: type, at: $0) }.first
        guard let rest else { return nil }
        let drop = Drop(keeper: keeper, type: type)
        return (drop, finding(severity, keeper, type, steps, way + rest))
      }
    }
  }

  /// The ways to the factories that drop the type. The way to the first one is empty.
  private func keepers(
    dropping type: VariantType, from start: Int, _ severity: Finding.Severity,
    _ choice: DependencyGraph.Choice
  ) -> [Way] {
    func visit(_ number: Int) -> Visit {
      let factory = graph.factories[number]
      if !factory.isKept || graph.variants[number].mayContain(type) { return .goOn }
      return factory.modifiers.ignored.mayContain(type) ? .stop : .found
    }
    switch choice.around.contains(type) ? visit(start) : .goOn {
    case .found: return [[]]
    case .stop: return []
    case .goOn:
      // A closure of the instance may run inside of the `with`.
      let isRun = severity == .warning && choice.isUsed && choice.around.contains(type)
      return ways(from: start, severity, isRun ? .ofCaller : .all, to: visit)
    }
  }

  /// Whether a factory depends on the type.
  private func end(of type: VariantType, at number: Int) -> Visit {
    if graph.variants[number].known.contains(type) { return .found }
    let factory = graph.factories[number]
    return factory.isKept && factory.modifiers.ignored.mayContain(type) ? .stop : .goOn
  }

  /// The factories that are resolved under a choice. For a list, these are its members.
  private func starts(of choice: DependencyGraph.Choice) -> [(Int, [Step])] {
    guard graph.factories[choice.target].isList else { return [(choice.target, choice.steps)] }
    return (graph.members[choice.target] ?? []).filter(\.variant.isEmpty).map {
      (graph.number(of: $0.factory), choice.steps + [graph.step(to: $0)])
    }
  }

  private enum Visit { case found, goOn, stop }

  private func ways(
    from start: Int, _ severity: Finding.Severity, _ least: Inheritance, to visit: (Int) -> Visit
  ) -> [Way] {
    var found: [Int] = []
    let ways = ShortestWays(from: [start], along: { needs[$0] }) {
      $0.edge.inherits >= least
        && (severity == .warning || $0.edge.traits.isDisjoint(with: [.isInBranch, .isDynamic]))
    } goesOn: { number in
      let visit = visit(number)
      if visit == .found { found.append(number) }
      return visit == .goOn
    }
    return found.compactMap(ways.way)
  }

  private func finding(
    _ severity: Finding.Severity, _ keeper: Int, _ type: VariantType,
    _ first: [Step], _ way: Way
  ) -> Finding {
    let numbers = way.factories
    let (start, end) = (graph.factories[numbers[0]].name, graph.factories[numbers[way.count]].name)
    let factory = graph.factories[keeper]
    return Finding(
      .variant, severity,
      "'\(factory.name)' is \(factory.lifetime.text) and drops the \(type.name) under which "
        + "'\(start)' is resolved, but '\(end)' depends on it: \(graph.walk(numbers))",
      fix: "Add .varies(by: \(type.name).self) to '\(factory.name)', or "
        + ".ignoring(\(type.name).self) if one instance for all of them is meant.",
      at: factory.place, of: numbers, about: type.name, path: first + way.steps)
  }
}
