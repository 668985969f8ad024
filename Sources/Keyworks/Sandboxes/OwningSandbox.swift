internal import Synchronization

/// The sandbox in which a container was made.
///
/// A shared container belongs to the process, though it is made where it is first used, which may
/// be in a sandbox. To ask for `shared` while it is made would never end; so this is asked when
/// the container is used outside of every sandbox, by when it has been made.
final class OwningSandbox: Sendable {
  private let sandbox: SandboxState
  private let answer = Atomic(Answer.unknown)

  private enum Answer: UInt8, AtomicRepresentable { case unknown, shared, own }

  init(_ sandbox: SandboxState) { self.sandbox = sandbox }

  /// Whether it is known where the container belongs.
  var isKnown: Bool { answer.load(ordering: .relaxed) != .unknown }

  /// The sandbox, unless the container is a shared one.
  func sandbox(of container: (any ManagedContainer)?) -> SandboxState? {
    switch answer.load(ordering: .relaxed) {
    case .shared: return nil
    case .own: return sandbox
    case .unknown: break
    }
    guard let container else { return sandbox }
    let isShared = (container as? any SharedContainer).map { Self.isShared($0) } ?? false
    answer.store(isShared ? .shared : .own, ordering: .relaxed)
    return isShared ? nil : sandbox
  }

  private static func isShared<Root: SharedContainer>(_ container: Root) -> Bool {
    Root.shared === container
  }
}
