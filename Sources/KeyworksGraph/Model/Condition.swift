/// The condition of a wiring, as written in the source.
struct Condition: Hashable {
  let text: String
  let isNegated: Bool

  var opposite: Condition { Condition(text: text, isNegated: !isNegated) }

  /// The sets of conditions that can fail together: of two opposite conditions, exactly one fails.
  static func failures(among all: Set<Condition>) -> [Set<Condition>] {
    let pairs = all.filter { !$0.isNegated && all.contains($0.opposite) }
      .sorted { $0.text < $1.text }
    // Each pair doubles the number of graphs.
    return pairs.prefix(4).reduce([[]]) { ways, condition in
      ways.flatMap { [$0.union([condition]), $0.union([condition.opposite])] }
    }
  }
}

extension MentionReader {
  /// The condition in the braces of `enabled { !$0.session().isPremium }`. Nil if it combines
  /// several.
  func condition(in open: Int) -> Condition? {
    guard let end = text.tokens[open].partner else { return nil }
    var words = (open + 1..<end).map { text.text($0) }
    if let parameter = parameters(ofClosure: open).first {
      words = words.drop { $0 != "in" }.dropFirst().map { $0 == parameter ? "$0" : $0 }
    }
    guard !words.contains(where: { ["&", "|", "?"].contains($0) }) else { return nil }
    var isNegated = false
    if words.first == "!" {
      isNegated.toggle()
      words.removeFirst()
    }
    if let mark = words.firstRange(of: ["!", "="]) {
      isNegated.toggle()
      words.replaceSubrange(mark, with: ["=", "="])
    }
    if words.suffix(3).dropLast() == ["=", "="], let value = Bool(words.last ?? "") {
      words.removeLast(3)
      if !value { isNegated.toggle() }
    }
    return Condition(text: words.joined(separator: " "), isNegated: isNegated)
  }
}
