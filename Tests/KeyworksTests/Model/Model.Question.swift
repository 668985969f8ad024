extension Model {
  /// One thing to ask a container for.
  struct Question: Hashable, Sendable {
    let node: Node
    /// Of no account where the factory has no argument.
    let label: Label

    /// All factories that keep their instances, with all arguments.
    static let all = Node.allCases.flatMap { node -> [Self] in
      guard node.facts.lifetime.isKept, node.facts.kind != .structure else { return [] }
      let count = node.facts.kind == .parameter ? Label.count : 1
      return (0..<count).map { Self(node: node, label: Label(number: $0)) }
    }

    var isKeptStrongly: Bool { !node.facts.lifetime.isWeak }
    var argument: Label? { node.facts.kind == .parameter ? label : nil }
  }
}

extension Model.Question: CustomStringConvertible {
  var description: String { argument.map { "\(node)(\($0.number))" } ?? "\(node)" }
}

extension ModelContainer {
  /// What each question gives; those to which nothing is given are left out.
  func answers(
    to questions: ArraySlice<Model.Question>
  ) -> [Model.Question: Made] {
    var answers: [Model.Question: Made] = [:]
    for question in questions {
      answers[question] = handle(question.node, question.label).resolve().made
    }
    return answers
  }
}
