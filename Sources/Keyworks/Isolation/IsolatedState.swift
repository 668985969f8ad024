internal import KeyworksThreads

/// What is kept in one isolation, in place of what containers and the process keep.
final class IsolatedState: Sendable {
  @TaskLocal static var current: IsolatedState?

  private struct Substitute {
    let number: Int
    let manager: ContainerManager
  }

  /// What stands for the managers of containers, with the numbers of those. Few, so that a
  /// search is faster than a hash.
  private let substitutes = Guarded<[Substitute]>([])
  let singletons = SlotStore(singletons: nil)
  let launch = Guarded(LaunchContext.ofProcess)
  /// What is told if the isolation is exhaustive.
  private let report: (@Sendable (IsolationIssue) -> Void)?
  private let progress = Guarded(Progress())

  fileprivate struct Progress {
    var isOver = false
    /// The bodies of overrides that nothing was built with so far, in the order they came.
    var unused: [(body: AnyObject, place: Place)] = []
  }

  init(report: (@Sendable (IsolationIssue) -> Void)? = nil) {
    self.report = report
    kw_isolation_begins()
    Self.all.withLock { $0[ObjectIdentifier(self)] = WeakReference(self) }
  }

  deinit { _ = Self.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

  /// The manager that stands for `manager` here. It is there until that one goes, or the
  /// isolation.
  func manager(for original: ContainerManager) -> Unmanaged<ContainerManager> {
    let number = original.number
    if let known = substitutes.withLock({ Self.find(number, in: $0) }) { return known }
    let new = ContainerManager(
      singletons: singletons, report == nil ? [] : .exhaustive)
    return substitutes.withLock { substitutes in
      if let known = Self.find(number, in: substitutes) { return known }
      substitutes.append(Substitute(number: number, manager: new))
      return .passUnretained(new)
    }
  }

  private static func find(
    _ number: Int, in substitutes: [Substitute]
  ) -> Unmanaged<ContainerManager>? {
    substitutes.first { $0.number == number }.map { .passUnretained($0.manager) }
  }

  // MARK: - Exhaustive isolations

  /// Notes an override, which is to be used before the isolation ends.
  func expectUse(of body: AnyObject, for place: Place) {
    guard report != nil else { return }
    progress.withLock { $0.unused.append((body, place)) }
  }

  /// Looks at what the resolve of a frame came to, and reports what should not be.
  func inspect(_ frame: Frame.Pointer) {
    guard let report else { return }
    let body = frame.pointee.layerBody
    let (isOver, used) = progress.withLock { progress in
      let index = progress.unused.firstIndex { $0.body === body }
      return (progress.isOver, index.map { progress.unused.remove(at: $0) })
    }
    withExtendedLifetime(used) {}
    let trail = Trail(from: frame)
    if isOver { report(IsolationIssue(.outlived, trail)) }
    guard frame.pointee.isBuilding else { return }
    if frame.pointee.place.isLive, frame.pointee.place.contextRank == 0,
      !frame.pointee.isOverridden
    {
      report(IsolationIssue(.live, trail))
    }
  }

  /// Ends an exhaustive isolation.
  func end() {
    guard let report else { return }
    let unused = progress.withLock { progress in
      progress.isOver = true
      return exchange(&progress.unused, with: [])
    }
    for (_, place) in unused { report(IsolationIssue(.unusedOverride, Trail(place))) }
  }

  // MARK: - Containers that go

  private static let all = Guarded<[ObjectIdentifier: WeakReference]>([:])

  /// Lets go of what stands for a manager in any isolation.
  static func forget(_ manager: ContainerManager) {
    for state in all.withLock({ Array($0.values) }) {
      guard let state = state.object as? IsolatedState else { continue }
      let gone = state.substitutes.withLock { substitutes in
        let index = substitutes.firstIndex { $0.number == manager.number }
        return index.map { substitutes.remove(at: $0) }
      }
      withExtendedLifetime(gone) {}
    }
  }
}

// SAFETY: the bodies are behind a lock, and only compared.
extension IsolatedState.Progress: @unchecked Sendable {}

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
