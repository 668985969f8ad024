internal import Keyworks

/// The errors of teardowns and closings.
extension Misuse {
  /// The frame begins a build in a closed container of this type.
  static func containerClosed(_ container: String, _ frame: Frame) -> Misuse {
    """
    '\(frame.place.name)' is resolved in a \(container) that is closed: \
    \(Trail(from: frame).text). Close a container after its last resolve: wait for the tasks that \
    use it first.
    """.misuse(at: frame.place)
  }

  /// The frame begins a build of a singleton after a `withTeardown`.
  static func processEnded(_ frame: Frame) -> Misuse {
    """
    The singleton '\(frame.place.name)' is resolved after 'withTeardown' has ended: \
    \(Trail(from: frame).text). Resolve it inside: wait for the tasks that use it first.
    """.misuse(at: frame.place)
  }

  /// The frame builds in the container that is being closed, or in a container below it.
  static func closedInsideOfBuild(_ container: String, _ frame: Frame) -> Misuse {
    """
    A \(container) is closed from inside the body of '\(frame.place.name)', but closing waits for \
    that body: \(Trail(from: .innermostIfAny).text). Close it where you made it.
    """.misuse(at: frame.place)
  }

  static func teardownOfShared(_ place: Place) -> Misuse {
    """
    \(place.quoted) has a teardown, but its last holder decides when the instance ends, not the \
    container. Make it .cached, or clean up in its deinit.
    """.misuse(at: place)
  }

  /// The factory is needed again during these teardowns, innermost first.
  static func teardownNeedsItself(_ place: Place, _ path: [Place]) -> Misuse {
    """
    The teardown of \(place.quoted) needs '\(place.name)' again: \
    \(([place] + path).reversed().map(\.name).joined(separator: " → ")). Use the instance that the \
    teardown is given.
    """.misuse(at: place)
  }
}
