/// A recording joined with the graph of the program that wrote it.
package struct RecordedRun {
  let graph: DependencyGraph
  let findings: [Finding]
  let recording: Recording
  /// For each resolve, its factory. Nil if the graph has none.
  let factories: [Int?]
  /// For each teardown, its factory.
  let tornDown: [Int?]

  /// Finds the program of the recording among the verified programs.
  package init(
    _ recording: Recording, of verification: Verification, at path: String
  ) throws(VerificationError) {
    let runs = verification.programs.map { Self(recording, of: $0.graph, $0.findings) }
    let known = runs.map { $0.factories.count { $0 != nil } }
    let most = known.max() ?? 0
    let likely = zip(runs, known).filter { $1 == most }.map { $0.0 }
    guard most > 0, let run = likely.first else {
      let first = recording.resolves[0].origin
      throw .nothing(
        "No factory in '\(path)' belongs to \(verification.names). The first is '\(first.name)' "
          + "(\(first.file):\(first.line)). Use --package to choose the package whose program wrote it."
      )
    }
    if likely.count > 1 {
      throw .usage(
        "'\(path)' may be a recording of \(likely.map(\.graph.program.title).joined(separator: " or ")). "
          + "Choose one with --program.")
    }
    self = run
  }

  private init(_ recording: Recording, of graph: DependencyGraph, _ findings: [Finding]) {
    let finder = FactoryFinder(graph)
    (self.graph, self.findings, self.recording) = (graph, findings, recording)
    factories = recording.resolves.map { finder.factory(of: $0.origin) }
    tornDown = recording.teardowns.map { finder.factory(of: $0.origin) }
  }

  /// The factories that code of the program leads to, and those of them that are missing from the
  /// recording.
  var reachable: (all: [Int], unresolved: [Int]) {
    let all = graph.factories.indices.filter {
      graph.reached.contains($0) && !graph.factories[$0].isList
    }
    let resolved = Set(factories)
    return (all, all.filter { !resolved.contains($0) })
  }

  /// `Shop.cart`
  func name(_ factory: Int?, _ origin: Recording.Origin) -> String {
    if let factory {
      "\(graph.factories[factory].module).\(graph.factories[factory].name)"
    } else {
      "\(origin.name) (\(origin.file):\(origin.line))"
    }
  }
}
