/// A page that shows the graphs of programs, one at a time. It is a single file and needs no
/// network.
package struct HTMLReport {
  private let json: JSONReport

  package init(_ verification: Verification, _ paths: Paths) {
    json = JSONReport(verification, paths)
  }

  /// Includes the times of a run.
  package init(_ run: RecordedRun, _ paths: Paths) { json = JSONReport(run, paths) }

  package var text: String {
    Self.page.replacing(">GRAPH<", with: ">\(json.text)<", maxReplacements: 1)
  }
}
