/// A recording joined with the graph of the program that wrote it.
package struct RecordedRun {
  let graph: DependencyGraph
  let findings: [Finding]
  let recording: Recording
  /// For each resolve, its factory. Nil if the graph has none.
  let factories: [Int?]
  /// For each resolve, the resolves that are part of it, by start.
  let inner: [[Int]]
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
    var inner = [[Int]](repeating: [], count: recording.resolves.count)
    for (index, resolve) in recording.resolves.enumerated() {
      if let outer = resolve.outer { inner[outer].append(index) }
    }
    (self.graph, self.findings) = (graph, findings)
    (self.recording, self.inner) = (recording, inner)
    factories = recording.resolves.map { finder.factory(of: $0.origin) }
    tornDown = recording.teardowns.map { finder.factory(of: $0.origin) }
  }

  /// The resolves that are not part of another resolve.
  var outermost: [Int] { recording.resolves.indices.filter { recording.resolves[$0].outer == nil } }

  /// How long at least one of the resolves was running. The indices must be sorted by start.
  func time(of indices: [Int]) -> Int {
    covered(indices.map { (recording.resolves[$0].start, recording.resolves[$0].end) })
  }

  /// How long at least one of the resolves was running without an inner resolve.
  func ownTime(of indices: [Int]) -> Int {
    let inner = indices.flatMap { self.inner[$0] }.sorted().map { index in
      let resolve = recording.resolves[index]
      let end = resolve.outer.map { recording.resolves[$0].end } ?? .max
      return (resolve.start, min(resolve.end, end))
    }
    return time(of: indices) - covered(inner)
  }

  /// The longest outermost resolve, the longest resolve inside it, and so on. After a resolve that
  /// waited, the chain continues inside the build that it waited for.
  var longestChain: [Int] {
    var chain: [Int] = []
    var next = longest(of: outermost)
    while let index = next, !chain.contains(index) {
      chain.append(index)
      next = longest(of: inner[awaited(by: index) ?? index])
    }
    return chain
  }

  private func awaited(by index: Int) -> Int? {
    let waiter = recording.resolves[index]
    if waiter.waited == 0 || waiter.isBuilt { return nil }
    return recording.resolves.firstIndex { other in
      other.isBuilt && other.origin == waiter.origin && other.start < waiter.end
        && other.end > waiter.start
    }
  }

  /// The longest resolve, or the first of several equally long ones.
  private func longest(of indices: [Int]) -> Int? {
    let resolves = recording.resolves
    return indices.filter { !resolves[$0].isHit }
      .max { (resolves[$0].duration, $1) < (resolves[$1].duration, $0) }
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

/// The total time that the intervals cover. They must be sorted by start.
func covered(_ intervals: [(start: Int, end: Int)]) -> Int {
  var sum = 0
  var latest = 0
  for (start, end) in intervals {
    sum += max(0, end - max(start, latest))
    latest = max(latest, end)
  }
  return sum
}
