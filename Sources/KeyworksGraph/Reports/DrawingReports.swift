/// A graph for `dot` of Graphviz.
package struct DOTReport {
  private let graph: DependencyGraph

  package init(_ graph: DependencyGraph) { self.graph = graph }

  package var text: String {
    var lines = ["digraph \(quoted(graph.program.name)) {", "  rankdir=LR; node [shape=box];"]
    for (number, module, inside) in graph.boxes {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(quoted(module));")
      for index in inside {
        let factory = graph.factories[index]
        let kept = factory.isList ? "list" : factory.kept
        let shape = factory.isList ? ", shape=folder" : ""
        lines.append("    n\(index) [label=\(quoted("\(factory.name)\n\(kept)"))\(shape)];")
      }
      lines.append("  }")
    }
    for arrow in graph.arrows {
      var style: [String] =
        switch arrow.kind {
        case .now: []
        case .lazily: ["style=dashed"]
        case .inTask, .later: ["style=dotted"]
        case nil: ["arrowhead=\(arrow.isSuspended ? "o" : "")diamond"]
        }
      if arrow.isSuspended, arrow.kind != nil { style.append("arrowhead=empty") }
      let attributes = style.isEmpty ? "" : " [\(style.joined(separator: ", "))]"
      lines.append("  n\(arrow.from) -> n\(arrow.to)\(attributes);")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

/// A graph for pages that draw Mermaid.
package struct MermaidReport {
  private let graph: DependencyGraph

  package init(_ graph: DependencyGraph) { self.graph = graph }

  package var text: String {
    var lines = ["flowchart LR"]
    for (number, module, inside) in graph.boxes {
      lines.append("  subgraph m\(number)[\(quoted(module))]")
      for index in inside {
        let factory = graph.factories[index]
        lines.append(
          factory.isList
            ? "    n\(index)[[\(quoted(factory.name))]]"
            : "    n\(index)[\(quoted(factory.name, factory.kept))]")
      }
      lines.append("  end")
    }
    for arrow in graph.arrows {
      let line =
        switch arrow.kind {
        case .now: arrow.isSuspended ? "-- suspended -->" : "-->"
        case .lazily: "-. lazily .->"
        case .inTask: arrow.isSuspended ? "-. in a task, suspended .->" : "-. in a task .->"
        case .later: arrow.isSuspended ? "-. later, suspended .->" : "-. later .->"
        case nil: arrow.isSuspended ? "-- suspended --o" : "--o"
        }
      lines.append("  n\(arrow.from) \(line) n\(arrow.to)")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// The lines, in quotes, with nothing in them that Mermaid or a page would read.
  private func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
      line.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
        .replacing("<", with: "#lt;").replacing("\n", with: " ")
    }
    return "\"\(escaped.joined(separator: "<br>"))\""
  }
}

extension DependencyGraph {
  /// The modules that have factories, each with a number and its factories.
  fileprivate var boxes: [(number: Int, module: String, factories: [Int])] {
    let inside = Dictionary(grouping: factories.indices) { factories[$0].module }
    return inside.sorted { $0.key < $1.key }.enumerated().map { ($0, $1.key, $1.value) }
  }

  /// Needs, and members of lists, which have no kind.
  fileprivate var arrows: [(from: Int, to: Int, kind: Timing?, isSuspended: Bool)] {
    factories.indices.flatMap { number in
      edges[number].map { (number, $0.target, $0.timing, $0.isSuspended) }
        + order(of: number).members.map {
          (number, self.number(of: $0.factory), nil, step(to: $0).isSuspended)
        }
    }
  }
}

extension Factory {
  fileprivate var kept: String { (isAsync ? "async, " : "") + lifetime.text }
}
