public import Keyworks

/// A problem that a sandbox found.
public struct SandboxIssue: Sendable, CustomStringConvertible {
  /// The kind of problem.
  @nonexhaustive
  public enum Kind: Sendable {
    /// A `.live` factory was built without an override, or resolved outside of every sandbox.
    case live
    /// An override was not used.
    case unusedOverride
    /// A task resolved something after the sandbox was over.
    case outlived
    /// The teardown of an instance that was built in the sandbox failed.
    case teardown
    /// A cached instance was handed out under a variant that something below it depends on, but its
    /// factory does not vary by. The path leads on to what depends on the variant.
    case droppedVariant
  }

  /// The kind of problem.
  public let kind: Kind
  /// The factory, last, and the factories that were under construction around it.
  public let path: [Origin]
  /// What is wrong, where, and what to do.
  public let description: String

  /// Where to look: the override that was not used, the factory that drops a variant, or else the
  /// factory at the end of the path.
  package let site: Place

  /// The file to look at, in the form of `#fileID`.
  public var fileID: String { site.file.string }
  /// The line to look at.
  public var line: Int { site.line }

  init(_ kind: Kind, _ trail: Trail, at site: Place? = nil, reason: String = "") {
    self.kind = kind
    self.site = site ?? trail.last
    path = trail.origins
    let name = path[path.count - 1].name
    switch kind {
    case .live where !reason.isEmpty:
      description = """
        '\(name)' is live and was resolved outside every sandbox: \(trail.text). \(reason) If you \
        mean it, use Sandbox.none.run { … }
        """
    case .live where path.contains { $0.name == "autoRegister" }:
      description = """
        '\(name)' is live and is built before the test can override it: \(trail.text). Do not \
        resolve it in autoRegister: register a factory that does.
        """
    case .live:
      description = """
        '\(name)' is live and was not overridden: \(trail.text). Override it in this test: \
        container.\(name).override { … }
        """
    case .unusedOverride:
      description = """
        The override of \(trail.text) at \(self.site.position) was never used. Remove it, or find \
        out why nothing resolved it.
        """
    case .teardown:
      description = "The teardown of \(trail.text) failed at the end of the test: \(reason)"
    case .droppedVariant:
      let dropping = self.site.name
      description = """
        '\(dropping)' drops the \(reason) in force, on which '\(name)' depends: \(trail.text). Add \
        .varies(by: \(reason).self) to '\(dropping)', or .ignoring(\(reason).self) if one instance \
        for all of them is meant.
        """
    case .outlived:
      description = """
        '\(name)' was resolved in a sandbox that has ended: \(trail.text). Wait for the task that \
        resolves it before the test ends.
        """
    }
  }
}
