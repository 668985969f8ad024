extension Model {
  /// A factory, with its argument, to resolve in a container.
  struct Question: Hashable, Sendable {
    let node: Node
    /// Ignored if the factory has no argument.
    let label: Label

    /// All factories that cache their instances, with all arguments.
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
  /// The instance for each question, without the questions that give none.
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
