internal import KeyworksThreads

/// What is kept in one sandbox, in place of what containers and the process keep.
final class SandboxState: Sendable {
  @TaskLocal static var current: SandboxState?

  private struct Substitute {
    let number: Int
    let manager: ContainerManager
  }

  /// What stands for the managers of containers, with the numbers of those. Few, so that a
  /// search is faster than a hash.
  private let substitutes = Guarded<[Substitute]>([])
  let singletons = SlotStore(singletons: nil)
  let launch = Guarded(LaunchContext.ofProcess)
  /// What is told if the sandbox is exhaustive.
  private let report: Report?
  /// What is told of what any sandbox finds.
  private let strays: Report?
  typealias Report = @Sendable (SandboxIssue) -> Void
  private let progress = Guarded(Progress())

  fileprivate struct Progress {
    var isOver = false
    /// The overrides that nothing was built with so far, in the order they came.
    var unused: [Unused] = []
  }

  fileprivate struct Unused {
    /// Not held, since a test may look whether it is gone.
    let body: WeakReference
    let slot: ObjectIdentifier
    /// The number of its store: another slot may come to be at the address.
    let store: Int
    let place: Place
    /// Where the override is written.
    let site: Place

    func isOf(_ other: Slot) -> Bool {
      slot == ObjectIdentifier(other) && store == other.store.number
    }
  }

  /// The number of the sandbox that counts here for a container, 0 if there is none; nil if the
  /// container is gone, and no sandbox is active.
  static func number(for container: (any ManagedContainer)?) -> Int? {
    guard kw_sandbox_has_begun() else { return 0 }
    if let current { return current.singletons.number }
    guard let container else { return nil }
    return container._manager.with {
      $0.owningSandbox(of: container)?.singletons.number ?? 0
    }
  }

  /// - Parameter report: Is told what an exhaustive sandbox finds.
  /// - Parameter strays: Is told of live factories that are resolved outside of every sandbox.
  init(report: Report? = nil, strays: Report? = nil) {
    self.report = report
    self.strays = strays ?? report
    kw_sandbox_begins()
    Self.all.withLock { $0[ObjectIdentifier(self)] = Borrowed(self) }
    guard let strays = self.strays else { return }
    Self.listeners.withLock { $0.append((singletons.number, strays)) }
  }

  var isExhaustive: Bool { report != nil }

