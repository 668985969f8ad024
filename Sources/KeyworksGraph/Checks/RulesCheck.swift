/// Finds violations of the project's own rules: `Feature* must not reach Persistence*`.
struct RulesCheck {
  let graph: DependencyGraph
  let rules: Rules

  func findings() -> [Finding] { rules.lines.flatMap(findings) }

  /// One finding for each need that leads to a forbidden factory, however many factories get there
  /// through it. If it depends on the implementation that is called, the finding is a warning.
  private func findings(against rule: Rules.Line) -> [Finding] {
    let certain = breaches(of: rule) { !$0.contains(.isDynamic) }
    let known = Set(certain.map { $0.factories.suffix(2) })
    let possible = breaches(of: rule) { _ in true }
      .filter { !known.contains($0.factories.suffix(2)) }
    return certain.map { finding($0, rule, .error) } + possible.map { finding($0, rule, .warning) }
  }

  /// The needs that lead to a forbidden factory, each with the shortest way to it.
  private func breaches(
    of rule: Rules.Line, by isMeant: (Use.Traits) -> Bool
  ) -> [[DependencyGraph.Need]] {
    func numbers(_ pattern: Pattern) -> [Int] {
      graph.factories.indices.filter { pattern.matches(graph.factories[$0]) }
    }
    let forbidden = Set(numbers(rule.to))
    let ways = ShortestWays(from: numbers(rule.from), along: graph.needs) { need in
      isMeant(need.edge.traits) && !forbidden.contains(need.edge.target)
    }
    return ways.followed.flatMap { here in
      graph.needs(of: here).compactMap { edge in
        guard forbidden.contains(edge.target), isMeant(edge.traits),
          let way = ways.way(to: here).map({ $0 + [.init(user: here, edge: edge)] }),
          way[0].user != edge.target
        else { return nil }
        return way
      }
    }
  }

  private func finding(
    _ way: [DependencyGraph.Need], _ rule: Rules.Line, _ severity: Finding.Severity
  ) -> Finding {
    let numbers = way.factories
    let factory = graph.factories[numbers[0]]
    let last = numbers.suffix(2).map { graph.factories[$0].name }
    let others = others(than: numbers[0], reaching: numbers[way.count - 1], rule)
    return Finding(
      .rules, severity,
      "'\(rule.text)': \(factory.module).\(factory.name) "
        + "\(severity == .error ? "reaches" : "may reach") it: \(graph.walk(numbers))"
        + (others == 0 ? "" : ", and \(others) more \(others == 1 ? "does" : "do")"),
      fix: "Put what '\(last[0])' needs of '\(last[1])' behind a factory that both may reach, or "
        + "change the rule (\(rules.path):\(rule.number)).",
      at: way.steps.last?.place ?? factory.place, of: numbers, about: rule.text, path: way.steps)
  }

  /// How many other factories that the rule restricts reach the user of the forbidden factory.
  private func others(than first: Int, reaching user: Int, _ rule: Rules.Line) -> Int {
    let users = graph.users
    return reachable(from: [user]) { users[$0].filter { !rule.to.matches(graph.factories[$0]) } }
      .count { $0 != first && rule.from.matches(graph.factories[$0]) }
  }
}

/// A file with one rule in each line.
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
    // "\r\n" is a single character and differs from "\n".
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

  /// Errors for patterns that match no factory of any program.
  func complaints(about programs: Verification) -> [String] {
    let factories = programs.programs.flatMap(\.graph.factories)
    return lines.flatMap { line in
      Set([line.from, line.to]).filter { !factories.contains(where: $0.matches) }
        .map(\.description).sorted().map { text in
          "\(path):\(line.number): error: '\(text)' matches no factory, so the rule forbids "
            + "nothing.\(programs.hint(for: text)) [rules]"
        }
    }
  }
}

/// A pattern for a module, a factory, or both separated by a dot. `*` matches any characters.
package struct Pattern: Hashable {
  private let text: [Character]

  package init(_ text: some StringProtocol) { self.text = Array(text) }

  var description: String { String(text) }

  func matches(_ factory: Factory) -> Bool {
    [factory.module, factory.name, "\(factory.module).\(factory.name)"].contains {
      Self.matches($0, text)
    }
  }

  /// Matches the factory's name after its container, and optionally its module.
  func matchesInContainer(_ factory: Factory) -> Bool {
    let name = "\(factory.container).\(factory.name)"
    return Self.matches(name, text) || Self.matches("\(factory.module).\(name)", text)
  }

  /// On a mismatch, backtracks to the last star.
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
