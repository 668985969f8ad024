/// Findings as GitHub workflow commands. GitHub shows them next to the changed lines.
package struct GitHubReport {
  private let verification: Verification
  private let paths: Paths

  package init(_ verification: Verification, _ paths: Paths) {
    (self.verification, self.paths) = (verification, paths)
  }

  package var text: String {
    verification.findings.map { finding in
      let place = finding.place
      let properties = [
        "file=" + escaped(paths.file(place.file), alsoIn: ",:"),
        "line=\(place.position.line)", "col=\(place.position.column)",
        "title=Keyworks%3A \(finding.check.rawValue)",
      ]
      let path = finding.path.map { "\(paths.text($0.place)): \($0.name)\($0.mark)" }
      let example = "An example: swift package verify-dependencies help \(finding.check.rawValue)"
      let text = ([verification.text(of: finding)] + path + [example]).joined(separator: "\n")
      return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::"
        + escaped(text) + "\n"
    }.joined()
  }

  /// Escapes the characters that would end a command or one of its properties.
  private func escaped(_ text: String, alsoIn marks: String = "") -> String {
    text.unicodeScalars.map { character in
      guard "%\r\n".unicodeScalars.contains(character) || marks.unicodeScalars.contains(character)
      else { return String(character) }
      return .escape(of: character.value)
    }.joined()
  }
}
