/// A way to launch a process, for which a factory can build something else: see
/// ``Factory/on(_:body:)``.
///
/// A body for an argument takes precedence over one for previews, and that over one for tests. Of
/// two arguments, the one written first does.
public struct LaunchCondition: Hashable, Sendable {
  fileprivate let rank: UInt64
  private var argument: String?

  /// XCTest or Swift Testing runs.
  public static let test = LaunchCondition(rank: 1)
  /// Xcode shows a preview.
  public static let preview = LaunchCondition(rank: 2)
  /// The command line has this argument.
  public static func argument(_ argument: String) -> LaunchCondition {
    LaunchCondition(rank: 3, argument: argument)
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
