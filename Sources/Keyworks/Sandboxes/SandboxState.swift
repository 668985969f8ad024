internal import KeyworksThreads

/// The state of one sandbox. Inside it, this replaces the state of containers and of the process.
final class SandboxState: Sendable {
  static var current: SandboxState? { Sandbox.current?.state }

  /// The substitutes for managers, with the numbers of the originals. There are few, so a search is
  /// faster than a hash.
  private let substitutes = Guarded<[(number: Int, manager: ContainerManager)]>([])
  let singletons = SlotStore(singletons: nil)
  let launch = Guarded(LaunchContext.ofProcess)
  /// Checks what the code in the sandbox does, if anything does.
  let inspector: (any SandboxInspector)?

  /// Returns the number of the active sandbox or, without one, of the sandbox that owns the
  /// container: 0 if none does, and nil if the container was released.
  static func number(for container: (any ManagedContainer)?) -> Int? {
    guard kw_sandbox_has_begun() else { return 0 }
    if let current { return current.singletons.number }
    return container.map { container in
      container._manager.with { $0.owningSandbox(of: container)?.singletons.number ?? 0 }
    }
  }

  init(_ inspector: (any SandboxInspector)?) {
    self.inspector = inspector
    kw_sandbox_begins()
    Self.all.withLock { $0[singletons.number] = (Borrowed(self), WeakReference(self)) }
  }

  deinit { Self.all.withLock { $0[singletons.number] = nil } }

  /// Returns the substitute for `original` in this sandbox. It exists until the original or the
  /// sandbox is released.
  func manager(for original: ContainerManager) -> Borrowed<ContainerManager> {
    let number = original.number
    return substitutes.withLock { substitutes in
      if let known = substitutes.first(where: { $0.number == number }) {
        return Borrowed(known.manager)
      }
      // Under the lock, because creating a manager runs no user code and takes no lock but its own.
      let new = ContainerManager(asSubstituteIn: self)
      substitutes.append((number, new))
      return Borrowed(new)
    }
  }

  // MARK: - The end

  func closings(
    after error: (any Error)?, isAwaited: Bool
  ) -> [@Sendable () async -> [FactoryError]] {
    singletons.attachments.all.compactMap { $0.sandboxEnds(with: error, isAwaited: isAwaited) }
  }

  /// Tears down what was built here.
  func close(after error: (any Error)?) async {
    for close in closings(after: error, isAwaited: true) {
      // In the sandbox, and so apart from what is under construction around it.
      report(await Sandbox(self).run(close))
    }
  }

  var hasTeardowns: Bool { !closings(after: nil, isAwaited: true).isEmpty }

  func report(_ failures: [FactoryError]) {
    for failure in failures { inspector?.teardownFailed(failure) }
  }

  /// Releases what was built here. Call it in the sandbox, while its overrides are in place,
  /// because objects may resolve while they are released. `deinit` would be too late: any code may
  /// hold the sandbox.
  func dropInstances() {
    for substitute in substitutes.withLock({ $0 }) { substitute.manager.store.dropInstances() }
    singletons.dropInstances()
  }

  /// Reports that a live factory is resolved outside of every sandbox.
  static func noteStray(_ frame: Frame) {
    if frame.place.contextRank > 0 || Sandbox.current?.allowsStrays == true { return }
    // A module cannot run code when it is loaded, but a cast finds its conformances from then on.
    if current == nil { (Strays.self as Any.Type as? any StrayInspector.Type)?.note(frame) }
  }

  // MARK: - All sandboxes

  /// By the numbers of the stores for their singletons.
  // SAFETY: a state is removed, under the lock, before it is released.
  private static let all = Guarded(
    [Int: (state: Borrowed<SandboxState>, reference: WeakReference)]())

  /// Returns the sandbox whose singletons are in the store with this number.
  static func owning(_ number: Int) -> SandboxState? {
    all.withLock { $0[number]?.reference }?.object as? SandboxState
  }

  /// Releases the substitutes for a manager in all sandboxes. It retains no sandbox meanwhile:
  /// otherwise the sandbox could end here, on a thread that is not its own.
  static func forget(_ manager: ContainerManager) {
    let number = manager.number
    let gone = all.withLock { all in
      all.values.compactMap { one in
        one.state.with { state in
          state.substitutes.withLock { substitutes in
            let index = substitutes.firstIndex { $0.number == number }
            return index.map { substitutes.remove(at: $0).manager }
          }
        }
      }
    }
    withExtendedLifetime(gone) {}
  }
}

extension ContainerManager {
  /// Does not ask the sandbox, which may be ending.
  package var isOfSandbox: Bool { store.singletons?.is(Singletons.ofProcess) == false }
}
