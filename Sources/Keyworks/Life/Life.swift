/// What a container, or the process for its singletons, has to tear down. Made with the first instance
/// that has a teardown, or when the container is closed.
///
/// It hangs under the life of the parent container, and without one under that of the process or the
/// sandbox.
final class Life: Sendable {
  typealias Failure = TeardownFailures.Failure

  private struct State {
    /// What closes it, once somebody has begun to.
    var closing: Task<[Failure], Never>?
    var isClosed = false
    /// What is not torn down yet.
    var living: [ObjectIdentifier: BuiltObject] = [:]
    /// Those of them that the closing has not heard of.
    var arrivals: [BuiltObject] = []
    /// Builds in progress of what has a teardown.
    var builds: [ObjectIdentifier: Resolution] = [:]
    var children: [ObjectIdentifier: Life] = [:]
    /// What is torn down while the container goes on.
    var dropped: [(objects: [BuiltObject], outcome: WorkOutcome)] = []
    var worker: Task<Void, Never>?
    /// What failed meanwhile.
    var failures: [Failure] = []
    /// What the worker is at.
    var inTeardown: BuiltObject?
    /// Whether the container went without being closed.
    var isAbandoned = false
    /// Who waits for the end of the closing.
    var closers: [Suspension] = []

    mutating func begin(_ closing: Task<[Failure], Never>) {
      self.closing = closing
      arrivals = Array(living.values)
    }
  }

  let parent: Life?
  /// How many lives are around it.
  let depth: Int
  let storeNumber: Int
  // Not held: the container may go without being closed.
  private let storeReference: WeakReference
  private let containerReference: WeakReference?
  let containerType: any Any.Type
  private let state = Guarded(State())

  init(_ store: SlotStore, of container: (any ManagedContainer)?, in parent: Life?) {
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    storeNumber = store.number
    storeReference = WeakReference(store)
    containerReference = container.map { WeakReference($0) }
    containerType = container.map { type(of: $0) } ?? Never.self
  }

  /// Whether it is that of the process or of a sandbox, which goes on after it was closed.
  var isRoot: Bool { parent == nil }

  var store: SlotStore? { storeReference.object as? SlotStore }

  /// Who hears of what happens to the container.
  var observers: [Observer] {
    let container = containerReference?.object as? any ManagedContainer
    return container?.activeManager.object.observers.withLock { $0 } ?? []
  }

  func isPart(of other: Life) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  // MARK: - What is built

  /// Notes the build of something that has a teardown.
  ///
  /// - Returns: False if it comes too late.
  func begin(_ build: Resolution, in frame: Frame) -> Bool {
    note(build, isAllowed: false) || allows(frame) && note(build, isAllowed: true)
  }

  private func note(_ build: Resolution, isAllowed: Bool) -> Bool {
    state.withLock { state in
      if state.isClosed || state.closing != nil && !isAllowed { return false }
      state.builds[ObjectIdentifier(build)] = build
      return true
    }
  }

  /// Notes that the build has ended.
  func end(_ build: Resolution) {
    _ = state.withLock { $0.builds.removeValue(forKey: ObjectIdentifier(build)) }
  }

  /// Whether a build may begin though the container is closing: as part of one that has begun before,
  /// or of a teardown.
  func allows(_ frame: Frame) -> Bool {
    TeardownInProgress.isWithin(self)
      || frame.outer?.andOuter.contains { $0.resolution?.isBuilding(in: self) == true } == true
  }

  /// Stops if the caller is inside of a body of this container, or of one under it.
  private func refuseInsideOfBuild() {
    guard let innermost = Frame.innermostIfAny else { return }
    for frame in innermost.andOuter {
      if case .border = frame.resolution?.role { return }
      guard frame.isBuilding(under: self) else { continue }
      Misuse.closedInsideOfBuild("\(containerType)", frame).stop()
    }
  }

  var isClosing: Bool { state.withLock { $0.closing != nil || $0.isClosed } }

