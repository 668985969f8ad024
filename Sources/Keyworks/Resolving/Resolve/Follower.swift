/// A part of the library that follows resolves.
///
/// While a container has one, its resolves take the long way, and the follower hears of all of them. One
/// that a modifier gave to a factory hears when a resolve on the long way is decided, and the one of a
/// task's frame when a task of its own is about to build.
package protocol Follower: AnyObject, Sendable {
  /// Whether a container that is first used later takes it over from its parents.
  var isInherited: Bool { get }
  /// A resolve begins.
  ///
  /// - Parameter earlier: The resolve in whose place it begins, if something was taken back then.
  func begins(_ resolution: Resolution, in frame: Frame, after earlier: Resolution?)
  /// It is decided what a resolve does: see ``Resolution/step``. A build has not begun.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request)
}

extension Follower {
  package var isInherited: Bool { false }
  package func begins(_ resolution: Resolution, in frame: Frame, after earlier: Resolution?) {}
  package func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {}
}

extension SlotStore {
  /// The followers of the container's resolves.
  var followers: [any Follower] { has(.followed) ? storedFollowers.withLock(\.self) : [] }

  /// Adds a follower, unless it is there already.
  package func add(_ follower: any Follower) {
    storedFollowers.withLock { followers in
      if followers.contains(where: { $0 === follower }) { return }
      followers.append(follower)
      set(.followed, to: true)
    }
  }

  package func remove(_ follower: any Follower) {
    storedFollowers.withLock { followers in
      followers.removeAll { $0 === follower }
      if followers.isEmpty { set(.followed, to: false) }
    }
    withExtendedLifetime(follower) {}
  }
}
