internal import Synchronization

/// The isolation in which a container was made.
///
/// A shared container belongs to the process, though it is made where it is first used, which may
/// be in an isolation. To ask for `shared` while it is made would never end; so this is asked when
/// the container is used outside of every isolation, by when it has been made.
final class HomeIsolation: Sendable {
  private let isolation: IsolatedState
  private let answer = Atomic(Answer.unknown)

  private enum Answer: UInt8, AtomicRepresentable { case unknown, shared, own }

  init(_ isolation: IsolatedState) { self.isolation = isolation }

  /// Whether it is known where the container belongs.
  var isKnown: Bool { answer.load(ordering: .relaxed) != .unknown }

  /// The isolation, unless the container is a shared one.
  func isolation(of container: (any ManagedContainer)?) -> IsolatedState? {
    switch answer.load(ordering: .relaxed) {
    case .shared: return nil
    case .own: return isolation
    case .unknown: break
    }
    guard let container else { return isolation }
    let isShared = (container as? any SharedContainer).map { Self.isShared($0) } ?? false
    answer.store(isShared ? .shared : .own, ordering: .relaxed)
    return isShared ? nil : isolation
  }

  private static func isShared<Root: SharedContainer>(_ container: Root) -> Bool {
    Root.shared === container
  }
}
