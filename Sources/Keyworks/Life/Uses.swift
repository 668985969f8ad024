internal import KeyworksThreads
internal import Synchronization

/// A provider or a lazy property that fetches something for what was built with it.
// SAFETY: the frame is only compared, while it is there.
final class LaterUse: @unchecked Sendable {
  @TaskLocal static var current: LaterUse?

  let user: BuiltObject
  /// The innermost frame where it fetches.
  private let around = Frame.innermostIfAny
  private let isOver = Atomic(false)

  init(by user: BuiltObject) { self.user = user }

  /// Notes that it is over: a task that was started meanwhile fetches nothing for the user.
  func end() { isOver.store(true, ordering: .relaxed) }

  func fetches(in frame: Frame?) -> Bool {
    !isOver.load(ordering: .relaxed) && around == frame
  }
}

/// Who uses what: noted where it is built, and where it is fetched later.
extension BuiltObject {
  /// What a provider or a lazy property that is made here belongs to. Until the first factory has a
  /// teardown there is nothing to know.
  static var underConstruction: BuiltObject? {
    kw_teardown_has_begun() ? user(in: .innermostIfAny)?.object : nil
  }

  /// Notes who uses what was obtained in a frame.
  func isUsed(in frame: Frame) {
    guard let (user, isLater) = Self.user(in: frame.outer) else { return }
    user.use(self, isLater: isLater)
  }

  /// What is under construction around a frame, and is kept or torn down; or what fetches there.
  private static func user(in frame: Frame?) -> (object: BuiltObject, isLater: Bool)? {
    let fetch = LaterUse.current
    var frame = frame
    for _ in 0..<farthest {
      if let fetch, fetch.fetches(in: frame) { return (fetch.user, true) }
      guard let here = frame else { return nil }
      switch here.resolution?.role {
      case .border, .chores, .wiring, .condition: return nil
      case .factory, .start, nil: break
      }
      if let object = here.resolution?.objectUnderConstruction(at: here.place) {
        return (object, false)
      }
      frame = here.outer
    }
    return nil
  }

  /// How many frames it looks at: a recursion that is deeper would take time with its square, if each
  /// level looked at all. What is kept further out does not use such things itself.
  private static var farthest: Int { 256 }
}

extension Resolution {
  /// What it builds, if that is kept or torn down.
  fileprivate func objectUnderConstruction(at place: Place) -> BuiltObject? {
    guard isBuilding, isShared || life != nil else { return nil }
    return object(at: place)
  }
}

/// A box whose instance is torn down, or uses what is.
// SAFETY: constants; see ``AnyBox``.
final class TrackedBox: AnyBox, @unchecked Sendable {
  private let box: AnyBox
  override var object: BuiltObject? { tracked }
  private let tracked: BuiltObject

  init(_ box: AnyBox, _ object: BuiltObject) { (self.box, tracked) = (box, object) }

  deinit { tracked.release() }

  override var isPlain: Bool { false }
  override var current: AnyBox? { tracked.isEnded ? nil : box.current }
}
