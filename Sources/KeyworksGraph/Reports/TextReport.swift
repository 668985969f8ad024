/// Findings in the format of compiler messages, so that editors can jump to their places.
package struct TextReport {
  private let verification: Verification
  private let findings: [Finding]
  private let paths: Paths

  package init(_ verification: Verification, _ paths: Paths) {
    self.verification = verification
    findings = verification.findings
    self.paths = paths
  }

  package var text: String {
    findings.map(text).joined()
      + verification.complaints.map { $0 + "\n" }.joined()
      + summary + "\n"
  }

  private func text(of finding: Finding) -> String {
    var lines = [
      "\(paths.text(finding.place)): \(finding.severity.rawValue): \(finding.message)"
        + "\(verification.whereabouts(of: finding)). "
        + "\(finding.fix) [\(finding.check.rawValue)]"
    ]
    lines += finding.path.map { step in
      "\(paths.text(step.place)): note: \(step.user.map { "\($0) → " } ?? "")\(step.name)"
        + step.mark
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    var parts = [
      "\(counted(errors, "error")), \(counted(warnings, "warning")) in "
        + verification.programs.map { text(of: $0.graph) }.joined(separator: "; ")
    ]
    if verification.allowed > 0 { parts.append("\(verification.allowed) allowed in the sources") }
    if verification.known > 0 { parts.append("\(verification.known) known to the baseline") }
    if !verification.outdated.isEmpty {
      parts.append(
        "\(counted(verification.outdated.count, "line")) of the baseline no longer needed")
    }
    if !verification.leftOut.isEmpty {
      parts.append("tests left out: \(verification.leftOut.sorted().joined(separator: ", "))")
    }
    if !verification.former.isEmpty {
      parts.append(
        "no longer in the package: \(verification.former.sorted().joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
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

  func file(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// A path in which characters that are not allowed in URIs are percent-encoded.
  func uri(_ path: String) -> String {
    let file = file(path)
    return (file.hasPrefix("/") ? "file://" : "")
      + file.utf8.map { byte -> String in
        let isPlain =
          byte < 0x80
          && (Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber || "-._~/".utf8.contains(byte))
        if isPlain { return String(UnicodeScalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }.joined()
  }

  /// `Sources/App/main.swift:12:7`
  func text(_ place: Place) -> String {
    "\(file(place.file)):\(place.position.line):\(place.position.column)"
  }
}
