/// The sandbox in which a container was made.
///
/// A shared container belongs to the process, even if it is made inside a sandbox because it is
/// first used there. Reading `shared` while the container is being made would never end. So the
/// check waits until the container is used outside of every sandbox, when it has been made.
final class OwningSandbox: Sendable {
  private let sandbox: SandboxState
  /// Nil until that is known.
  private let isShared = Guarded<Bool?>(nil)

  init(_ sandbox: SandboxState) { self.sandbox = sandbox }

  /// Whether it is already known where the container belongs.
  var isKnown: Bool { isShared.withLock { $0 != nil } }

  /// The sandbox, unless the container is a shared one.
  func sandbox(of container: (any ManagedContainer)?) -> SandboxState? {
    if let isShared = isShared.withLock(\.self) { return isShared ? nil : sandbox }
    guard let container else { return sandbox }
    let isShared = (container as? any SharedContainer).map { Self.isShared($0) } ?? false
    self.isShared.withLock { $0 = isShared }
    return isShared ? nil : sandbox
  }

  private static func isShared<Root: SharedContainer>(_ container: Root) -> Bool {
    Root.shared === container
  }
}
