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

/// The object under construction where a context is captured, which will use what is fetched later.
struct CapturedUser: Sendable {
  private let user = BuiltObject.underConstruction

  /// Runs `work`, which fetches something for the object, if there is one.
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let user else { return try work() }
    let use = LaterUse(by: user)
    defer { use.end() }
    return try LaterUse.$current.hold(use, during: work)
  }

  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let user else { return try await work() }
    let use = LaterUse(by: user)
    defer { use.end() }
    return try await LaterUse.$current.hold(use, during: work)
  }
}

/// Which objects use which: recorded where an object is built, and where it is fetched later.
extension BuiltObject {
  /// The object that a provider or a lazy property made here belongs to. Nil until the first
  /// factory has a teardown.
  ///
  /// The search is limited, because many objects have providers: if each level of a deep recursion
  /// searched all frames, the time would grow with the square of the depth.
  static var underConstruction: BuiltObject? {
    kw_teardown_has_begun() ? user(in: .innermostIfAny, within: 256)?.object : nil
  }

  /// Records which object uses this one, which was obtained in a frame.
  func isHandedOut(in frame: Frame) {
    if let (user, isLater) = Self.user(in: frame.outer) { user.use(self, isLater: isLater) }
  }

  /// Returns the object under construction around a frame, if it is cached or has a teardown, or
  /// the object for which the frame fetches.
  private static func user(
    in frame: Frame?, within count: Int = .max
  ) -> (object: BuiltObject, isLater: Bool)? {
    let fetch = LaterUse.current
    var frame = frame
    for _ in 0..<count {
      if let fetch, fetch.fetches(in: frame) { return (fetch.user, true) }
      guard let here = frame else { return nil }
      let resolution = here.resolution
      if resolution?.role?.isApart == true { return nil }
      if let resolution, resolution.role == nil, resolution.isBuilding,
        resolution.isShared || resolution.life != nil
      {
        return (resolution.object(at: here.place), false)
      }
      frame = here.outer
    }
    return nil
  }
}
