/// Moves the sources of a program from Factory to Keyworks, by their tokens alone.
package struct Migration {
  package let files: [MigratedFile]

  /// - Parameter others: The sources of the whole program: what it declares decides what its words
  ///   mean.
  package init(
    of sources: [(path: String, bytes: [UInt8])],
    among others: [(path: String, bytes: [UInt8])] = []
  ) {
    let texts = sources.map { SourceText($0.bytes) }
    let paths = Set(sources.map(\.path))
    let program = OldProgram(
      texts + others.filter { !paths.contains($0.path) }.map { SourceText($0.bytes) })
    files = zip(sources, texts).map { source, text in
      let migration = FileMigration(path: source.path, text: text, program: program)
      return MigratedFile(
        path: source.path, old: source.bytes, edits: migration.edits,
        remarks: migration.remarks.sorted { ($0.byte, $0.what) < ($1.byte, $1.what) })
    }
  }

  /// `12 files, 57 lines changed, 4 places left`
  package var summary: String {
    let changed = files.filter(\.isChanged)
    let lines = changed.reduce(0) { $0 + $1.diff.changedLines }
    let left = files.reduce(0) { $0 + $1.remarks.count }
    return "\(counted(changed.count, "file")), \(counted(lines, "line")) changed, "
      + "\(counted(left, "place")) left"
  }

  /// One line for each place that was left. After the edits were made, the lines have other
  /// numbers.
  package func remarks(onNewLines: Bool) -> [String] {
    files.flatMap { $0.remarks(onNewLines: onNewLines) }
  }

  /// The edits of all files.
  package var diff: String { files.map(\.diff.text).joined() }
}

/// A file before and after its edits. The path is relative to the package.
package struct MigratedFile {
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  private let edits: [Edit]
  let remarks: [Remark]

  init(path: String, old: [UInt8], edits: [Edit], remarks: [Remark]) {
    (self.path, self.old, self.edits, self.remarks) = (path, old, edits, remarks)
    new = edits.applied(to: old)
    diff = UnifiedDiff(of: path, from: old, to: new)
  }

  package func remarks(onNewLines: Bool) -> [String] {
    remarks.map { remark in
      let added = onNewLines ? edits.addedLines(before: remark.byte, in: old) : 0
      return remark.text(in: path, line: remark.line + added)
    }
  }

  package var isChanged: Bool { old != new }
  package let diff: UnifiedDiff
}
