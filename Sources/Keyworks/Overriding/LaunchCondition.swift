/// How a process was launched, where a factory builds something else: see
/// ``Factory/on(_:body:)``.
///
/// A body for an argument takes precedence over one for previews, and that over one for tests. Of two
/// arguments, the one written first does.
public enum LaunchCondition: Hashable, Sendable {
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
}

extension Declaration {
  /// Returns a copy for a body with this condition, or nil if the condition is not met or a body
  /// with the same or a higher rank was chosen before.
  @usableFromInline
  package func choosing(_ condition: LaunchCondition) -> Declaration? {
    guard condition.rank > place.contextRank, LaunchContext.inForce.conditions.contains(condition)
    else { return nil }
    var copy = self
    copy.place.contextRank = condition.rank
    return copy
  }
}
