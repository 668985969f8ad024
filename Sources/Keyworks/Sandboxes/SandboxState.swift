internal import KeyworksThreads

/// The state of one sandbox, which replaces the state of containers and of the process.
final class SandboxState: Sendable {
  static var current: SandboxState? { Sandbox.current?.state }

  /// The substitutes for managers, with the numbers of the originals. There are few, so a search is
  /// faster than a hash.
  private let substitutes = Guarded<[(number: Int, manager: ContainerManager)]>([])
  let singletons = SlotStore(singletons: nil)
  let launch = Guarded(LaunchContext.ofProcess)
  /// Called for what an exhaustive sandbox finds.
  private let report: Report?
  /// Called for what any sandbox finds.
  let strays: Report?
  typealias Report = @Sendable (SandboxIssue) -> Void
  /// The overrides that have not been used so far, in the order in which they were made; nil once
  /// the sandbox is over.
  private let unused = Guarded<[Unused]?>([])

  private struct Unused {
    /// Not held, because a test may check whether it was released.
    let body: WeakReference
    /// With the number of its store, because another slot may later have the same address.
    let slot: (ObjectIdentifier, store: Int)
    /// What to report if it stays unused.
    let issue: SandboxIssue
  }

  /// Returns the number of the sandbox that counts here for a container, or 0 if there is none.
  /// Returns nil if the container was released and no sandbox is active.
  static func number(for container: (any ManagedContainer)?) -> Int? {
    guard kw_sandbox_has_begun() else { return 0 }
    if let current { return current.singletons.number }
    return container.map { container in
      container._manager.with { $0.owningSandbox(of: container)?.singletons.number ?? 0 }
    }
  }

  /// - Parameter report: Called for what an exhaustive sandbox finds.
  /// - Parameter strays: Called for what any sandbox finds; by default, `report`.
  init(report: Report? = nil, strays: Report? = nil) {
    self.report = report
    self.strays = strays ?? report
    kw_sandbox_begins()
    Self.all.withLock { $0.append(Borrowed(self)) }
  }

  var isExhaustive: Bool { report != nil }

  deinit { Self.all.withLock { $0.removeAll { $0.identity == ObjectIdentifier(self) } } }

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

  // MARK: - Exhaustive sandboxes

  /// Records an override that should be used before the sandbox ends. An override that it hides
  /// need not be used.
  func expectUse(
    of body: AnyObject, in slot: Slot, for place: Place, at site: Place,
    isWhole: Bool
  ) {
    guard report != nil else { return }
    let new = Unused(
      body: WeakReference(body), slot: (ObjectIdentifier(slot), slot.storeNumber),
      issue: SandboxIssue(.unusedOverride, Trail(place), at: site))
    unused.withLock { unused in
      if isWhole { unused?.removeAll { $0.slot == new.slot } }
      unused?.append(new)
    }
  }

  /// Allows the overrides made so far to stay unused: they prepare more than one test.
  func expectNoUse() {
    unused.withLock { $0?.removeAll() }
  }

  /// Checks the resolve of a frame, and reports problems.
  func inspect(_ frame: Frame, _ resolution: Resolution) {
    guard let report else { return }
    let body = resolution.isBuilding ? resolution.recipe.layerBody : nil
    let before = unused.withLock(\.self)
    // Outside of the lock, because reading a body may release it.
    if let body, let used = before?.first(where: { $0.body.object === body }) {
      unused.withLock { $0?.removeAll { $0.body === used.body } }
    }
    let trail = Trail(from: frame)
    if before == nil { report(SandboxIssue(.outlived, trail)) }
    if resolution.isBuilding, frame.place.isLive, frame.place.contextRank == 0,
      !resolution.recipe.isOverridden
    {
      report(SandboxIssue(.live, trail))
    }
  }

  /// Lets a sandbox inspect the resolves of one of its containers.
  final class Inspection: Follower {
    private unowned let sandbox: SandboxState
    init(for sandbox: SandboxState) { self.sandbox = sandbox }

    func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
      sandbox.inspect(frame, resolution)
    }
  }

  // MARK: - The end

  private func closings(
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

  /// Begins to do so in the background.
  func beginToClose(after error: (any Error)?) {
    let begun = Sandbox.$current.withValue(Sandbox(self)) {
      closings(after: error, isAwaited: false)
    }
    if begun.isEmpty { return }
    Task { for close in begun { report(await close()) } }
  }

  private func report(_ failures: [FactoryError]) {
    for failure in failures {
      strays?(SandboxIssue(.teardown, Trail(failure.place), reason: "\(failure.underlying)"))
    }
  }

  /// Ends the sandbox. What was built in it is released here, while its overrides are in place, and
  /// not with the last reference to the sandbox, which any code may hold.
  ///
  /// - Parameter isDone: Whether the work returned without an error, so that unused overrides are
  ///   reported.
  func end(isDone: Bool) {
    // Objects that are released here may still resolve, and belong to the sandbox.
    Sandbox.$current.withValue(Sandbox(self)) {
      for substitute in substitutes.withLock({ $0 }) { substitute.manager.store.dropInstances() }
      singletons.dropInstances()
    }
    let left = unused.withLock { $0.take() } ?? []
    guard let report, isDone else { return }
    for override in left { report(override.issue) }
  }

  // MARK: - Live factories outside of every sandbox

  /// Reports that a live factory is resolved outside of every sandbox while one is active. It is
  /// not known which test did so, so the first one gets the report.
  static func noteStray(_ frame: Frame) {
    guard frame.place.contextRank == 0, current == nil, Sandbox.current?.allowsStrays != true,
      let report = all.withLock({ $0.lazy.compactMap { $0.with(\.listener) }.first })
    else { return }
    report(SandboxIssue(.stray, Trail(from: frame)))
  }

  /// Whom to tell of such a factory, if the sandbox is active.
  private var listener: Report? { unused.withLock { $0 == nil } ? nil : strays }

  // MARK: - All sandboxes

  // SAFETY: a state is removed, under the lock, before it is released.
  private static let all = Guarded<[Borrowed<SandboxState>]>([])

  /// Releases the substitutes for a manager in all sandboxes. It retains no sandbox meanwhile,
  /// because the sandbox could then end here, on a thread that is not its own.
  static func forget(_ manager: ContainerManager) {
    let number = manager.number
    let gone = all.withLock { states in
      states.compactMap { state in
        state.with { state in
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
  package var isOfSandbox: Bool { sandbox != nil }
}
