internal import KeyworksThreads

/// What is kept in one isolation, in place of what containers and the process keep.
final class IsolatedState: Sendable {
  @TaskLocal static var current: IsolatedState?

  /// The managers that stand for those of containers, by their numbers.
  private let managers = Guarded<[Int: ContainerManager]>([:])
  let singletons = SlotStore(singletons: nil)

  init() {
    kw_isolation_begins()
    Self.all.withLock { $0[ObjectIdentifier(self)] = WeakReference(self) }
  }

  deinit { _ = Self.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

  /// The manager that stands for `manager` here. It is there until that one goes, or the
  /// isolation.
  func manager(for original: ContainerManager) -> Unmanaged<ContainerManager> {
    let number = original.number
    if let known = managers.withLock({ $0[number] }) { return .passUnretained(known) }
    let new = ContainerManager(singletons: singletons)
    return managers.withLock { managers in
      let manager = managers[number] ?? new
      managers[number] = manager
      return .passUnretained(manager)
    }
  }

  // MARK: - Containers that go

  private static let all = Guarded<[ObjectIdentifier: WeakReference]>([:])

  /// Lets go of what stands for a manager in any isolation.
  static func forget(_ manager: ContainerManager) {
    for state in all.withLock({ Array($0.values) }) {
      guard let state = state.object as? IsolatedState else { continue }
      let gone = state.managers.withLock { $0.removeValue(forKey: manager.number) }
      withExtendedLifetime(gone) {}
    }
  }
}

extension ManagedContainer {
  /// What the container keeps where this is called: in an isolation that is the isolation's.
  var activeManager: Unmanaged<ContainerManager> { _manager.active }
}

// SAFETY: an isolation holds what stands for a manager until that manager goes, and whoever
// resolves runs inside the isolation and holds the container.
extension Unmanaged<ContainerManager> {
  /// Until the first isolation begins this costs one relaxed load.
  @inline(__always)
  var active: Self { kw_isolation_has_begun() ? isolated : self }

  @inline(never)
  private var isolated: Self {
    guard let state = IsolatedState.current else { return self }
    return _withUnsafeGuaranteedRef { state.manager(for: $0) }
  }
}
