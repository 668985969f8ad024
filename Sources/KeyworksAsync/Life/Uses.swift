internal import Keyworks

/// Which objects use which: recorded where an object is built, and where it is fetched later.
extension BuiltObject {
  /// From now on, a provider or a lazy property belongs to the object under construction where it
  /// is made. Called when the first factory has a teardown, or something is to be closed.
  ///
  /// The search is limited, because many objects have providers: if each level of a deep recursion
  /// searched all frames, the time would grow with the square of the depth.
  static func noteLaterUses() {
    LaterUse.find { user(in: .innermostIfAny, within: 256)?.object }
  }

  /// Records which object uses this one, which was obtained in a frame.
  func wasHandedOut(in frame: Frame) {
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
      if let fetch, fetch.fetches(in: frame) {
        return (fetch.user as? BuiltObject).map { ($0, true) }
      }
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
