/// A check of the graph of a program.
protocol GraphCheck: SendableMetatype {
  init(graph: DependencyGraph)

  func findings() -> [Finding]
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

  /// The findings of all checks except the rules.
  func findings(of model: ProgramModel) -> [Finding] {
    findingsByLaunch(in: model) + Self.checks.flatMap { $0.init(graph: self).findings() }
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
      Self.checksOfLaunches.flatMap { $0.init(graph: graph).findings() }
        .filter { known.insert(key(of: $0)).inserted }.map { finding in
          var finding = finding
          finding.message = (graph.launch?.text ?? "") + finding.message
          return finding
        }
    }
  }

  /// Identifies a finding without line numbers, so that it stays the same when the sources move.
  func key(of finding: Finding) -> String {
    let names = finding.factories.map { number in
      let factory = factories[number]
      return "\(factory.module).\(factory.container).\(factory.fullName)"
    }
    let subject = finding.subject.map { ["(\($0))"] } ?? []
    return ([finding.check.rawValue] + names + subject).joined(separator: " ")
  }
}
