internal import Synchronization

/// The container whose `autoRegister` says something, here or in another container. Each author
/// speaks for itself: what one says again, or no more, leaves what others say as it is.
final class WiringAuthor: Sendable {
  private let isGone = Atomic(false)

  /// Notes that the container is gone. What it said stays, until another one says otherwise.
  func leave() { isGone.store(true, ordering: .relaxed) }

  /// Whether what `earlier` said gives way to what `new` says; nil is who is no `autoRegister`.
  static func isReplaced(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, let new else { return earlier == nil && new == nil }
    return earlier === new || isLeftBehind(earlier, by: new)
  }

  /// Whether `earlier` is gone when another one says something: of overrides and decorations one
  /// author may have several, so only these end then.
  static func isLeftBehind(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, new != nil else { return false }
    return earlier.isGone.load(ordering: .relaxed)
  }
}
