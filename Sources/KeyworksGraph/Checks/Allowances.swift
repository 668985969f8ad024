/// The findings that the sources allow. The comment `// keyworks:allow cycle: the hub is built
/// before both` suppresses findings of that check on its own line and on the next line.
struct Allowances {
  private struct Allowance {
    let check: Check
    let place: Place
    var isUsed = false
  }

  private var all: [Allowance] = []
  /// Findings about comments that name no check or give no reason.
  private(set) var findings: [Finding] = []
  /// The allowed findings, by place and key, because several programs may have the same finding.
  private(set) var allowed: Set<String> = []

  init(in files: [SourceFile]) {
    for file in files { read(file) }
  }

  private mutating func read(_ file: SourceFile) {
    let lines = file.text.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.contains(UInt8(ascii: "/")) {
      let text = String(decoding: line, as: UTF8.self)
      guard let mark = text.firstRange(of: "// keyworks:allow ") else { continue }
      let words = text[mark.upperBound...].split(separator: ":", maxSplits: 1)
      let column = text[..<mark.lowerBound].utf8.count + 1
      let place = Place(in: file, at: Position(line: number + 1, column: column))
      let name = words.first.map { $0.filter { !$0.isWhitespace } } ?? ""
      if let check = Check(rawValue: name), check != .allow,
        words.count == 2, words[1].contains(where: { !$0.isWhitespace })
      {
        all.append(Allowance(check: check, place: place))
      } else {
        let names = Check.allCases.filter { $0 != .allow }.map(\.rawValue).joined(separator: ", ")
        findings.append(
          Finding(
            .allow, .error, "a finding is allowed without a check or a reason",
            fix: "Write // keyworks:allow <check>: <reason>, with one of \(names).", at: place,
            of: []))
      }
    }
  }

  /// Returns whether a comment allows the finding, and marks that comment as used.
  mutating func allow(_ finding: Finding) -> Bool {
    let place = finding.place
    let index = all.firstIndex {
      $0.check == finding.check && $0.place.file == place.file
        && [$0.place.position.line, $0.place.position.line + 1].contains(place.position.line)
    }
    guard let index else { return false }
    all[index].isUsed = true
    allowed.insert("\(place) \(finding.key)")
    return true
  }

  /// Findings about comments that allow nothing.
  var unused: [Finding] {
    all.filter { !$0.isUsed }.map { allowance in
      Finding(
        .allow, .warning, "there is no finding of '\(allowance.check.rawValue)' here to allow",
        fix: "Remove the comment.", at: allowance.place, of: [])
    }
  }
}
