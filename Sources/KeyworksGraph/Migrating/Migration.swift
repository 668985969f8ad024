/// Moves the sources of a program from Factory to Keyworks, by their tokens alone.
package struct Migration {
  package let files: [MigratedFile]

  /// The sources are those of the whole program: what it declares decides what its words mean.
  package init(_ sources: [(path: String, bytes: [UInt8])]) {
    let texts = sources.map { SourceText($0.bytes) }
    let program = OldProgram(texts)
    files = zip(sources, texts).map { source, text in
      let migration = FileMigration(path: source.path, text: text, program: program)
      return MigratedFile(
        path: source.path, old: source.bytes, new: migration.edits.applied(to: source.bytes),
        remarks: migration.remarks.sorted { ($0.line, $0.what) < ($1.line, $1.what) })
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

  /// One line for each place that was left.
  package var remarks: [String] {
    files.flatMap { file in file.remarks.map { $0.text(in: file.path) } }
  }

  /// The edits of all files.
  package var diff: String { files.map(\.diff.text).joined() }
}

/// A file before and after its edits. The path is relative to the package.
package struct MigratedFile {
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  package let remarks: [Remark]

  package var isChanged: Bool { old != new }
  package var diff: UnifiedDiff { UnifiedDiff(of: path, from: old, to: new) }
}
