/// What the users of the verifier forbid: `Feature* must not reach Persistence*`.
struct RulesCheck {
  let graph: DependencyGraph
  let rules: Rules

  func findings() -> [Finding] { rules.lines.flatMap(findings) }

  private func findings(against rule: Rules.Line) -> [Finding] {
    graph.factories.indices.compactMap { start in
      let factory = graph.factories[start]
      guard rule.from.matches(factory),
        let way = graph.shortestWay(from: start, to: { rule.to.matches(graph.factories[$0]) })
      else { return nil }
      let walk = way.numbers.map { graph.factories[$0].name }.joined(separator: " → ")
      return Finding(
        check: .rules, severity: .error,
        message: "'\(rule.text)': \(factory.module).\(factory.name) reaches it: \(walk)",
        fix: "Put what is needed behind a factory that both may reach, or change the rule "
          + "(\(rules.path):\(rule.number)).",
        place: factory.place, factories: way.numbers, path: way.steps)
    }
  }
}

/// A file of rules, one in each line.
package struct Rules {
  let path: String
  let lines: [Line]

  struct Line {
    let number: Int
    let text: String
    let from: Pattern
    let to: Pattern
  }

  package init(_ text: String, path: String) throws(Trouble) {
    self.path = path
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 5, words[1...3].elementsEqual(["must", "not", "reach"]) else {
        throw .usage(
          "\(path):\(index + 1): '\(line)' is no rule. A rule is: <pattern> must not reach <pattern>, "
            + "and a pattern is a module, a factory or module.factory, with * for anything.")
      }
      lines.append(
        Line(
          number: index + 1, text: words.joined(separator: " "), from: Pattern(words[0]),
          to: Pattern(words[4])))
    }
    self.lines = lines
  }
}

/// A module, a factory, or both with a dot between; `*` stands for any characters.
package struct Pattern {
  private let text: Substring

  package init(_ text: some StringProtocol) { self.text = Substring(text) }

  func matches(_ factory: Factory) -> Bool {
    [factory.module, factory.name, "\(factory.module).\(factory.name)"].contains {
      Self.matches($0[...], text)
    }
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first != "*" { return name.first == first && matches(name.dropFirst(), rest) }
    return name.indices.contains { matches(name[$0...], rest) } || matches("", rest)
  }
}
