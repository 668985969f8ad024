struct Step: Sendable {
  let title: String
  let run: @Sendable () -> String
  init(_ title: String, run: @escaping @Sendable () -> String) {
    self.title = title
    self.run = run
  }
}

@resultBuilder enum StepsBuilder {
  static func buildExpression(_ step: Step) -> [Step] { [step] }
  static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Step]?) -> [Step] { part ?? [] }
  static func buildArray(_ parts: [[Step]]) -> [Step] { parts.flatMap { $0 } }
}

struct Experiment: Sendable {
  let steps: [Step]
  init(@StepsBuilder _ steps: () -> [Step]) { self.steps = steps() }
}