  deinit { _ = Self.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

  /// The manager that stands for `manager` here. It is there until that one goes, or the
  /// sandbox.
  func manager(for original: ContainerManager) -> Borrowed<ContainerManager> {
    let number = original.number
    return substitutes.withLock { substitutes in
      if let known = Self.find(number, in: substitutes) { return known }
      // Under the lock, since to make one runs no user code and takes no lock.
      let new = ContainerManager(asSubstituteIn: self)
      substitutes.append(Substitute(number: number, manager: new))
      return Borrowed(new)
    }
  }

  private static func find(
    _ number: Int, in substitutes: [Substitute]
  ) -> Borrowed<ContainerManager>? {
    substitutes.first { $0.number == number }.map { Borrowed($0.manager) }
  }

  // MARK: - Exhaustive sandboxes

  /// Notes an override, which is to be used before the sandbox ends. One that it hides need
  /// not be used.
  func expectUse(
    of body: AnyObject, in slot: Slot, for place: Place, at site: Place,
    isWhole: Bool = true
  ) {
    guard report != nil else { return }
    let new = Unused(
      body: WeakReference(body), slot: ObjectIdentifier(slot), store: slot.store.number,
      place: place, site: site)
    progress.withLock { progress in
      if isWhole { progress.unused.removeAll { $0.isOf(slot) } }
      progress.unused.append(new)
    }
  }

  /// Expects no use of what was overridden so far: it prepares more than one test.
  func expectNoUse() {
    let unused = progress.withLock { exchange(&$0.unused, with: []) }
    withExtendedLifetime(unused) {}
  }

  /// Looks at what the resolve of a frame came to, and reports what should not be.
  func inspect(_ frame: Frame, _ resolution: Resolution) {
    guard let report else { return }
    let body = resolution.isBuilding ? resolution.recipe.layerBody : nil
    let (isOver, unused) = progress.withLock { ($0.isOver, $0.unused) }
    // Outside of the lock: to look at a body may be its end.
    if let used = body.flatMap({ body in unused.first { $0.body.object === body } }) {
      progress.withLock { $0.unused.removeAll { $0.body === used.body } }
    }
    let trail = Trail(from: frame)
    if isOver { report(SandboxIssue(.outlived, trail)) }
    if resolution.isBuilding, frame.place.isLive, frame.place.contextRank == 0,
      !resolution.recipe.isOverridden
    {
      report(SandboxIssue(.live, trail))
    }
  }

  // MARK: - The end

  /// Tears down what was built here. Containers that were made here, or are used, hang under the singletons.
  func close(_ outcome: WorkOutcome) async {
    guard let life = singletons.life else { return }
    report(
      await Self.$current.withValue(self) { await life.close(Ending(outcome: outcome)) })
  }

  /// The same, in the background.
  func beginToClose(_ outcome: WorkOutcome) {
    guard let life = singletons.life else { return }
    let closing = Self.$current.withValue(self) {
      life.beginToClose(Ending(outcome: outcome))
    }
    if let closing { life.joinAll(closing) }
    Task { [self] in report(await closing?.value ?? []) }
  }

  private func report(_ failures: [Life.Failure]) {
    for failure in failures {
      strays?(SandboxIssue(.teardown, Trail(failure.place), reason: "\(failure.error)"))
    }
  }

  /// Ends the sandbox. What was built in it ends here and not with the last reference to
  /// it: while its overrides are in place, and whoever may hold it.
  ///
  /// - Parameter isDone: Whether the work came to its end, so that what it has not used is
  ///   of interest.
  func end(isDone: Bool) {
    let listener = Self.listeners.withLock { listeners in
      let index = listeners.firstIndex { $0.number == singletons.number }
      return index.map { listeners.remove(at: $0) }
    }
    withExtendedLifetime(listener) {}
    // What ends here may still resolve, and belongs to the sandbox.
    Self.$current.withValue(self) {
      for substitute in substitutes.withLock({ $0 }) { substitute.manager.store.dropInstances() }
      singletons.dropInstances()
    }
    let unused = progress.withLock { progress in
      progress.isOver = true
      return exchange(&progress.unused, with: [])
    }
    if let report, isDone {
      for override in unused {
        report(SandboxIssue(.unusedOverride, Trail(override.place), at: override.site))
      }
    }
  }

  // MARK: - Live factories outside of every sandbox

  /// Whether this task means to resolve live factories while sandboxes are active.
  @TaskLocal static var allowsStrays = false

  /// The sandboxes that are active and have somebody to tell.
  private static let listeners = Guarded<[(number: Int, report: Report)]>([])

  /// Reports that a live factory is resolved outside of every sandbox while one is active. Which
  /// test did it nobody knows: the first is told.
  static func noteStray(_ frame: Frame) {
    guard frame.place.contextRank == 0, current == nil, !allowsStrays,
      let report = listeners.withLock({ $0.first?.report })
    else { return }
    report(SandboxIssue(.stray, Trail(from: frame)))
  }

  // MARK: - Containers that go

  // SAFETY: a state is taken out, under the lock, before it is gone.
  private static let all = Guarded<[ObjectIdentifier: Borrowed<SandboxState>]>([:])

  /// Lets go of what stands for a manager in any sandbox. No sandbox is held for that: its
  /// end would be here then, on another thread than its own.
  static func forget(_ manager: ContainerManager) {
    let number = manager.number
    let gone = all.withLock { states in
      states.values.compactMap { state in
        state.with { $0.takeSubstitute(for: number) }
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
extension SandboxState.Unused: @unchecked Sendable {}
