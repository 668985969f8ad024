/// Graphs for Graphviz's `dot`. If there are several programs, each has its own box.
package struct DOTReport {
  private let graphs: [DependencyGraph]

  package init(_ graphs: [DependencyGraph]) { self.graphs = graphs }

  package var text: String {
    let name = graphs.map(\.program.name).joined(separator: "; ")
    var lines = ["digraph \(quoted(name)) {", "  rankdir=LR; node [shape=box];"]
    if graphs.count == 1 {
      lines += self.lines(of: graphs[0], "").map { "  " + $0 }
    } else {
      for (number, graph) in graphs.enumerated() {
        lines.append("  subgraph cluster_p\(number) {")
        lines.append("    label=\(quoted(graph.program.title));")
        lines += self.lines(of: graph, "p\(number)_").map { "    " + $0 }
        lines.append("  }")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// - Parameter prefix: Distinguishes the names of one program from those of another.
  private func lines(of graph: DependencyGraph, _ prefix: String) -> [String] {
    var lines: [String] = []
    for (number, module, inside) in graph.boxes {
      lines.append("subgraph cluster_\(prefix)\(number) {")
      lines.append("  label=\(quoted(module));")
      for index in inside {
        let factory = graph.factories[index]
        let kept = factory.isList ? "list" : factory.kept
        let shape = factory.isList ? ", shape=folder" : ""
        lines.append(
          "  \(prefix)n\(index) [label=\(quoted("\(factory.name)\n\(kept)"))\(shape)];")
      }
      lines.append("}")
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
      lines.append("\(prefix)n\(arrow.from) -> \(prefix)n\(arrow.to)\(attributes);")
    }
    return lines
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

/// Graphs for Mermaid. If there are several programs, each has its own box.
package struct MermaidReport {
  private let graphs: [DependencyGraph]

  package init(_ graphs: [DependencyGraph]) { self.graphs = graphs }

  package var text: String {
    var lines = ["flowchart LR"]
    if graphs.count == 1 {
      lines += self.lines(of: graphs[0], "").map { "  " + $0 }
    } else {
      for (number, graph) in graphs.enumerated() {
        lines.append("  subgraph p\(number)[\(quoted(graph.program.title))]")
        lines += self.lines(of: graph, "p\(number)_").map { "    " + $0 }
        lines.append("  end")
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// - Parameter prefix: Distinguishes the names of one program from those of another.
  private func lines(of graph: DependencyGraph, _ prefix: String) -> [String] {
    var lines: [String] = []
    for (number, module, inside) in graph.boxes {
      lines.append("subgraph \(prefix)m\(number)[\(quoted(module))]")
      for index in inside {
        let factory = graph.factories[index]
        lines.append(
          factory.isList
            ? "  \(prefix)n\(index)[[\(quoted(factory.name))]]"
            : "  \(prefix)n\(index)[\(quoted(factory.name, factory.kept))]")
      }
      lines.append("end")
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
      lines.append("\(prefix)n\(arrow.from) \(line) \(prefix)n\(arrow.to)")
    }
    return lines
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

extension DependencyGraph {
  /// The modules that have factories. Each has a number and its factories.
  fileprivate var boxes: [(number: Int, module: String, factories: [Int])] {
    let inside = Dictionary(grouping: factories.indices) { factories[$0].module }
    return inside.sorted { $0.key < $1.key }.enumerated().map { ($0, $1.key, $1.value) }
  }

  /// Needs, and members of lists. Members have no kind.
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
