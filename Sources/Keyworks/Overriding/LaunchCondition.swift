/// A way in which a process was launched. A factory can have a body for it: see
/// ``Factory/on(_:body:)``.
///
/// If several bodies apply, one for an argument comes first, then one for previews, then one for
/// tests. Of two arguments, the one written first counts.
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
  /// Returns nil if a body with the same or a higher rank was chosen before, or if the condition is
  /// not met. Otherwise returns a copy for the body with this condition.
  @usableFromInline
  package func choosing(_ condition: LaunchCondition) -> Declaration? {
    guard condition.rank > place.contextRank, LaunchContext.inForce.conditions.contains(condition)
    else { return nil }
    var copy = self
    copy.place.contextRank = condition.rank
    return copy
  }
}
