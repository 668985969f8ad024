/// A part of the library that follows resolves.
///
/// While a container has one, its resolves take the long way, and the follower hears of all of
/// them. The follower of a single factory hears only what is decided on the long way. That of a
/// task's frame hears only that another task is about to build.
package protocol Follower: AnyObject, Sendable {
  /// Whether a container that is first used later takes it over from its parents.
  var isInherited: Bool { get }
  /// A resolve begins.
  ///
  /// - Parameter earlier: The resolve that it repeats, if statements were taken back meanwhile.
  func begins(_ resolution: Resolution, in frame: Frame, after earlier: Resolution?)
  /// It is decided what a resolve does: see ``Resolution/step``. A build has not begun.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request)
  /// Whether it hears of more than resolves.
  var listens: Bool { get }
  /// Something else has happened in the container. It took this time, if that is known.
  func hears(
    _ notice: Notice, about subject: Origin, for time: Nanoseconds?, in frame: Frame?)
}

extension Follower {
  package var isInherited: Bool { false }
  package func begins(_ resolution: Resolution, in frame: Frame, after earlier: Resolution?) {}
  package func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {}
  package var listens: Bool { false }
  package func hears(
    _ notice: Notice, about subject: Origin, for time: Nanoseconds?, in frame: Frame?
  ) {}
}

extension SlotStore {
  /// The followers of the container's resolves, in the order in which they were added.
  struct Followers {
    private var all = [ObjectIdentifier: (number: Int, follower: any Follower)]()
    private var count = 0
    /// The same in order, if something has asked for it since the last change.
    private var known: [any Follower]?

    var ordered: [any Follower] {
      mutating get {
        let ordered = known ?? all.values.inOrder { $0.number < $1.number }.map(\.follower)
        known = ordered
        return ordered
      }
    }

    /// Adds a follower, unless it is there already.
    mutating func add(_ follower: any Follower) {
      let id = ObjectIdentifier(follower)
      if all[id] != nil { return }
      all[id] = (count, follower)
      (count, known) = (count + 1, nil)
    }

    /// - Returns: Whether there are none left.
    mutating func remove(_ follower: any Follower) -> Bool {
      if all.removeValue(forKey: ObjectIdentifier(follower)) != nil { known = nil }
      return all.isEmpty
    }
  }

  var followers: [any Follower] { has(.followed) ? contents.withLock { $0.followers.ordered } : [] }

  package func add(_ follower: any Follower) {
    contents.withLock { contents in
      contents.followers.add(follower)
      set(.followed, to: true)
    }
  }

  package func remove(_ follower: any Follower) {
    contents.withLock { if $0.followers.remove(follower) { set(.followed, to: false) } }
    withExtendedLifetime(follower) {}
  }
}
