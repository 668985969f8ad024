import KeyworksWiring

extension Model {
  /// The statements of one run of an `autoRegister`.
  struct Wiring: Sendable {
    let statements: [Statement]

    struct Statement: Sendable {
      let step: Step
      /// Whether it is about the other container: the second one or, for the second, the first.
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
