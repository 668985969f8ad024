/// A check of the graph of a program.
protocol GraphCheck: SendableMetatype {
  init(graph: DependencyGraph)

  func findings() -> [Finding]
}

extension GraphCheck {
  typealias Edge = DependencyGraph.Edge
  typealias Need = DependencyGraph.Need
  typealias Step = DependencyGraph.Step
}

extension DependencyGraph {
  /// Checks that depend on the bodies for a launch.
  private static let checksOfLaunches: [any GraphCheck.Type] = [
    CycleCheck.self, CaptiveCheck.self, CaptiveContextCheck.self, VariantCheck.self,
  ]

  private static let checks: [any GraphCheck.Type] = [
    LifetimeCheck.self, IdentityCheck.self, PromiseCheck.self, WiringCheck.self,
    RegistrationCheck.self, RequirementCheck.self, UnusedCheck.self, TagsCheck.self,
    CaptiveGlobalCheck.self, LeakCheck.self, TeardownCheck.self, IsolationCheck.self,
    StopCheck.self,
  ]

  func findings(of model: ProgramModel, _ rules: Rules?) -> [Finding] {
    let found = Self.checks.flatMap { $0.init(graph: self).findings() }
    let breaches = rules.map { RulesCheck(graph: self, rules: $0).findings() } ?? []
    return findingsByLaunch(in: model) + (found + breaches).map(identified)
  }

  /// Checks each launch as a program of its own, with each choice between wirings of opposite
  /// conditions. A finding is reported only for the first of these that has it.
  private func findingsByLaunch(in model: ProgramModel) -> [Finding] {
    let named = factories.reduce(into: Set<Launch>()) { $0.formUnion($1.modifiers.launches) }
    let launches: [Launch?] = named.isEmpty ? [nil] : [.normal] + Launch.sorted(named)
    let failures = Condition.failures(among: Set(model.codes.compactMap(\.condition)))
    let graphs =
      launches.count == 1 && failures.count == 1
      ? [self]
      : launches.flatMap { launch in
        failures.map { DependencyGraph(of: program, in: model, launch: launch, failing: $0) }
      }
    var known: Set<String> = []
    return graphs.flatMap { graph in
      Self.checksOfLaunches.flatMap { $0.init(graph: graph).findings() }.map(identified)
        .filter { known.insert($0.key).inserted }.map { finding in
          var finding = finding
          finding.message = (graph.launch?.text ?? "") + finding.message
          return finding
        }
    }
  }

  /// Sets the key of a finding.
  func identified(_ finding: Finding) -> Finding {
    let subject = finding.subject.map { ["(\($0))"] } ?? []
    var finding = finding
    finding.key = ([finding.check.rawValue] + finding.factories.map(path) + subject)
      .joined(separator: " ")
    return finding
  }

  /// `Shop.Container.cart(of:)`
  func path(to number: Int) -> String {
    let factory = factories[number]
    return "\(factory.module).\(factory.container).\(factory.fullName)"
  }
}
