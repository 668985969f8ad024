/// Findings in the format that code hosts show beside a change (SARIF 2.1.0).
package struct SARIFReport {
  private let verification: Verification
  private let paths: Paths
  private let lines: Lines

  package init(_ verification: Verification, _ paths: Paths) {
    self.verification = verification
    self.paths = paths
    let findings = verification.findings
    lines = Lines(of: Set(findings.flatMap { [$0.place] + $0.path.map(\.place) }.map(\.file)))
  }

  package var text: String {
    JSON.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      (
        "runs",
        .list([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .list(verification.findings.map(result))),
          ])
        ])
      ),
    ]).text + "\n"
  }

  private var driver: JSON {
    .object([
      ("name", .text("keyworks-graph")),
      (
        "rules",
        .list(
          Check.allCases.map { check in
            .object([
              ("id", .text(check.rawValue)),
              ("shortDescription", message(check.summary)),
            ])
          })
      ),
    ])
  }

  private func result(_ finding: Finding) -> JSON {
    let steps = finding.path.map { step in
      JSON.object([("location", location(step.place, step.name + step.mark))])
    }
    let flow = JSON.object([("threadFlows", .list([.object([("locations", .list(steps))])]))])
    return .object([
      ("ruleId", .text(finding.check.rawValue)),
      ("level", .text(finding.severity.rawValue)),
      ("message", message("\(finding.message). \(finding.fix)")),
      ("locations", .list([location(finding.place, nil)])),
      ("codeFlows", steps.isEmpty ? nil : .list([flow])),
      ("partialFingerprints", .object([("finding/v1", .text(finding.key))])),
    ])
  }

  private func location(_ place: Place, _ text: String?) -> JSON {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .text(paths.uri(place.file)))])),
          (
            "region",
            .object([
              ("startLine", .number(place.position.line)),
              ("startColumn", .number(lines.column(of: place))),
            ])
          ),
        ])
      ),
      ("message", text.map(message)),
    ])
  }

  private func message(_ text: String) -> JSON { .object([("text", .text(text))]) }
}

/// The lines of some files, to count columns in characters; compilers count bytes.
private struct Lines {
  private var bytes: [String: [ArraySlice<UInt8>]] = [:]

  init(of files: Set<String>) {
    for file in files {
      bytes[file] = Files.read(file)?
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
  }

  func column(of place: Place) -> Int {
    guard let lines = bytes[place.file], lines.indices.contains(place.position.line - 1) else {
      return place.position.column
    }
    let before = lines[place.position.line - 1].prefix(place.position.column - 1)
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }
}

extension Check {
  /// What it finds, in a few words.
  package var summary: String {
    switch self {
    case .cycle: "Factories that need themselves while they are built"
    case .allow: "Comments that allow findings, and do not say which or why, or are not needed"
    case .captive: "Instances that outlive what they were built from"
    case .lifetime: "Lifetimes without effect"
    case .identity: "Factories that their braces do not tell apart"
    case .promise: "Promises that nothing registers"
    case .wiring: "Registrations and contributions that nothing runs"
    case .registered: "Factories that are registered twice"
    case .context: "Values of the context that nothing gives"
    case .stops: "What stops the program wherever it runs"
    case .unused: "Factories that nothing leads to"
    case .tags: "Lists with members twice, bound in a loop, or stored"
    case .leak: "Containers that hold what holds them"
    case .teardown: "Teardowns that nothing runs"
    case .isolation: "Main-actor factories that are resolved on an assumption"
    case .rules: "What the project's own rules forbid"
    }
  }
}
