/// A page that shows a graph: one file, which needs no network.
package struct HTMLReport {
  private let json: JSONReport

  package init(_ graph: DependencyGraph, _ findings: [Finding], _ paths: Paths) {
    json = JSONReport(graph, findings, paths)
  }

  package var text: String {
    Self.page.replacing(">GRAPH<", with: ">\(json.text)<", maxReplacements: 1)
  }
}
