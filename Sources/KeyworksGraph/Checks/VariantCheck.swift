/// Finds cached factories that drop a variant. Such a factory is needed by one that is resolved
/// under the variant, and needs one that varies by the variant's type. But it neither varies by the
/// type nor ignores it, so its instance is built under no variant of the type.
///
/// A need for which the code chooses the variants inherits none, so it is left out.
struct VariantCheck: GraphCheck {
  private typealias Way = [(user: Int, edge: DependencyGraph.Edge)]

  private let graph: DependencyGraph
  private let needs: [[DependencyGraph.Edge]]

  init(graph: DependencyGraph) {
    self.graph = graph
    needs = graph.factories.indices.map { graph.kept(by: $0).filter(\.inherits) }
  }

  func findings() -> [Finding] {
    // If only a branch or one of several implementations drops the variant, it is a warning.
    let all = [Finding.Severity.error, .warning].flatMap { severity in
      graph.choices.flatMap { choice in
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
      ways(from: start, severity) { number in
        let factory = graph.factories[number]
        if !factory.isKept || graph.variants[number].mayContain(type) { return .goOn }
        return factory.modifiers.ignored.mayContain(type) ? .stop : .found
      }.compactMap { way in
        guard let keeper = way.last?.edge.target,
          let rest = ways(from: keeper, severity, to: { end(of: type, at: $0) }).first
        else { return nil }
        return (
          Drop(keeper: keeper, type: type), finding(severity, keeper, type, steps, way + rest)
        )
      }
    }
  }

  /// Whether a factory depends on the type.
  private func end(of type: VariantType, at number: Int) -> Visit {
    if graph.variants[number].known.contains(type) { return .found }
    let factory = graph.factories[number]
    return factory.isKept && factory.modifiers.ignored.mayContain(type) ? .stop : .goOn
  }

  /// The factories that are resolved under a choice. For a list, these are its members.
  private func starts(
    of choice: DependencyGraph.Choice
  ) -> [(Int, [DependencyGraph.Step])] {
    guard graph.factories[choice.target].isList else { return [(choice.target, choice.steps)] }
    return (graph.members[choice.target] ?? []).filter(\.variant.isEmpty).map {
      (graph.number(of: $0.factory), choice.steps + [graph.step(to: $0)])
    }
  }

  private enum Visit { case found, goOn, stop }

  /// Searches breadth first, to find the shortest ways.
  private func ways(
    from start: Int, _ severity: Finding.Severity, to visit: (Int) -> Visit
  ) -> [Way] {
    var found: [Int] = []
    var cameBy: [Int: (user: Int, edge: DependencyGraph.Edge)] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let here = queue[head]
      head += 1
      for edge in needs[here]
      where edge.target != start && cameBy[edge.target] == nil
        && (severity == .warning || edge.traits.isDisjoint(with: [.isInBranch, .isDynamic]))
      {
        cameBy[edge.target] = (here, edge)
        switch visit(edge.target) {
        case .found: found.append(edge.target)
        case .goOn: queue.append(edge.target)
        case .stop: break
        }
      }
    }
    return found.map { end in
      var way: Way = []
      while let step = cameBy[way.last?.user ?? end] { way.append(step) }
      return way.reversed()
    }
  }

  private func finding(
    _ severity: Finding.Severity, _ keeper: Int, _ type: VariantType,
    _ first: [DependencyGraph.Step], _ way: Way
  ) -> Finding {
    let numbers = [way[0].user] + way.map(\.edge.target)
    let names = numbers.map { graph.factories[$0].name }
    let factory = graph.factories[keeper]
    return Finding(
      check: .variant, severity: severity,
      message: "'\(factory.name)' is \(factory.lifetime.text) and drops the \(type.name) under "
        + "which '\(names[0])' is resolved, but '\(names[names.count - 1])' depends on it: "
        + names.joined(separator: " → "),
      fix: "Add .varies(by: \(type.name).self) to '\(factory.name)', or "
        + ".ignoring(\(type.name).self) if one instance for all of them is meant.",
      place: factory.place, factories: numbers, subject: type.name,
      path: first + way.flatMap(\.edge.steps))
  }
}
