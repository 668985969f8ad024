/// How a process was launched, where a factory builds something else: see
/// ``Factory/on(_:body:)``.
///
/// A body for an argument takes precedence over one for previews, and that over one for tests. Of two
/// arguments, the one written first does.
public enum LaunchCondition: Sendable {
  /// XCTest or Swift Testing runs.
  case test
  /// Xcode shows a preview.
  case preview
  /// The command line has this argument.
  case argument(String)

  fileprivate var rank: UInt64 {
    switch self {
    case .test: 1
    case .preview: 2
    case .argument: 3
    }
  }

  fileprivate var isMet: Bool {
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
