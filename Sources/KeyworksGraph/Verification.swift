/// All findings in the programs of a build.
package struct Verification {
  package private(set) var programs: [(graph: DependencyGraph, findings: [Finding])]
  /// The test modules that were left out.
  package let leftOut: Set<String>
  /// The modules of earlier builds that the package no longer has.
  package let former: Set<String>
  /// Errors in the rules: patterns that match no factory of any program.
  package private(set) var complaints: [String] = []
  /// The number of findings that comments in the sources allow.
  package private(set) var allowed = 0
  /// The number of findings that the baseline contains.
  package private(set) var known = 0
  /// The lines of the baseline that match no finding.
  package private(set) var outdated: [String] = []

  package init(of indexed: IndexedProgram, rules: Rules? = nil) {
    let model = ProgramModel(of: indexed)
    (leftOut, former) = (indexed.leftOut, indexed.former)
    let graphs = Program.all(in: indexed).map { DependencyGraph(of: $0, in: model) }
    // Programs share code, so something that one program does not use may be used by another.
    let reached = Set(graphs.flatMap { graph in graph.reached.map { graph.factories[$0].place } })
    let running = graphs.reduce(into: Set<Place>()) { $0.formUnion($1.running) }
    var allowances = Allowances(in: model.files)
    programs = graphs.map { graph in
      let found = graph.findings(of: model, rules).filter { finding in
        if finding.check == .wiring, finding.severity == .warning {
          return !running.contains(finding.place)
        }
        guard let number = finding.factories.first, [.unused, .promise].contains(finding.check)
        else { return true }
        return graph.reached.contains(number)
          || !reached.contains(graph.factories[number].place)
      }
      return (graph, found.filter { !allowances.allow($0) })
    }
    allowed = allowances.allowed.count
    for finding in allowances.findings + allowances.unused {
      let index = programs.firstIndex { $0.graph.program.modules.contains(finding.place.module) }
      guard let index else { continue }
      programs[index].findings.append(programs[index].graph.identified(finding))
    }
    complaints = rules?.complaints(about: self) ?? []
  }

  /// The findings of all programs, by place. A finding that several programs share occurs once. It
  /// is an error if it is an error in any of them.
  package var findings: [Finding] {
    programs.flatMap(\.findings)
      .sorted { ($0.place, $0.key, $0.severity) < ($1.place, $1.key, $1.severity) }
      .reduce(into: []) { findings, next in
        if let last = findings.last, last.place == next.place, last.key == next.key { return }
        findings.append(next)
      }
  }

  /// ` (in Kiosk)` if a finding does not occur in all programs that contain its source, unless the
  /// message names the program.
  private func whereabouts(of finding: Finding) -> String {
    let programs = programs.filter { $0.graph.program.modules.contains(finding.place.module) }
    let names = programs.filter { program in
      program.findings.contains { $0.place == finding.place && $0.key == finding.key }
    }.map(\.graph.program.name)
    if names.count == programs.count || names.contains(where: finding.message.contains) {
      return ""
    }
    return " (in \(names.joined(separator: " and ")))"
  }

  /// The message and the fix of a finding.
  func text(of finding: Finding) -> String {
    "\(finding.message)\(whereabouts(of: finding)). \(finding.fix)"
  }

  /// The texts of all programs, each under the program's name. If all texts are equal, one text
  /// without a name.
  package func text(_ text: (DependencyGraph, [Finding]) -> String) -> String {
    let texts = programs.map { ($0.graph.program.title, text($0.graph, $0.findings)) }
      .filter { !$0.1.isEmpty }
    guard let first = texts.first?.1, texts.contains(where: { $0.1 != first }) else {
      return texts.first?.1 ?? ""
    }
    return texts.map { "In \($0):\n\n\($1)" }.joined(separator: "\n")
  }

  /// The names of all programs. The separator does not occur in the joined names of libraries.
  package var names: String { programs.map(\.graph.program.name).joined(separator: "; ") }

  /// Removes all programs but one.
  package mutating func restrict(to name: String) throws(VerificationError) {
    let names = names
    programs.removeAll { $0.graph.program.name != name }
    if programs.isEmpty {
      throw .usage("There is no program '\(name)'. The programs are \(names).")
    }
  }

  /// A graph without factories is an error and no success: the caller probably chose the wrong
  /// package.
  package func requireFactories() throws(VerificationError) {
    if programs.contains(where: { !$0.graph.factories.isEmpty }) { return }
    throw .nothing(
      "There is no factory \(names.isEmpty ? "outside of tests" : "in \(names)")."
        + (leftOut.isEmpty ? "" : " Tests were left out: add --tests to include them."))
  }

  // MARK: Baselines

  /// The lines of a baseline with all current findings.
  package var baseline: String {
    (["# Findings that existed when this file was written. Only new findings are reported."]
      + Set(findings.map(\.key)).sorted()).joined(separator: "\n") + "\n"
  }

  /// Removes the findings that a baseline contains.
  package mutating func subtract(baseline: String) {
    let lines = Set(
      baseline.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init))
    let keys = findings.map(\.key)
    known = keys.count(where: lines.contains)
    outdated = lines.subtracting(keys).sorted()
    for index in programs.indices {
      programs[index].findings.removeAll { lines.contains($0.key) }
    }
  }
}
