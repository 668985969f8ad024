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
    /// The overrides that nothing was built with so far, in the order they came.
    var unused: [Unused] = []
  }

  fileprivate struct Unused {
    /// Not held, since a test may look whether it is gone.
    let body: WeakReference
    let slot: Slot.Pointer
    let place: Place
  }

  /// The number of the isolation that this is called in; 0 if there is none.
  static var number: Int {
    kw_isolation_has_begun() ? current?.singletons.number ?? 0 : 0
  }

  init(report: (@Sendable (IsolationIssue) -> Void)? = nil) {
    self.report = report
    kw_isolation_begins()
    Self.all.withLock { $0[ObjectIdentifier(self)] = .passUnretained(self) }
  }

  deinit { _ = Self.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

  /// The manager that stands for `manager` here. It is there until that one goes, or the
  /// isolation.
  func manager(for original: ContainerManager) -> Unmanaged<ContainerManager> {
    let number = original.number
    if let known = substitutes.withLock({ Self.find(number, in: $0) }) { return known }
    let new = ContainerManager(
      asSubstituteWith: singletons, report == nil ? [] : .exhaustive)
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

  /// Notes an override, which is to be used before the isolation ends. One that it hides need
  /// not be used.
  func expectUse(
    of body: AnyObject, in slot: Slot.Pointer, for place: Place, isWhole: Bool = true
  ) {
    guard report != nil else { return }
    let new = Unused(body: WeakReference(body), slot: slot, place: place)
    progress.withLock { progress in
      if isWhole { progress.unused.removeAll { $0.slot == slot } }
      progress.unused.append(new)
    }
  }

  /// Expects no use of what was overridden so far: it prepares more than one test.
  func expectNoUse() {
    let unused = progress.withLock { exchange(&$0.unused, with: []) }
    withExtendedLifetime(unused) {}
  }

  /// Looks at what the resolve of a frame came to, and reports what should not be.
  func inspect(_ frame: Frame.Pointer) {
    guard let report else { return }
    let body = frame.pointee.layerBody
    let (isOver, unused) = progress.withLock { ($0.isOver, $0.unused) }
    // Outside of the lock: to look at a body may be its end.
    if let used = body.flatMap({ body in unused.first { $0.body.object === body } }) {
      progress.withLock { $0.unused.removeAll { $0.body === used.body } }
    }
    let trail = Trail(from: frame)
    if isOver { report(IsolationIssue(.outlived, trail)) }
    guard frame.pointee.isBuilding else { return }
    if frame.pointee.place.isLive, frame.pointee.place.contextRank == 0,
      !frame.pointee.isOverridden
    {
      report(IsolationIssue(.live, trail))
    }
  }

  /// Ends the isolation. What was built in it ends here and not with the last reference to
  /// it: while its overrides are in place, and whoever may hold it.
  ///
  /// - Parameter isDone: Whether the work came to its end, so that what it has not used is
  ///   of interest.
  func end(isDone: Bool) {
    // What ends here may still resolve, and belongs to the isolation.
    Self.$current.withValue(self) {
      for substitute in substitutes.withLock({ $0 }) { substitute.manager.store.dropInstances() }
      singletons.dropInstances()
    }
    let unused = progress.withLock { progress in
      progress.isOver = true
      return exchange(&progress.unused, with: [])
    }
    if let report, isDone {
      for override in unused { report(IsolationIssue(.unusedOverride, Trail(override.place))) }
    }
  }

  // MARK: - Containers that go

  // SAFETY: a state is taken out, under the lock, before it is gone.
  private static let all = Guarded<[ObjectIdentifier: Unmanaged<IsolatedState>]>([:])

  /// Lets go of what stands for a manager in any isolation. No isolation is held for that: its
  /// end would be here then, on another thread than its own.
  static func forget(_ manager: ContainerManager) {
    let number = manager.number
    let gone = all.withLock { states in
      states.values.compactMap { state in
        state._withUnsafeGuaranteedRef { $0.takeSubstitute(for: number) }
      }
    }
    withExtendedLifetime(gone) {}
  }

  private func takeSubstitute(for number: Int) -> ContainerManager? {
    substitutes.withLock { substitutes in
      let index = substitutes.firstIndex { $0.number == number }
      return index.map { substitutes.remove(at: $0).manager }
    }
  }
}

// SAFETY: the references to bodies and to slots are constants, and only compared.
extension IsolatedState.Unused: @unchecked Sendable {}

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
