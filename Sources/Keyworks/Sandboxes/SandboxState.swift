internal import KeyworksThreads

/// The state of one sandbox, which replaces the state of containers and of the process.
final class SandboxState: Sendable {
  @TaskLocal static var current: SandboxState?

  private struct Substitute {
    let number: Int
    let manager: ContainerManager
  }

  /// The substitutes for managers, with the numbers of the originals. There are few, so a search is
  /// faster than a hash.
  private let substitutes = Guarded<[Substitute]>([])
  let singletons = SlotStore(singletons: nil)
  let launch = Guarded(LaunchContext.ofProcess)
  /// Called for what an exhaustive sandbox finds.
  private let report: Report?
  /// Called for what any sandbox finds.
  let strays: Report?
  typealias Report = @Sendable (SandboxIssue) -> Void
  private let progress = Guarded(Progress())

  fileprivate struct Progress {
    var isOver = false
    /// The overrides that have not been used so far, in the order in which they were made.
    var unused: [Unused] = []
  }

  fileprivate struct Unused {
    /// Not held, because a test may check whether it was released.
    let body: WeakReference
    let slot: ObjectIdentifier
    /// The number of the slot's store. Another slot may later have the same address.
    let store: Int
    let place: Place
    /// Where the override is written.
    let site: Place

    func isOf(_ other: Slot) -> Bool {
      slot == ObjectIdentifier(other) && store == other.store.number
    }
  }

  /// Returns the number of the sandbox that counts here for a container, or 0 if there is none.
  /// Returns nil if the container was released and no sandbox is active.
  static func number(for container: (any ManagedContainer)?) -> Int? {
    guard kw_sandbox_has_begun() else { return 0 }
    if let current { return current.singletons.number }
    guard let container else { return nil }
    return container._manager.with {
      $0.owningSandbox(of: container)?.singletons.number ?? 0
    }
  }

  /// - Parameter report: Called for what an exhaustive sandbox finds.
  /// - Parameter strays: Called for what any sandbox finds; by default, `report`.
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

  /// Returns the substitute for `original` in this sandbox. It exists until the original or the
  /// sandbox is released.
  func manager(for original: ContainerManager) -> Borrowed<ContainerManager> {
    let number = original.number
    return substitutes.withLock { substitutes in
      if let known = Self.find(number, in: substitutes) { return known }
      // Under the lock, because creating a manager runs no user code and takes no lock.
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

  /// Records an override that should be used before the sandbox ends. An override that it hides
  /// need not be used.
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

  /// Allows the overrides made so far to stay unused: they prepare more than one test.
  func expectNoUse() {
    let unused = progress.withLock { exchange(&$0.unused, with: []) }
    withExtendedLifetime(unused) {}
  }

  /// Checks the resolve of a frame, and reports problems.
  func inspect(_ frame: Frame, _ resolution: Resolution) {
    guard let report else { return }
    let body = resolution.isBuilding ? resolution.recipe.layerBody : nil
    let (isOver, unused) = progress.withLock { ($0.isOver, $0.unused) }
    // Outside of the lock, because reading a body may release it.
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

  /// Tears down what was built here. The lives of containers that were made or used here are below
  /// that of the singletons.
  func close(_ outcome: WorkOutcome) async {
    guard let life = singletons.life else { return }
    // In the sandbox, and so apart from what is under construction around it.
    report(await Sandbox(self).run { await life.close(Ending(outcome: outcome)) })
  }

  /// Begins the same in the background.
  func beginToClose(_ outcome: WorkOutcome) {
    guard let life = singletons.life else { return }
    let closing = Self.$current.withValue(self) {
      life.beginToClose(Ending(outcome: outcome), withAll: true)
    }
    Task { [self] in report(await closing?.value ?? []) }
  }

  private func report(_ failures: [Life.Failure]) {
    for failure in failures {
      strays?(SandboxIssue(.teardown, Trail(failure.place), reason: "\(failure.error)"))
    }
  }

  /// Ends the sandbox. What was built in it is released here, while its overrides are in place, and
  /// not with the last reference to the sandbox, which any code may hold.
  ///
  /// - Parameter isDone: Whether the work returned without an error, so that unused overrides are
  ///   reported.
  func end(isDone: Bool) {
    let listener = Self.listeners.withLock { listeners in
      let index = listeners.firstIndex { $0.number == singletons.number }
      return index.map { listeners.remove(at: $0) }
    }
    withExtendedLifetime(listener) {}
    // Objects that are released here may still resolve, and belong to the sandbox.
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

  /// Whether this task resolves live factories on purpose while sandboxes are active.
  @TaskLocal static var allowsStrays = false

  /// The active sandboxes that have a closure to report to.
  private static let listeners = Guarded<[(number: Int, report: Report)]>([])

  /// Reports that a live factory is resolved outside of every sandbox while one is active. It is
  /// not known which test did so, so the first one gets the report.
  static func noteStray(_ frame: Frame) {
    guard frame.place.contextRank == 0, current == nil, !allowsStrays,
      let report = listeners.withLock({ $0.first?.report })
    else { return }
    report(SandboxIssue(.stray, Trail(from: frame)))
  }

  // MARK: - Containers that go

  // SAFETY: a state is removed, under the lock, before it is released.
  private static let all = Guarded<[ObjectIdentifier: Borrowed<SandboxState>]>([:])

  /// Releases the substitutes for a manager in all sandboxes. It retains no sandbox meanwhile,
  /// because the sandbox could then end here, on a thread that is not its own.
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
