/// Finds violations of the project's own rules: `Feature* must not reach Persistence*`.
struct RulesCheck {
  let graph: DependencyGraph
  let rules: Rules

  func findings() -> [Finding] { rules.lines.flatMap(findings) }

  /// The patterns in the rules that match no factory of the program.
  var idle: Set<IdlePattern> {
    Set(
      rules.lines.flatMap { rule in
        [rule.from, rule.to].filter { !graph.factories.contains(where: $0.matches) }.map {
          IdlePattern(line: rule.number, text: $0.description)
        }
      })
  }

  /// One finding for each need that leads to a forbidden factory, however many factories get there
  /// through it. If it depends on the implementation that is called, the finding is a warning.
  private func findings(against rule: Rules.Line) -> [Finding] {
    let certain = breaches(of: rule) { !$0.contains(.isDynamic) }
    let known = Set(certain.map { $0.numbers.suffix(2) })
    let possible = breaches(of: rule) { _ in true }.filter { !known.contains($0.numbers.suffix(2)) }
    return certain.map { finding($0, rule, .error) } + possible.map { finding($0, rule, .warning) }
  }

  private typealias Way = (numbers: [Int], steps: [DependencyGraph.Step])

  /// The needs that lead to a forbidden factory, each with the shortest path to it.
  private func breaches(
    of rule: Rules.Line, by isMeant: (Use.Traits) -> Bool
  ) -> [Way] {
    let starts = graph.factories.indices.filter { rule.from.matches(graph.factories[$0]) }
    var cameBy: [Int: (user: Int, steps: [DependencyGraph.Step])] = [:]
    var seen = Set(starts)
    var queue = starts
    var head = 0
    var breaches: [Way] = []
    while head < queue.count {
      let here = queue[head]
      head += 1
      for need in graph.needs(of: here) where isMeant(need.traits) && need.target != here {
        guard rule.to.matches(graph.factories[need.target]) else {
          if seen.insert(need.target).inserted {
            cameBy[need.target] = (here, need.steps)
            queue.append(need.target)
          }
          continue
        }
        var way: Way = ([here, need.target], need.steps)
        while let (user, steps) = cameBy[way.numbers[0]] {
          way = ([user] + way.numbers, steps + way.steps)
        }
        if way.numbers[0] != need.target { breaches.append(way) }
      }
    }
    return breaches
  }

  private func finding(
    _ way: Way, _ rule: Rules.Line, _ severity: Finding.Severity
  ) -> Finding {
    let factory = graph.factories[way.numbers[0]]
    let names = way.numbers.map { graph.factories[$0].name }
    let others = others(than: way, rule)
    return Finding(
      check: .rules, severity: severity,
      message: "'\(rule.text)': \(factory.module).\(factory.name) "
        + "\(severity == .error ? "reaches" : "may reach") it: \(names.joined(separator: " → "))"
        + (others == 0 ? "" : ", and \(others) more \(others == 1 ? "does" : "do")"),
      fix:
        "Put what '\(names[names.count - 2])' needs of '\(names[names.count - 1])' behind a factory "
        + "that both may reach, or change the rule (\(rules.path):\(rule.number)).",
      place: way.steps.last?.place ?? factory.place, factories: way.numbers, subject: rule.text,
      path: way.steps)
  }

  /// How many other factories that the rule restricts reach the same need.
  private func others(than way: Way, _ rule: Rules.Line) -> Int {
    var users: [Int: [Int]] = [:]
    for number in graph.factories.indices {
      for need in graph.needs(of: number) { users[need.target, default: []].append(number) }
    }
    var found: Set<Int> = [way.numbers[way.numbers.count - 2]]
    var left = Array(found)
    while let next = left.popLast() {
      for user in users[next] ?? [] where !rule.to.matches(graph.factories[user]) {
        if found.insert(user).inserted { left.append(user) }
      }
    }
    return found.count { $0 != way.numbers[0] && rule.from.matches(graph.factories[$0]) }
  }
}

/// A pattern in a rule that matches no factory.
struct IdlePattern: Hashable {
  let line: Int
  let text: String
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
}

/// A pattern for a module, a factory, or both separated by a dot. `*` matches any characters.
package struct Pattern {
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
