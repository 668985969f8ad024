/// What changed since an earlier recording: the time of each factory, and the longest chain.
package struct TraceDiffReport {
  private let title: String
  private let old: Recording
  private let new: Recording
  private let limit: TimeLimit?
  private let factories: [FactoryChange]

  /// - Parameters:
  ///   - old: The earlier recording.
  ///   - path: The path of its file, for messages.
  ///   - limit: By how much a factory or the longest chain may become slower.
  package init(
    _ run: RecordedRun, since old: Recording, at path: String, limit: TimeLimit?
  ) throws(VerificationError) {
    (title, self.old, new, self.limit) = (run.graph.program.title, old, run.recording, limit)
    factories = FactoryChange.all(from: old, to: new)
    if Set(old.resolves.map(\.origin.title)).isDisjoint(with: new.resolves.map(\.origin.title)) {
      throw .nothing(
        "'\(path)' is a recording of another program: it has no factory in common with this run of "
          + "\(title).")
    }
  }

  package var text: String {
    let head = ["\(title): \(new.summary)", "Before: \(old.summary)"]
    return [head, table, chain].map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// What became slower by more than the limit, and by how much. Nil if nothing did. The totals
  /// decide, because the own time of a factory also grows when it does itself what another did.
  package var excess: String? {
    guard let limit else { return nil }
    let chain = took(new.longestChain.first, in: new) - took(old.longestChain.first, in: old)
    let factories = factories.filter { !$0.isAdded }.map { ($0.name, $0.total.growth) }
    let slower = ([("the longest chain", chain)] + factories).filter { exceeds($1) }
    if slower.isEmpty { return nil }
    let first = slower.prefix(3).map { "\($0) by \(milliseconds($1)) ms" }
    return "Slower by more than \(limit.text): \(first.joined(separator: ", "))"
      + (slower.count > 3 ? " and \(slower.count - 3) more" : "")
  }

  private func exceeds(_ growth: Int) -> Bool { limit.map { growth > $0.nanoseconds } ?? false }

  // MARK: Sections

  private var table: [String] {
    let listed = factories.filter { $0.isListed || exceeds($0.total.growth) }
    let rest = factories.count - listed.count
    let head = [
      columns("", "total", "", "own") + "(ms)",
      columns("before", "after", "before", "after") + "factory",
      line(old.time(of: old.outermost), new.time(of: new.outermost), "all resolves"),
    ]
    let tail =
      counted(rest, "other factory", "other factories")
      + " changed by at most a tenth or 0.1 ms."
    return head + listed.map(line) + (rest == 0 ? [] : ["", tail])
  }

  /// The links up to the first that differs, then the rest of the old chain and of the new one.
  private var chain: [String] {
    let (before, after) = (links(of: old), links(of: new))
    let same = Array(zip(before, after).prefix { $0.title == $1.title })
    return ["The longest chain:"]
      + same.map { line($0.took, $1.took, $0.title) }
      + before.dropFirst(same.count).map { line($0.took, nil, $0.title) }
      + after.dropFirst(same.count).map { line(nil, $0.took, $0.title) }
  }

  private func links(of recording: Recording) -> [(title: String, took: Int)] {
    recording.longestChain.enumerated().map { depth, index in
      (indented(depth, recording.resolves[index].origin.title), took(index, in: recording))
    }
  }

  private func took(_ index: Int?, in recording: Recording) -> Int {
    index.map { recording.resolves[$0].duration } ?? 0
  }

  // MARK: Lines

  private func line(_ factory: FactoryChange) -> String {
    let (total, own) = (factory.total, factory.own)
    let note = factory.isAdded ? ", added" : factory.isRemoved ? ", removed" : ""
    return columns(time(total.before), time(total.after), time(own.before), time(own.after))
      + factory.name + note
  }

  private func line(_ before: Int?, _ after: Int?, _ title: String) -> String {
    columns(time(before), time(after), "", "") + title
  }

  private func time(_ nanoseconds: Int?) -> String { nanoseconds.map(milliseconds) ?? "" }

  private func columns(_ texts: String...) -> String {
    texts.map { (" " + $0).padded(to: 11) }.joined() + "  "
  }
}
