internal import Synchronization

/// The sandbox in which a container was made.
///
/// A shared container belongs to the process, even if it is made inside a sandbox because it is
/// first used there. Reading `shared` while the container is being made would never end. So the
/// check waits until the container is used outside of every sandbox, when it has been made.
final class OwningSandbox: Sendable {
  private let sandbox: SandboxState
  private let answer = Atomic(Answer.unknown)

  private enum Answer: UInt8, AtomicRepresentable { case unknown, shared, own }

  init(_ sandbox: SandboxState) { self.sandbox = sandbox }

  /// Whether it is already known where the container belongs.
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
