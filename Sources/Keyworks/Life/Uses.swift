internal import KeyworksThreads
internal import Synchronization

/// A fetch by a provider or a lazy property, for the object that was built with it.
// SAFETY: the frame is only compared, and only while it exists.
final class LaterUse: @unchecked Sendable {
  @TaskLocal static var current: LaterUse?

  let user: BuiltObject
  /// The innermost frame where it fetches.
  private let around = Frame.innermostIfAny
  private let isOver = Atomic(false)

  init(by user: BuiltObject) { self.user = user }

  /// Records that the fetch is over. A task that was started in the meantime fetches nothing for
  /// the user.
  func end() { isOver.store(true, ordering: .relaxed) }

  func fetches(in frame: Frame?) -> Bool {
    !isOver.load(ordering: .relaxed) && around == frame
  }
}

/// Which objects use which: recorded where an object is built, and where it is fetched later.
extension BuiltObject {
  /// The object that a provider or a lazy property made here belongs to. Nil until the first
  /// factory has a teardown.
  static var underConstruction: BuiltObject? {
    guard kw_teardown_has_begun(), case .found(let object, _) = user(in: .innermostIfAny) else {
      return nil
    }
    return object
  }

  private enum User {
    case none
    case found(BuiltObject, isLater: Bool)
    /// There may be one, further out than the search goes.
    case farOut
  }

  /// Records which object uses the one that was obtained in a frame.
  func isUsed(in frame: Frame) {
    switch Self.user(in: frame.outer) {
    case .found(let user, let isLater): user.use(self, isLater: isLater)
    case .farOut: noteUseFarOut()
    case .none: break
    }
  }

  /// Returns the object under construction around a frame, if it is cached or has a teardown, or
  /// the object for which the frame fetches.
  private static func user(in frame: Frame?) -> User {
    let fetch = LaterUse.current
    var frame = frame
    for _ in 0..<farthest {
      if let fetch, fetch.fetches(in: frame) { return .found(fetch.user, isLater: true) }
      guard let here = frame else { return .none }
      switch here.resolution?.role {
      case .border, .chores, .wiring, .condition: return .none
      case .factory, .start, nil: break
      }
      if let object = here.resolution?.objectUnderConstruction(at: here.place) {
        return .found(object, isLater: false)
      }
      frame = here.outer
    }
    return .farOut
  }

  /// The number of frames to search. If each level of a deeper recursion searched all frames, the
  /// time would grow with the square of the depth.
  private static var farthest: Int { 256 }
}

extension Resolution {
  /// The object that it builds, if that is cached or has a teardown.
  fileprivate func objectUnderConstruction(at place: Place) -> BuiltObject? {
    guard case .factory = role, isBuilding, isShared || life != nil else { return nil }
    return object(at: place)
  }
}
