/// The changes since graphs were written as JSON, program by program: factories, lifetimes, needs
/// and members.
package struct DiffReport {
  /// Programs that were added or removed, one per line.
  private let programs: [String]
  /// The changes in each program that exists before and after.
  private let changes: [(title: String, text: String)]

  /// - Parameters:
  ///   - text: What `graph --format json` wrote.
  ///   - name: The only program to compare; nil for all.
  package init(
    _ graphs: [DependencyGraph], against text: String, at path: String, only name: String? = nil
  ) throws(VerificationError) {
    let before = try Self.programs(in: text, at: path)
      .filter { old in name.map { $0 == old["name"]?.string } ?? true }
      .map(Program.init)
    let after = graphs.map { Program(JSONProgram($0, [], Paths(relativeTo: "")).json) }
    let gone = before.filter { old in !after.contains { $0.isSame(as: old) } }
    let come = after.filter { new in !before.contains { $0.isSame(as: new) } }
    programs = gone.map { "- \($0.label)" } + come.map { "+ \($0.label)" }
    changes = after.compactMap { new in
      before.first { $0.isSame(as: new) }.map { (new.title, Self.text(from: $0, to: new)) }
    }
  }

  /// Empty if nothing has changed. If all programs have the same changes, they are listed once.
  package var text: String {
    var parts = programs.isEmpty ? [] : [programs.map { $0 + "\n" }.joined()]
    if let first = changes.first, changes.allSatisfy({ $0.text == first.text }) {
      parts.append(first.text)
    } else {
      parts += changes.filter { !$0.text.isEmpty }.map { "In \($0.title):\n\n\($0.text)" }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The facts about a program, without numbers and lines, which change all the time.
  private struct Program {
    let name: String
    let isOfLibraries: Bool
    let facts: Set<String>

    init(_ json: JSON) {
      (name, isOfLibraries) = (json["name"]?.string ?? "", json["libraries"] != nil)
      facts = DiffReport.facts(of: json)
    }

    var title: String { isOfLibraries ? "the libraries \(name)" : name }
    var label: String { isOfLibraries ? title : "program \(name)" }

    /// The libraries that no executable uses form one program, whatever their names.
    func isSame(as other: Self) -> Bool {
      isOfLibraries == other.isOfLibraries && (isOfLibraries || name == other.name)
    }
  }

  private static func programs(
    in text: String, at path: String
  ) throws(VerificationError) -> [JSON] {
    let command = "graph --format json --output \(path)"
    let json = JSONReader.value(of: text)
    let version = json?["version"]?.integer
    if version == JSONReport.version, let programs = json?["programs"]?.values, !programs.isEmpty {
      return programs
    }
    guard let version, version > 0, version != JSONReport.version else {
      throw .inaccessible("'\(path)' is not a graph. Write one with: \(command)")
    }
    let age = version < JSONReport.version ? "older" : "newer"
    throw .inaccessible(
      "'\(path)' is a graph from \(age == "older" ? "an" : "a") \(age) verifier: its version is "
        + "\(version), and this verifier reads version \(JSONReport.version). Check out the sources to "
        + "compare with, build them, and write the graph again: \(command)")
  }

  private static func text(from old: Program, to new: Program) -> String {
    let lines =
      old.facts.subtracting(new.facts).map { ($0, "- ") }
      + new.facts.subtracting(old.facts).map { ($0, "+ ") }
    return lines.sorted { $0 < $1 }.map { "\($1)\($0)\n" }.joined()
  }

  private static func facts(of graph: JSON) -> Set<String> {
    let factories = graph["factories"]?.values ?? []
    let numbered = factories.compactMap { factory in
      let words = ["module", "container", "name"].compactMap { factory[$0]?.string }
      return factory["id"]?.integer.map { ($0, words.joined(separator: ".")) }
    }
    let names = Dictionary(numbered) { $1 }
    func named(_ key: String, of json: JSON) -> String? { json[key]?.integer.flatMap { names[$0] } }
    var facts: Set<String> = []
    for factory in factories {
      guard let name = named("id", of: factory) else { continue }
      facts.insert("\(name): \(factory["kind"]?.string ?? "") of \(factory["type"]?.string ?? "")")
      if let lifetime = factory["lifetime"]?.string {
        facts.insert("\(name): \(lifetime)\(factory["scope"]?.string.map { " \($0)" } ?? "")")
      }
      for member in factory["members"]?.values ?? [] {
        let other = named("factory", of: member) ?? ""
        let priority = member["priority"]?.integer.map { ", priority \($0)" } ?? ""
        facts.insert("\(name) has \(other)\(priority)")
      }
    }
    for edge in graph["edges"]?.values ?? [] where edge["when"]?.string != "member" {
      guard let from = named("from", of: edge), let to = named("to", of: edge) else { continue }
      facts.insert("\(from) needs \(to) (\(edge["when"]?.string ?? ""))")
    }
    return facts
  }
}
