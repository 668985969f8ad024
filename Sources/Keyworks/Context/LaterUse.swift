internal import KeyworksThreads

/// A fetch by a provider or a lazy property, for the object that was built with it.
// SAFETY: the frame is only compared, and only while it exists.
package final class LaterUse: @unchecked Sendable {
  @TaskLocal package static var current: LaterUse?

  package typealias User = any AnyObject & Sendable
  package let user: User
  /// The innermost frame where it fetches.
  private let around = Frame.innermostIfAny
  private let isOver = AtomicFlag()

  package init(by user: User) { self.user = user }

  /// Records that the fetch is over. A task that was started in the meantime fetches nothing for
  /// the user.
  package func end() { isOver.set() }

  package func fetches(in frame: Frame?) -> Bool {
    !isOver.isSet && around == frame
  }

  // MARK: - Who uses

  private static let finder = LazyReference<Box<@Sendable () -> User?>>()

  /// The object under construction here, which will use what is fetched later. Nil until a part of
  /// the library needs to know: until then, this costs one relaxed load.
  static var userHere: User? { kw_later_use_has_begun() ? finder.load()?.value() : nil }

  /// Says how to find that object. Only one part of the library does.
  package static func find(_ user: @escaping @Sendable () -> User?) {
    // Neither tells a thread that the other is set, because the flag is relaxed. So each caller
    // makes sure of both.
    _ = finder.storeIfNil(Box(user))
    kw_later_use_begins()
  }
}
