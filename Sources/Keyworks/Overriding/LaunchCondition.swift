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

  /// Its rank, and whether it is met.
  fileprivate func check(_ context: LaunchContext) -> (rank: UInt64, isMet: Bool) {
    switch self {
    case .test: (1, context.isTest)
    case .preview: (2, context.isPreview)
    case .argument(let argument): (3, context.arguments.contains(argument))
    }
  }
}

extension Declaration {
  /// Returns a copy for a body with this condition, or nil if the condition is not met or a body
  /// with the same or a higher rank was chosen before.
  @usableFromInline
  func choosing(_ condition: LaunchCondition) -> Declaration? {
    let (rank, isMet) = condition.check(.inForce)
    guard isMet, rank > place.contextRank else { return nil }
    var copy = self
    copy.place.contextRank = rank
    return copy
  }
}
