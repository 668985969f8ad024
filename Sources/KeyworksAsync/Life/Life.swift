package import Keyworks

/// The objects that a container must tear down. A container gets a life with its first instance
/// that has a teardown, or when it is closed. The process and sandboxes have one for singletons.
///
/// Its parent is the life of the parent container or, without one, of the sandbox or the process.
package final class Life: Sendable {

  private struct State {
    /// The closing in progress, if there is one, and a resolution that ends with it.
    var closing: (run: Closing, end: Resolution)?
    var isClosed = false
    /// The objects that are not torn down yet.
    var living: [ObjectIdentifier: BuiltObject] = [:]
    var children: [ObjectIdentifier: Life] = [:]
    /// The objects to tear down while the container stays open.
    var dropped: [(objects: [BuiltObject], outcome: WorkOutcome)] = []
    var worker: Task<Void, Never>?
    /// The failures of teardowns in the background.
    var failures: [FactoryError] = []
    /// The factory of the object that the worker is tearing down.
    var inTeardown: Place?
    /// Whether the container was released without being closed.
    var isAbandoned = false
    /// Whether it was released before the closing began.
    var wasAbandoned = false
    /// Whether the closing of a parent has told a teardown that the work was cancelled.
    var isCutShort = false
    /// How many calls of `withTeardown` are at work.
    var works = 0
  }

  let parent: Life?
  /// The number of lives above it.
  let depth: Int
  let storeNumber: Int
  private let rootNumber: Int
  // Not held: the container may be released without being closed.
  private let storeReference: WeakReference
  private let containerReference: WeakReference?
  let containerType: any Any.Type
  private let state = Guarded(State())

  init(_ store: SlotStore, of container: (any ManagedContainer)?, in parent: Life?) {
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    storeNumber = store.number
    rootNumber = store.rootNumber
    storeReference = WeakReference(store)
    containerReference = container.map { WeakReference($0) }
    containerType = container.map { type(of: $0) } ?? Never.self
  }

  /// Whether it belongs to the process or to a sandbox. After a closing, that of a sandbox is still
  /// usable, and that of the process becomes usable again.
  var isRoot: Bool { parent == nil }

  private var isOfProcess: Bool { isRoot && storeNumber == Singletons.ofProcess.number }

  var store: SlotStore? { storeReference.object as? SlotStore }

  /// The manager of the container.
  var manager: ContainerManager? {
    (containerReference?.object as? any ManagedContainer)?.activeManager
  }

  func isPart(of other: Life) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  // MARK: - What is built

  /// Records the build of an instance with a teardown.
  ///
  /// - Returns: False if it is too late to begin a build.
  func begin(_ build: Resolution, in frame: Frame?) -> Bool {
    // This records the build, then looks for the mark of a closing. A closing sets its mark, then
    // looks for builds. So at least one of them sees the other. If a slot will cache the instance,
    // it has recorded the build already.
    if build.keptBy?.lifetime.isKept != true { store?.begin(build) }
    let isMarked = store?.has(.closing) == true || currentClosing != nil
    if !state.withLock(\.isClosed), !isMarked || frame.map(allows) == true { return true }
    store?.end(build)
    return false
  }

  /// Whether a build may begin although the container is closing, because it is part of an earlier
  /// build, a start or a teardown.
  func allows(_ frame: Frame) -> Bool { waits(for: frame.outer, orForItsStart: true) }

  /// Whether the closing waits for the code in a frame: for its teardown, its build or its start.
  private func waits(for frame: Frame?, orForItsStart countsStarts: Bool) -> Bool {
    let all = currentClosing?.root ?? self
    return TeardownInProgress.isWithin(self)
      || frame?.andOuter.contains { frame in
        guard let resolution = frame.resolution, resolution.isBuilding(in: all) else {
          return false
        }
        return resolution.role is Start ? countsStarts : true
      } == true
  }

  /// Records that a wiring begins to start factories. A closing waits for the start as for a build,
  /// and the start can still build what it needs.
  ///
  /// - Returns: Nil if it is too late to begin a start.
  package func beginStart() -> Resolution? {
    let start = Resolution(Start())
    start.attachments.add(self)
    return begin(start, in: nil) ? start : nil
  }

  /// Stops the program if the caller is inside a body of this container, or of one below it.
  private func refuseInsideOfBuild() {
    let enclosing = Frame.innermostIfAny?.factories.first { frame in
      let container = frame.container as? any ManagedContainer
      return container?.activeManager.store.life?.isPart(of: self) == true
    }
    if let enclosing { Misuse.closedInsideOfBuild("\(containerType)", enclosing).stop() }
  }

  /// Whether the container was released before the closing began. Then no caller can say how its
  /// work ended, or receive its failures.
  var wasAbandoned: Bool { state.withLock(\.wasAbandoned) }

  package var isClosing: Bool { state.withLock { $0.closing != nil || $0.isClosed } }

  var isCutShort: Bool { state.withLock(\.isCutShort) }

  func cutShort() { state.withLock { $0.isCutShort = true } }

  /// Takes over an object that is complete.
  func add(_ object: BuiltObject) {
    let (closing, isLate) = state.withLock { state in
      state.living[ObjectIdentifier(object)] = object
      return (state.closing?.run, state.isClosed)
    }
    closing?.arrive([object])
    // Only a build that ran past the deadline of the closing ends this late.
    if isLate { drop([object], .cancelled) }
  }

  /// Forgets an object that is torn down.
  func remove(_ object: BuiltObject) {
    _ = state.withLock { $0.living.removeValue(forKey: ObjectIdentifier(object)) }
  }

  // MARK: - Teardowns in the background

  /// Tears down, in the background, objects that no caller can get any more. Does nothing
  /// during a closing, which tears them down.
  func drop(_ objects: [BuiltObject], _ outcome: WorkOutcome) {
    // Not the current sandbox: a container may be released in another one.
    let sandbox = Sandbox.owning(rootNumber)
    state.withLock { state in
      guard state.closing == nil || state.isClosed else { return }
      let objects = objects.filter { state.living.removeValue(forKey: ObjectIdentifier($0)) != nil }
      if objects.isEmpty { return }
      state.dropped.append((objects, outcome))
      guard state.worker == nil else { return }
      state.worker = .detachedInSteps {
        await sandbox.run { await self.tearDownDropped() }
      }
    }
  }

  /// The task that tears objects down in the background, if there is one, and the factory of the
  /// object that it is tearing down.
  var inBackground: (worker: Task<Void, Never>, place: Place?)? {
    state.withLock { state in state.worker.map { ($0, state.inTeardown) } }
  }

  /// Waits until all dropped objects are torn down.
  func settle() async {
    while let worker = state.withLock(\.worker) { await worker.value }
  }

  private func tearDownDropped() async {
    while var batches = takeDropped() {
      // Each is released after its teardown.
      while let batch = batches.popLast() { await tearDown(batch.objects, batch.outcome) }
    }
    tearDownIfAbandoned()
  }

  private func tearDown(_ objects: [BuiltObject], _ outcome: WorkOutcome) async {
    let ending = Ending(outcome: outcome)
    var order = TeardownOrder(objects, in: [storeNumber])
    while let object = order.next() {
      state.withLock { $0.inTeardown = object.place }
      let failures = await ending.tearDown(object, outcome: outcome)
      state.withLock { $0.failures += failures }
      order.finish(object)
    }
    state.withLock { $0.inTeardown = nil }
  }

  /// Takes the dropped batches, the earliest last. If there are none, ends the worker.
  private func takeDropped() -> [(objects: [BuiltObject], outcome: WorkOutcome)]? {
    state.withLock { state in
      if state.dropped.isEmpty { state.worker = nil }
      return state.dropped.isEmpty ? nil : exchange(&state.dropped, with: []).reversed()
    }
  }

  /// Tears everything down in the background, because the container was released without being
  /// closed. There is no caller to report failures to.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    tearDownIfAbandoned()
  }

  /// Once a released container has no children left that may use its objects, tears these down. If
  /// there are none, has the parent forget this life.
  private func tearDownIfAbandoned() {
    let left = state.withLock { state -> [BuiltObject]? in
      guard state.isAbandoned, state.children.isEmpty, state.worker == nil, state.closing == nil
      else { return nil }
      return Array(state.living.values)
    }
    guard let left else { return }
    if left.isEmpty { parent?.forget(self) } else { drop(left, .cancelled) }
  }

  // MARK: - Children

  /// Adds the life of a child container.
  func adopt(_ child: Life) {
    // The life of the process can be opened again, and then closes the child.
    state.withLock { if !$0.isClosed || isRoot { $0.children[ObjectIdentifier(child)] = child } }
    // The child may have been closed before it was added here.
    if child.state.withLock(\.isClosed) { forget(child) }
  }

  private func forget(_ child: Life) {
    _ = state.withLock { $0.children.removeValue(forKey: ObjectIdentifier(child)) }
    tearDownIfAbandoned()
  }

  // MARK: - Closing

  /// Begins to close it, and waits until it is closed. Code that the closing waits for returns at
  /// once.
  ///
  /// - Returns: The failures, if this call began the closing; otherwise none.
  func close(_ ending: Ending) async -> [FactoryError] {
    refuseInsideOfBuild()
    if !isRoot {
      mark()
      // Usually there is nothing to tear down and nothing to wait for.
      if currentClosing == nil, let failures = finish(leaving: [:]) { return failures }
    }
    let closing = beginToClose(ending)
    // A start does not wait for a task that it leaves behind, such as one that handles a signal.
    if waits(for: .innermostIfAny, orForItsStart: false) { return [] }
    if let closing { return await closing.value }
    await waitUntilClosed()
    return []
  }

  /// Keeps new builds out of the container.
  func mark() {
    store?.set(.closing, to: true)
    store?.add(self)
  }

  /// Records that a `withTeardown` begins. Singletons can be built while any is at work.
  func beginWork() {
    state.withLock { state in
      state.works += 1
      state.isClosed = false
      store?.set(.closing, to: false)
    }
    store?.remove(self)
  }

  func endWork() { state.withLock { $0.works -= 1 } }

  /// Begins to close it, unless closing has begun already.
  ///
  /// - Parameter withAll: Whether all lives below this one join before this returns.
  func beginToClose(_ ending: Ending, withAll: Bool = false) -> Task<[FactoryError], Never>? {
    let closing = Closing(self, ending)
    guard join(closing) === closing else { return nil }
    // Before the task exists: a life must not join a closing that has ended.
    if withAll { joinAll(closing) }
    // The closing has its own task, because the caller may be cancelled. The task begins in the
    // caller, so that no thread has to wake, but not inside a teardown, where closings could nest
    // without end, nor inside a build, which the teardowns would become part of.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
      !withAll, TeardownInProgress.current == nil, Frame.innermostIfAny == nil
    {
      return .immediate(executorPreference: OwnerTask.taskExecutor) { await closing.run() }
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Task(executorPreference: OwnerTask.taskExecutor) { await closing.run() }
    }
    return Task { await closing.run() }
  }

  /// Waits until it is closed, possibly as part of its parent's closing.
  func waitUntilClosed() async { await state.withLock(\.closing)?.end.waitForEnd() }

  /// Makes all lives below this one join a closing.
  private func joinAll(_ closing: Closing) {
    for child in children where child.join(closing) === closing { child.joinAll(closing) }
  }

  var currentClosing: Closing? { state.withLock(\.closing)?.run }

  /// Hands the objects to tear down to a closing, unless closing has begun already.
  ///
  /// - Returns: The closing that tears them down, or nil if it is closed.
  func join(_ closing: Closing) -> Closing? {
    let (current, objects) = state.withLock { state -> (Closing?, [BuiltObject]) in
      guard state.closing == nil, !state.isClosed else { return (state.closing?.run, []) }
      state.closing = (closing, Resolution())
      state.wasAbandoned = state.isAbandoned
      return (closing, Array(state.living.values))
    }
    closing.arrive(objects)
    return current
  }

  /// The builds in progress. Some occur twice.
  var builds: [Resolution] { store?.builders ?? [] }

  var children: [Life] { state.withLock { Array($0.children.values) } }

  /// Ends the closing, unless there is still something to tear down or to wait for.
  ///
  /// - Parameter overrun: The builds and lives that ran past the deadline.
  /// - Returns: The failures of teardowns in the background; nil if the closing has not ended.
  func finish(leaving overrun: [ObjectIdentifier: AnyObject]) -> [FactoryError]? {
    func isLeft(_ object: AnyObject) -> Bool { overrun[ObjectIdentifier(object)] != nil }
    // Objects are looked for again below, because a build adds its object and then ends.
    guard state.withLock({ $0.living.isEmpty }), builds.allSatisfy(isLeft) else { return nil }
    let ended = state.withLock {
      state -> (failures: [FactoryError], isAbandoned: Bool, closing: Resolution?)? in
      guard state.living.isEmpty, state.children.values.allSatisfy(isLeft),
        state.worker == nil || isLeft(self)
      else { return nil }
      state.isClosed = !isRoot || isOfProcess && state.works == 0
      if isRoot, state.isClosed { mark() }
      // The errors leave the lock, because releasing an error runs user code.
      return (exchange(&state.failures, with: []), state.isAbandoned, state.closing.take()?.end)
    }
    guard let ended else { return nil }
    store?.dropInstances()
    parent?.forget(self)
    ended.closing?.end(.nothing)
    return ended.isAbandoned ? [] : ended.failures
  }
}

extension Resolution {
  /// Whether it builds an instance that this life, or one below it, caches or tears down.
  fileprivate func isBuilding(in life: Life) -> Bool {
    guard isBuilding else { return false }
    return (self.life ?? keptBy?.slot.store.life)?.isPart(of: life) == true
      || attachments.get(SlotStore.self)?.life?.isPart(of: life) == true
  }
}
