/// The graphs of programs with their findings, for other programs and for the page.
package struct JSONReport {
  /// The number of the shape. It rises when what could read the last one cannot read the next.
  static let version = 2

  private let programs: [JSON]

  package init(_ verification: Verification, _ paths: Paths) {
    programs = verification.programs.map { JSONProgram($0.graph, $0.findings, paths).json }
  }

  /// Of one program.
  package init(_ graph: DependencyGraph, _ findings: [Finding], _ paths: Paths) {
    programs = [JSONProgram(graph, findings, paths).json]
  }

  /// Of one program with what a run of it did.
  init(_ run: RecordedRun, _ paths: Paths) {
    programs = [JSONProgram(run.graph, run.findings, paths, run: run).json]
  }

  package var text: String {
    JSON.object([("version", .number(Self.version)), ("programs", .list(programs))]).text + "\n"
  }
}
