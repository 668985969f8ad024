/// What a run built and when, its longest chain, its failures, and what it never resolved.
package struct TraceReport {
  private let run: RecordedRun
  private let paths: Paths
  private var recording: Recording { run.recording }
  private var resolves: [Recording.Resolve] { recording.resolves }

  package init(_ run: RecordedRun, _ paths: Paths) {
    (self.run, self.paths) = (run, paths)
  }

  package var text: String {
    [
      ["\(run.graph.program.title): \(recording.summary)"], tree, chain, failures, teardowns,
      unresolved,
    ].filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  // MARK: What was built

  private var tree: [String] {
    section(line("start", "took", "own", "(ms)"), lines(of: recording.outermost, depth: 0))
  }

  /// Resolves of the same factory inside the same outer resolves share a line, which shows the
  /// start of the first one. This keeps the text short for long runs.
  private func lines(of indices: [Int], depth: Int) -> [String] {
    groups(of: indices.filter { !resolves[$0].isHit }) { resolves[$0].origin }.flatMap { group in
      let waited = milliseconds(group.map { resolves[$0].waited }.max() ?? 0)
      let line = line(
        milliseconds(resolves[group[0]].start), milliseconds(recording.time(of: group)),
        milliseconds(recording.ownTime(of: group)),
        indented(depth, name(group[0])) + times(group)
          + (waited == "0.000" ? "" : ", waited \(group.count > 1 ? "up to " : "")\(waited)"))
      return [line] + lines(of: group.flatMap { recording.inner[$0] }.sorted(), depth: depth + 1)
    }
  }

  private var chain: [String] {
    let all = max(1, recording.time(of: recording.outermost))
    let lines = recording.longestChain.enumerated().map { depth, index in
      let took = resolves[index].duration
      return line(
        "", milliseconds(took), "\((took * 100 + all / 2) / all)%", indented(depth, name(index)))
    }
    return section("The longest chain, with its share of the time spent resolving:", lines)
  }

  // MARK: What went wrong

  private var failures: [String] {
    let texts = resolves.indices.map { index -> String? in
      switch resolves[index].outcome {
      case .built, .reused: nil
      case .failed: "\(name(index)) failed: \(resolves[index].reason ?? "")"
      case .stopped: "\(name(index)) stopped the program: \(resolves[index].reason ?? "")"
      case .cancelled: "\(name(index)) was cancelled"
      case nil: "\(name(index)) had not ended"
      }
    }
    let groups = groups(of: resolves.indices.filter { texts[$0] != nil }) { texts[$0] ?? "" }
    let lines = groups.map { group in
      line(milliseconds(resolves[group[0]].end), "", "", (texts[group[0]] ?? "") + times(group))
    }
    return section("Not built:", lines)
  }

  private var teardowns: [String] {
    let teardowns = recording.teardowns
    let texts = teardowns.indices.map { index in
      run.name(run.tornDown[index], teardowns[index].origin)
        + (teardowns[index].failure.map { " failed: \($0)" } ?? "")
    }
    let lines = groups(of: Array(teardowns.indices)) { texts[$0] }.map { group in
      let took = covered(group.map { (teardowns[$0].start, teardowns[$0].end) })
      return line(
        milliseconds(teardowns[group[0]].start), milliseconds(took), "",
        texts[group[0]] + times(group))
    }
    return section("Torn down:", lines)
  }

  private var unresolved: [String] {
    let (all, unresolved) = run.reachable
    let names = unresolved.map { number in
      (name: run.graph.title(number), place: run.graph.factories[number].place)
    }
    let width = names.map(\.name.count).max() ?? 0
    let factories = counted(all.count, "factory", "factories")
    let lines = names.map { name, place in
      "  \(name)\("".padded(to: width - name.count))  \(paths.text(place))"
    }
    return section("Never resolved, \(unresolved.count) of \(factories):", lines)
  }

  // MARK: Lines

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines
  }

  private func name(_ index: Int) -> String {
    run.name(run.factories[index], resolves[index].origin)
  }

  /// Groups indices with the same value, in the order of first occurrence.
  private func groups<Value: Hashable>(of indices: [Int], by value: (Int) -> Value) -> [[Int]] {
    Dictionary(grouping: indices, by: value).values.sorted { $0[0] < $1[0] }
  }

  private func times(_ group: [Int]) -> String { group.count > 1 ? " ×\(group.count)" : "" }

  private func line(_ start: String, _ took: String, _ own: String, _ title: String) -> String {
    [start, took, own].map { (" " + $0).padded(to: 11) }.joined() + "  " + title
  }
}
