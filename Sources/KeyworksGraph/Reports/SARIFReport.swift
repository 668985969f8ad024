/// Findings in SARIF 2.1.0, the format that code hosts show next to a change.
package struct SARIFReport {
  private let verification: Verification
  private let paths: Paths
  private let lines: Lines

  package init(_ verification: Verification, _ paths: Paths) {
    (self.verification, self.paths) = (verification, paths)
    let findings = verification.findings
    lines = Lines(of: Set(findings.flatMap { [$0.place] + $0.path.map(\.place) }.map(\.file)))
  }

  package var text: String {
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .list([
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .list(verification.findings.map(result)),
        ]
      ]),
    ]
    return log.text + "\n"
  }

  private var driver: JSON {
    let rules = Check.allCases.map { check -> JSON in
      [
        "id": .text(check.rawValue), "shortDescription": message(check.summary),
        "help": ["text": .text(check.help), "markdown": .text(check.page)],
      ]
    }
    return [
      "name": "keyworks-graph", "version": .text(ToolVersion.text),
      "semanticVersion": .text(ToolVersion.text), "rules": .list(rules),
    ]
  }

  private func result(_ finding: Finding) -> JSON {
    let steps = finding.path.map { step -> JSON in
      ["location": location(step.place, step.name + step.mark)]
    }
    let flow: JSON = ["threadFlows": .list([["locations": .list(steps)]])]
    return [
      "ruleId": .text(finding.check.rawValue), "level": .text(finding.severity.rawValue),
      "message": message(verification.text(of: finding)),
      "locations": .list([location(finding.place, nil)]),
      "codeFlows": steps.isEmpty ? nil : .list([flow]),
      "partialFingerprints": ["finding/v1": .text(finding.key)],
    ]
  }

  private func location(_ place: Place, _ text: String?) -> JSON {
    let column = lines.column(of: place)
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .text(paths.uri(place.file))],
        "region": [
          "startLine": .number(place.position.line), "startColumn": .number(column),
          "endColumn": .number(column + lines.length(ofNameAt: place)),
        ],
      ],
      "message": text.map(message),
    ]
  }

  private func message(_ text: String) -> JSON { ["text": .text(text)] }
}

/// The lines of some files, to count columns in characters. Compilers count bytes.
private struct Lines {
  private var bytes: [String: [ArraySlice<UInt8>]] = [:]

  init(of files: Set<String>) {
    for file in files {
      bytes[file] = Files.read(file)?
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
  }

  /// The number of characters in the name at a place. 1 if there is no name.
  func length(ofNameAt place: Place) -> Int {
    guard let line = line(of: place) else { return 1 }
    let text = String(decoding: line.dropFirst(place.position.column - 1), as: UTF8.self)
    if text.hasPrefix("`"), let end = text.dropFirst().firstIndex(of: "`") {
      return text[...end].unicodeScalars.count
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return max(1, name.unicodeScalars.count)
  }

  func column(of place: Place) -> Int {
    guard let line = line(of: place) else { return place.position.column }
    let before = line.prefix(place.position.column - 1)
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }

  private func line(of place: Place) -> ArraySlice<UInt8>? {
    guard let lines = bytes[place.file], lines.indices.contains(place.position.line - 1) else {
      return nil
    }
    return lines[place.position.line - 1]
  }
}

extension Check {
  /// What the check finds, in a few words.
  package var summary: String {
    switch self {
    case .cycle: "Factories that need themselves while they are built"
    case .allow: "Comments that allow a finding without a check or a reason, or without need"
    case .captive: "Instances that outlive what they were built from"
    case .lifetime: "Lifetimes without effect"
    case .identity: "Factories that cannot be told apart"
    case .promise: "Promises that nothing registers"
    case .wiring: "Registrations and contributions that nothing runs"
    case .registered: "Factories that are registered twice"
    case .context: "Required context values that nothing gives"
    case .stops: "Statements that stop the program whenever they run"
    case .unused: "Factories that nothing uses"
    case .tags: "Lists with duplicate members or contradictory order, and stored lists"
    case .leak: "Containers that keep themselves alive"
    case .teardown: "Teardowns that nothing runs"
    case .isolation: "Main-actor factories that are resolved with assumeIsolated"
    case .variant: "Cached factories that drop a variant on which their dependencies depend"
    case .rules: "Violations of the project's own rules"
    }
  }

  /// How to fix its findings in general.
  var help: String {
    switch self {
    case .cycle:
      "Resolve one of them when it is used, through a provider or @LazyInjected."
    case .allow: "Write // keyworks:allow <check>: <reason> before the line of the finding."
    case .captive:
      "Resolve the shorter-lived instance through a provider, or give both the same lifetime."
    case .lifetime: "Write one lifetime that suits the value, and timeToLive after it."
    case .identity:
      "Write one pair of braces for each property, and an id: for each call of a function."
    case .promise: "Register it in code that runs before it is resolved."
    case .wiring: "Call the function at the start of the program or in autoRegister()."
    case .registered: "Register it in one place. In a test, override it."
    case .context: "Resolve it inside with(…) for the key that it requires."
    case .stops: "Change the statement, or the program stops when it runs."
    case .unused: "Remove it, or resolve it where it is needed."
    case .tags: "List each member once, with constraints that do not contradict each other."
    case .leak: "Use the container that the closure gets as an argument, or capture it weakly."
    case .teardown: "Close the container, or do the work in withTeardown."
    case .isolation: "Resolve it from code on the main actor."
    case .variant:
      "Add .varies(by: …) to the cached factory, or .ignoring(…) if one instance for all is meant."
    case .rules: "Move the dependency behind a factory that both may reach, or change the rule."
    }
  }
}
