/// What has changed of a graph since it was written as JSON: factories, lifetimes, needs and members.
package struct DiffReport {
  private let old: Set<String>
  private let new: Set<String>

  /// - Parameter text: What `graph --format json` wrote.
  package init(
    _ graph: DependencyGraph, against text: String, at path: String
  ) throws(VerificationError) {
    guard let json = JSONReader.value(of: text), json["version"]?.integer == 1 else {
      throw .inaccessible(
        "'\(path)' is no graph. Write one with: graph --format json --output \(path)")
    }
    let own = JSONReport(graph, [], Paths(relativeTo: "")).text
    old = Self.facts(of: json)
    new = JSONReader.value(of: own).map(Self.facts) ?? []
  }

  /// Empty if nothing has changed.
  package var text: String {
    let lines =
      old.subtracting(new).map { ($0, "- ") } + new.subtracting(old).map { ($0, "+ ") }
    return lines.sorted { $0 < $1 }.map { "\($1)\($0)\n" }.joined()
  }

  /// What a graph says, without numbers and lines: these change with everything.
  private static func facts(of graph: JSON) -> Set<String> {
    let factories = graph["factories"]?.values ?? []
    var names: [Int: String] = [:]
    for factory in factories {
      guard let number = factory["id"]?.integer else { continue }
      let words = ["module", "container", "name"].compactMap { factory[$0]?.string }
      names[number] = words.joined(separator: ".")
    }
    var facts: Set<String> = []
    for factory in factories {
      guard let name = factory["id"]?.integer.flatMap({ names[$0] }) else { continue }
      facts.insert("\(name): \(factory["kind"]?.string ?? "") of \(factory["type"]?.string ?? "")")
      if let lifetime = factory["lifetime"]?.string {
        facts.insert("\(name): \(lifetime)\(factory["scope"]?.string.map { " \($0)" } ?? "")")
      }
      for member in factory["members"]?.values ?? [] {
        let other = member["factory"]?.integer.flatMap { names[$0] } ?? ""
        let priority = member["priority"]?.integer.map { ", priority \($0)" } ?? ""
        facts.insert("\(name) has \(other)\(priority)")
      }
    }
    for edge in graph["edges"]?.values ?? [] where edge["when"]?.string != "member" {
      guard let from = edge["from"]?.integer.flatMap({ names[$0] }),
        let to = edge["to"]?.integer.flatMap({ names[$0] })
      else { continue }
      facts.insert("\(from) needs \(to) (\(edge["when"]?.string ?? ""))")
    }
    return facts
  }
}
