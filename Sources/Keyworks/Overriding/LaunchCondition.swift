/// A kind of launch for which a body replaces the definition, as in `onTest`. The higher rank wins;
/// of two arguments, the one written first. These contexts have nothing to do with the context values
/// of `with`.
enum LaunchCondition {
  case test, preview
  case argument(String)

  var rank: UInt64 {
    switch self {
    case .test: 1
    case .preview: 2
    case .argument: 3
    }
  }

  var isMet: Bool {
    let context = LaunchContext.inForce
    return switch self {
    case .test: context.isTest
    case .preview: context.isPreview
    case .argument(let argument): context.arguments.contains(argument)
    }
  }
}

extension Declaration {
  /// Returns a copy for a body with this condition, or nil if the condition is not met or a body
  /// with the same or a higher rank was chosen before.
  func choosing(_ condition: LaunchCondition) -> Declaration? {
    guard condition.rank > place.contextRank, condition.isMet else { return nil }
    var copy = self
    copy.place.contextRank = condition.rank
    return copy
  }
}