  /// Takes over what is complete.
  func add(_ object: BuiltObject) {
    let isLate = state.withLock { state in
      state.living[ObjectIdentifier(object)] = object
      if state.closing != nil { state.arrivals.append(object) }
      return state.isClosed
    }
    // Only a build that has outlasted the deadline of the closing ends so late.
    if isLate { drop([object], .cancelled) }
  }

  /// Forgets what is torn down.
  func remove(_ object: BuiltObject) {
    let old = state.withLock { $0.living.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }

  // MARK: - What is torn down while it goes on

  /// Tears down what nobody gets any more, in the background. What is closing does so anyway.
  func drop(_ objects: [BuiltObject], _ outcome: WorkOutcome) {
    let (sandbox, executor) = (Sandbox.capture(), OwnerTasks.executor)
    state.withLock { state in
      guard state.closing == nil || state.isClosed else { return }
      let objects = objects.filter { state.living[ObjectIdentifier($0)] != nil }
      if objects.isEmpty { return }
      for object in objects { state.living[ObjectIdentifier(object)] = nil }
      state.dropped.append((objects, outcome))
      guard state.worker == nil else { return }
      state.worker = Task.detached(executorPreference: executor) {
        await sandbox.run { await self.tearDownDropped() }
      }
    }
  }

  /// What tears things down in the background, if anything does, and what it is at.
  var inBackground: (worker: Task<Void, Never>, object: BuiltObject?)? {
    state.withLock { state in state.worker.map { ($0, state.inTeardown) } }
  }

  /// Waits until what was dropped is torn down.
  func settle() async {
    while let worker = state.withLock(\.worker) { await worker.value }
  }

  private func tearDownDropped() async {
    while let batch = nextDropped() {
      let ending = Ending()
      var order = TeardownOrder(batch.objects, in: [storeNumber])
      while let object = order.next() {
        note(object)
        let failures = await ending.tearDown(object, outcome: batch.outcome)
        state.withLock { $0.failures += failures }
        order.finish(object)
      }
      note(nil)
    }
    // Until now the parent had to know of it.
    if state.withLock({ $0.isAbandoned }) { parent?.forget(self) }
  }

  private func note(_ object: BuiltObject?) {
    let old = state.withLock { exchange(&$0.inTeardown, with: object) }
    withExtendedLifetime(old) {}
  }

  private func nextDropped() -> (objects: [BuiltObject], outcome: WorkOutcome)? {
    state.withLock { state in
      if !state.dropped.isEmpty { return state.dropped.removeFirst() }
      state.worker = nil
      return nil
    }
  }

  /// Tears everything down in the background: the container is gone, and was not closed. What fails is
  /// nobody's to report.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    drop(state.withLock { Array($0.living.values) }, .cancelled)
    if state.withLock({ $0.worker == nil && $0.closing == nil }) { parent?.forget(self) }
  }

  // MARK: - Children

  /// Takes in the life of a container whose parent has this one.
  func adopt(_ child: Life) {
    state.withLock { if !$0.isClosed { $0.children[ObjectIdentifier(child)] = child } }
    // It may have been closed before it was known here.
    if child.state.withLock(\.isClosed) { forget(child) }
  }

  private func forget(_ child: Life) {
    let old = state.withLock { $0.children.removeValue(forKey: ObjectIdentifier(child)) }
    withExtendedLifetime(old) {}
  }

  // MARK: - Closing

  /// Closes it, or waits until it is closed. A call from within one of its teardowns does not wait.
  ///
  /// - Returns: The failures, if this call was the first; else none.
  func close(_ ending: Ending) async -> [Failure] {
    refuseInsideOfBuild()
    if !isRoot {
      // What a wiring starts would else find the container closed.
      await (containerReference?.object as? any ManagedContainer)?.activeManager.object.endStarts()
      store?.set(.closing, to: true)
      // Mostly there is nothing to tear down and nothing to wait for.
      if currentClosing == nil, let failures = finish(leaving: []) { return failures }
    }
    let closing = beginToClose(ending)
    if TeardownInProgress.isWithin(self) { return [] }
    if let closing { return await closing.value }
    await waitUntilClosed()
    return []
  }

