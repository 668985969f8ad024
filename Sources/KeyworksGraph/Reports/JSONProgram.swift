/// The graph of one program with its findings, as JSON. Either the whole graph, or some factories
/// with what they need and what needs them.
struct JSONProgram {
  private let graph: DependencyGraph
  private let findings: [Finding]
  private let paths: Paths
  private let unused: Set<Int>
  private let run: RecordedRun?
  /// The factories to tell about, or nil for all.
  private let subjects: Set<Int>?

  init(
    _ graph: DependencyGraph, _ findings: [Finding], _ paths: Paths, run: RecordedRun? = nil,
    about subjects: [Int]? = nil
  ) {
    self.graph = graph
    self.paths = paths
    self.run = run
    self.subjects = subjects.map(Set.init)
    let chosen = self.subjects
    self.findings = findings.filter { chosen?.isDisjoint(with: $0.factories) != true }
    unused = Set(findings.filter { $0.check == .unused }.flatMap(\.factories))
  }

  var json: JSON {
    let edges = graph.factories.indices.flatMap { from in
      needs(of: from).filter { isSubject(from) || isSubject($0.target) }.map { (from, $0) }
    }
    let shown = Set(subjects ?? []).union(edges.flatMap { [$0, $1.target] })
    return [
      "name": .text(graph.program.name), "libraries": .only(if: !graph.program.isWhole),
      "modules": .list(graph.program.modules.sorted().map(JSON.text)),
      "factories": .list(
        graph.factories.indices.filter { subjects == nil || shown.contains($0) }.map(factory)),
      "edges": .list(edges.map(edge)),
      "findings": .list(findings.map(finding)), "run": run?.json,
    ]
  }

  private func factory(_ number: Int) -> JSON {
    let factory = graph.factories[number]
    var scope: JSON?
    if case .scope(let name) = factory.lifetime { scope = .text(name) }
    return json(
      [
        "id": .number(number), "name": .text(factory.name), "module": .text(factory.module),
        "container": .text(factory.container), "kind": .text(factory.kind.rawValue),
        "type": .text(factory.type),
        "lifetime": factory.isList ? nil : .text(factory.lifetime.word), "scope": scope,
        "ages": .only(if: factory.ages), "teardown": .only(if: factory.hasTeardown),
        "promised": .only(if: factory.isPromised),
        "mainActor": .only(if: factory.isMainActor), "async": .only(if: factory.isAsync),
        "unused": .only(if: unused.contains(number)),
        "members": factory.isList && isSubject(number) ? members(number) : nil,
      ], at: factory.place)
  }

  private func members(_ list: Int) -> JSON {
    let order = graph.order(of: list)
    return .list(
      (order.ordered ?? order.members).map { member in
        var priority: JSON?
        if case .value(let value) = member.priority { priority = .number(value) }
        return json(
          ["factory": .number(graph.number(of: member.factory)), "priority": priority],
          at: member.place)
      })
  }

  private func isSubject(_ number: Int) -> Bool { subjects?.contains(number) ?? true }

  private typealias Need = (target: Int, when: String, steps: [DependencyGraph.Step])

  private func needs(of number: Int) -> [Need] {
    let members = graph.order(of: number).members.map { member in
      (graph.number(of: member.factory), "member", [graph.step(to: member)])
    }
    return graph.edges[number].map { ($0.target, $0.timing.word, $0.steps) } + members
  }

  private func edge(from number: Int, _ need: Need) -> JSON {
    [
      "from": .number(number), "to": .number(need.target), "when": .text(need.when),
      "suspended": .only(if: need.steps.last?.isSuspended ?? false),
      "steps": steps(need.steps),
    ]
  }

  private func finding(_ finding: Finding) -> JSON {
    json(
      [
        "check": .text(finding.check.rawValue), "severity": .text(finding.severity.rawValue),
        "message": .text(finding.message), "fix": .text(finding.fix),
        "factories": .list(finding.factories.map(JSON.number)), "path": steps(finding.path),
      ], at: finding.place)
  }

  private func steps(_ steps: [DependencyGraph.Step]) -> JSON {
    .list(
      steps.map {
        json(["name": .text($0.name), "suspended": .only(if: $0.isSuspended)], at: $0.place)
      })
  }

  private func json(_ facts: KeyValuePairs<String, JSON?>, at place: Place) -> JSON {
    .object(
      facts.map { ($0, $1) } + [
        ("file", .text(paths.file(place.file))), ("line", .number(place.position.line)),
        ("column", .number(place.position.column)),
      ])
  }
}

extension Timing {
  var word: String {
    switch self {
    case .now: "construction"
    case .lazily: "lazy"
    case .inTask: "task"
    case .later: "later"
    }
  }
}
