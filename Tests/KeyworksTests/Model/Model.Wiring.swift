extension Model {
  /// What one run of an `autoRegister` says.
  struct Wiring: Sendable {
    let statements: [Statement]

    struct Statement: Sendable {
      let step: Step
      /// Whether it is about the container beside: the second for all others, and for the
      /// second the first.
      let isForOther: Bool
    }
  }
}

extension Model.Wiring: CustomStringConvertible {
  var description: String { statements.map { "    \($0)\n" }.joined() }
}

extension Model.Wiring.Statement: CustomStringConvertible {
  var description: String { "\(step.number): \(isForOther ? "beside" : "here") \(step.action)" }
}
