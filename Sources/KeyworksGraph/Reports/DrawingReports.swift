/// Graphs for Graphviz's `dot`. If there are several programs, each has its own box.
package struct DOTReport: Drawing {
  fileprivate let graphs: [DependencyGraph]
  fileprivate let letterOfModules = ""

  package init(_ graphs: [DependencyGraph]) { self.graphs = graphs }

  package var text: String {
    let name = graphs.map(\.program.name).joined(separator: "; ")
    let head = ["digraph \(quoted(name)) {", "  rankdir=LR; node [shape=box];"]
    return (head + lines + ["}", ""]).joined(separator: "\n")
  }

  fileprivate func box(_ id: String, _ title: String, _ contents: [String]) -> [String] {
    ["subgraph cluster_\(id) {", "  label=\(quoted(title));"] + contents + ["}"]
  }

  fileprivate func node(_ id: String, _ factory: Factory) -> String {
    let label = quoted("\(factory.name)\n\(factory.isList ? "list" : factory.kept)")
    return "\(id) [label=\(label)\(factory.isList ? ", shape=folder" : "")];"
  }

  fileprivate func arrow(_ from: String, _ to: String, _ kind: Timing?, _ waits: Bool) -> String {
    var style: [String] =
      switch kind {
      case .now: []
      case .lazily: ["style=dashed"]
      case .inTask, .later: ["style=dotted"]
      case nil: ["arrowhead=\(waits ? "o" : "")diamond"]
      }
    if waits, kind != nil { style.append("arrowhead=empty") }
    return "\(from) -> \(to)\(style.isEmpty ? "" : " [\(style.joined(separator: ", "))]");"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

/// Graphs for Mermaid. If there are several programs, each has its own box.
package struct MermaidReport: Drawing {
  fileprivate let graphs: [DependencyGraph]
  fileprivate let letterOfModules = "m"

  package init(_ graphs: [DependencyGraph]) { self.graphs = graphs }

  package var text: String { (["flowchart LR"] + lines + [""]).joined(separator: "\n") }

  fileprivate func box(_ id: String, _ title: String, _ contents: [String]) -> [String] {
    ["subgraph \(id)[\(quoted(title))]"] + contents + ["end"]
  }

  fileprivate func node(_ id: String, _ factory: Factory) -> String {
    factory.isList
      ? "\(id)[[\(quoted(factory.name))]]" : "\(id)[\(quoted(factory.name, factory.kept))]"
  }

  fileprivate func arrow(_ from: String, _ to: String, _ kind: Timing?, _ waits: Bool) -> String {
    let line =
      switch kind {
      case .now: waits ? "-- suspended -->" : "-->"
      case .lazily: "-. lazily .->"
      case .inTask: waits ? "-. in a task, suspended .->" : "-. in a task .->"
      case .later: waits ? "-. later, suspended .->" : "-. later .->"
      case nil: waits ? "-- suspended --o" : "--o"
      }
    return "\(from) \(line) \(to)"
  }

  /// The lines in quotes, with all characters escaped that Mermaid or HTML would interpret.
  private func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
      line.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
        .replacing("<", with: "#lt;").replacing("\n", with: " ")
    }
    return "\"\(escaped.joined(separator: "<br>"))\""
  }
}

/// A language for drawings, with boxes for modules and programs.
private protocol Drawing {
  var graphs: [DependencyGraph] { get }
  /// Begins the names of the boxes for modules.
  var letterOfModules: String { get }

  func box(_ id: String, _ title: String, _ contents: [String]) -> [String]
  func node(_ id: String, _ factory: Factory) -> String
  /// - Parameters:
  ///   - kind: When the need occurs. Nil for a member of a list.
  ///   - waits: Whether the need is awaited.
  func arrow(_ from: String, _ to: String, _ kind: Timing?, _ waits: Bool) -> String
}

extension Drawing {
  fileprivate var lines: [String] {
    if graphs.count == 1 { return indented(lines(of: graphs[0], "")) }
    return graphs.enumerated().flatMap { number, graph in
      let contents = lines(of: graph, "p\(number)_")
      return indented(box("p\(number)", graph.program.title, indented(contents)))
    }
  }

  /// - Parameter prefix: Distinguishes the names of one program from those of another.
  private func lines(of graph: DependencyGraph, _ prefix: String) -> [String] {
    let modules = Dictionary(grouping: graph.factories.indices) { graph.factories[$0].module }
    let boxes = modules.sorted { $0.key < $1.key }.enumerated().flatMap { number, module in
      box(
        "\(prefix)\(letterOfModules)\(number)", module.key,
        indented(module.value.map { node("\(prefix)n\($0)", graph.factories[$0]) }))
    }
    let arrows = graph.factories.indices.flatMap { number in
      let needs = graph.edges[number].map { ($0.target, $0.timing as Timing?, $0.isSuspended) }
      let members = graph.order(of: number).members.map {
        (graph.number(of: $0.factory), nil as Timing?, graph.step(to: $0).isSuspended)
      }
      return (needs + members).map {
        arrow("\(prefix)n\(number)", "\(prefix)n\($0)", $1, $2)
      }
    }
    return boxes + arrows
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

extension Factory {
  fileprivate var kept: String { (isAsync ? "async, " : "") + lifetime.text }
}
