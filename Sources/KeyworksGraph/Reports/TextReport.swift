/// Findings in the format of compiler messages, so that editors can jump to their places.
package struct TextReport {
  private let verification: Verification
  private let findings: [Finding]
  private let paths: Paths

  package init(_ verification: Verification, _ paths: Paths) {
    (self.verification, self.paths) = (verification, paths)
    findings = verification.findings
  }

  package var text: String {
    findings.map(text).joined()
      + verification.complaints.map { $0 + "\n" }.joined()
      + summary + "\n"
  }

  private func text(of finding: Finding) -> String {
    var lines = [
      "\(paths.text(finding.place)): \(finding.severity.rawValue): "
        + "\(verification.text(of: finding)) [\(finding.check.rawValue)]"
    ]
    lines += finding.path.map { step in
      "\(paths.text(step.place)): note: \(step.user.map { "\($0) → " } ?? "")\(step.name)"
        + step.mark
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The numbers of findings, and the programs.
  package var summary: String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    let parts = [
      "\(counted(errors, "error")), \(counted(warnings, "warning")) in "
        + verification.programs.map { text(of: $0.graph) }.joined(separator: "; "),
      verification.allowed > 0 ? "\(verification.allowed) allowed in the sources" : nil,
      verification.known > 0 ? "\(verification.known) known to the baseline" : nil,
      verification.outdated.isEmpty
        ? nil : "\(counted(verification.outdated.count, "line")) of the baseline no longer needed",
      named("tests left out", verification.leftOut),
      named("no longer in the package", verification.former),
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private func named(_ title: String, _ names: Set<String>) -> String? {
    names.isEmpty ? nil : "\(title): \(names.sorted().joined(separator: ", "))"
  }

  private func text(of graph: DependencyGraph) -> String {
    "\(graph.program.title) ("
      + "\(counted(graph.factories.count, "factory", "factories")), "
      + "\(counted(graph.program.modules.count, "module")))"
  }
}

/// `1 error`, `2 errors`.
package func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// Shows places inside a folder relative to it.
package struct Paths {
  private let folder: String

  package init(relativeTo folder: String) { self.folder = folder + "/" }

  package func file(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// A path in which characters that are not allowed in URIs are percent-encoded.
  func uri(_ path: String) -> String {
    let file = file(path)
    return (file.hasPrefix("/") ? "file://" : "")
      + file.utf8.map { byte -> String in
        let letter = Character(UnicodeScalar(byte))
        let isPlain = letter.isLetter || letter.isNumber || "-._~/".contains(letter)
        return isPlain && byte < 0x80 ? String(letter) : .escape(of: byte)
      }.joined()
  }

  /// `Sources/App/main.swift:12:7`
  func text(_ place: Place) -> String {
    "\(file(place.file)):\(place.position.line):\(place.position.column)"
  }
}