  /// Closes it, unless that has begun.
  func beginToClose(_ ending: Ending) -> Task<[Failure], Never>? {
    let executor = OwnerTasks.executor
    return state.withLock { state in
      if state.isClosed || state.closing != nil { return nil }
      // A task of its own: whoever closes may be cancelled.
      let task = Task(executorPreference: executor) { await Closing(self, ending).run() }
      state.begin(task)
      return task
    }
  }

  /// Waits for the end of its closing, which may be part of that of its parent.
  func waitUntilClosed() async {
    let suspension = Suspension()
    let isClosing = state.withLock { state in
      guard state.closing != nil else { return false }
      state.closers.append(suspension)
      return true
    }
    if isClosing { _ = await suspension.end() }
  }

  /// Lets a closing have all lives under this one, before they do anything else.
  func joinAll(_ closing: Task<[Failure], Never>) {
    for child in children where child.join(closing) == closing { child.joinAll(closing) }
  }

  var currentClosing: Task<[Failure], Never>? { state.withLock(\.closing) }

  /// Lets another closing have what is to be torn down.
  ///
  /// - Returns: The closing that has it.
  func join(_ closing: Task<[Failure], Never>) -> Task<[Failure], Never>? {
    state.withLock { state in
      if state.closing == nil, !state.isClosed { state.begin(closing) }
      return state.closing
    }
  }

  /// What is alive and was not taken yet, for the closing.
  func takeArrivals() -> [BuiltObject] { state.withLock { exchange(&$0.arrivals, with: []) } }

  /// The builds in progress.
  var builds: [Resolution] {
    let kept = (store?.builders ?? []).map { (ObjectIdentifier($0), $0) }
    return Array(state.withLock(\.builds).merging(kept) { build, _ in build }.values)
  }

  var children: [Life] { state.withLock { Array($0.children.values) } }

  /// Ends the closing, unless there is still something to tear down or to wait for.
  ///
  /// - Parameter overrun: What outlasted the deadline.
  /// - Returns: What had failed in the background; nil if it has not ended.
  func finish(leaving overrun: Set<ObjectIdentifier>) -> [Failure]? {
    func isLeft(_ object: AnyObject) -> Bool { overrun.contains(ObjectIdentifier(object)) }
    guard store?.builders.allSatisfy(isLeft) ?? true else { return nil }
    let ended = state.withLock { state -> (failures: [Failure], closers: [Suspension])? in
      guard state.living.isEmpty, state.builds.values.allSatisfy(isLeft),
        state.children.values.allSatisfy(isLeft), state.worker == nil || isLeft(self)
      else { return nil }
      (state.isClosed, state.closing) = (!isRoot, nil)
      let failures = exchange(&state.failures, with: [])
      return (state.isAbandoned ? [] : failures, exchange(&state.closers, with: []))
    }
    guard let ended else { return nil }
    store?.dropInstances()
    parent?.forget(self)
    for closer in ended.closers { closer.resume(nil) }
    return ended.failures
  }
}

extension Resolution {
  /// Whether it builds something that this life, or one under it, keeps or tears down.
  fileprivate func isBuilding(in life: Life) -> Bool {
    guard isBuilding else { return false }
    return (self.life ?? keeper?.slot.store.life)?.isPart(of: life) == true
  }
}

extension Frame {
  /// Whether a container with this life, or one under it, builds here.
  fileprivate func isBuilding(under life: Life) -> Bool {
    switch resolution?.role {
    case .border, .chores, .wiring, .condition, .start: return false
    case .factory, nil: break
    }
    let container = container as? any ManagedContainer
    return container?.activeManager.object.store.life?.isPart(of: life) == true
  }
}
