/// Something that an exhaustive isolation found.
public struct IsolationIssue: Sendable, CustomStringConvertible {
  /// What was found.
  public enum Kind: Sendable {
    /// A `.live` factory was built, and nothing overrode it.
    case live
    /// Nothing was built with an override.
    case unusedOverride
    /// A task resolved something after the isolation was over.
    case outlived
  }

  /// What was found.
  public let kind: Kind
  /// The factory, last, and what was under construction around it.
  public let path: [Origin]
  /// What is wrong, where, and what to do.
  public let description: String

  init(_ kind: Kind, _ trail: Trail) {
    self.kind = kind
    path = trail.origins
    let name = path[path.count - 1].name
    switch kind {
    case .live where path.contains { $0.name == "autoRegister" }:
      description = """
        '\(name)' is live, and built before the test can override it: \(trail.text). Let \
        autoRegister register what resolves it, and not resolve it.
        """
    case .live:
      description = """
        '\(name)' is live and was not overridden: \(trail.text). Override it in this test: \
        container.\(name).override { … }
        """
    case .unusedOverride:
      description = """
        An override of \(trail.text) was never used. Take it out, or see what should have \
        resolved it.
        """
    case .outlived:
      description = """
        '\(name)' was resolved in an isolation that is over: \(trail.text). Wait for the task \
        that does so before the test ends.
        """
    }
  }
}
