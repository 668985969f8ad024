/// What the users of the verifier forbid: `Feature* must not reach Persistence*`.
struct RulesCheck {
  let graph: DependencyGraph
  let rules: Rules

  func findings() -> [Finding] { rules.lines.flatMap(findings) }

  /// The patterns of a program's rules that mean no factory of it.
  var idle: Set<IdlePattern> {
    Set(
      rules.lines.flatMap { rule in
        [rule.from, rule.to].filter { !graph.factories.contains(where: $0.matches) }.map {
          IdlePattern(line: rule.number, text: $0.description)
        }
      })
  }

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
        place: factory.place, factories: way.numbers, subject: rule.text, path: way.steps)
    }
  }
}

/// A pattern of a rule that means no factory.
struct IdlePattern: Hashable {
  let line: Int
  let text: String
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

  package init(_ text: String, path: String) throws(VerificationError) {
    self.path = path
    var lines: [Line] = []
    // "\r\n" is one character, and another than "\n".
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
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
  private let text: [Character]

  package init(_ text: some StringProtocol) { self.text = Array(text) }

  var description: String { String(text) }

  func matches(_ factory: Factory) -> Bool {
    [factory.module, factory.name, "\(factory.module).\(factory.name)"].contains {
      Self.matches($0, text)
    }
  }

  /// With the container, and perhaps its module, before the dot.
  func matchesInContainer(_ factory: Factory) -> Bool {
    let name = "\(factory.container).\(factory.name)"
    return Self.matches(name, text) || Self.matches("\(factory.module).\(name)", text)
  }

  /// Goes back to the last star for as long as what follows it does not match.
  private static func matches(_ name: String, _ pattern: [Character]) -> Bool {
    let name = Array(name)
    var (at, here) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while here < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, here)
        at += 1
      } else if at < pattern.count, pattern[at] == name[here] {
        (at, here) = (at + 1, here + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (at, here) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
