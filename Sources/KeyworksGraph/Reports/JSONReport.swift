/// The graphs of programs with their findings, for other tools and for the HTML page.
package struct JSONReport {
  /// The version of the format. It increases when readers of the previous version cannot read the
  /// new one.
  static let version = 2

  private let programs: [JSON]

  package init(_ verification: Verification, _ paths: Paths) {
    programs = verification.programs.map { JSONProgram($0.graph, $0.findings, paths).json }
  }

  /// The factories of a name, with what they need and what needs them. Programs without one are
  /// left out.
  package init(_ verification: Verification, about name: String, _ paths: Paths) {
    programs = verification.programs.compactMap { graph, findings in
      let numbers = graph.factories(named: name)
      return numbers.isEmpty ? nil : JSONProgram(graph, findings, paths, about: numbers).json
    }
  }

  /// The graph of one program.
  package init(_ graph: DependencyGraph, _ findings: [Finding], _ paths: Paths) {
    programs = [JSONProgram(graph, findings, paths).json]
  }

  /// The graph of one program, with the data of a run.
  init(_ run: RecordedRun, _ paths: Paths) {
    programs = [JSONProgram(run.graph, run.findings, paths, run: run).json]
  }

  package var text: String {
    (["version": .number(Self.version), "programs": .list(programs)] as JSON).text + "\n"
  }
}
