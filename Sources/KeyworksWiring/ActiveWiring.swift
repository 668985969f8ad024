internal import Keyworks
internal import KeyworksAsync

/// A wiring that was activated in a container, and is on or off as its condition says.
final class ActiveWiring: Chore {
  /// The identity of a wiring in its container, or in the wiring that it is part of.
  // SAFETY: a key path is a constant.
  enum Name: Equatable, @unchecked Sendable {
    case keyPath(AnyKeyPath)
    /// The renewals of the instances in a slot, with the number of those that the factory declares
    /// before.
    case renewal(ObjectIdentifier, Int)
    /// A part of a merged wiring, or the resets of a scope. No two of them are alike.
    case unnamed

    /// Runs user code.
    var hash: Int? {
      switch self {
      case .keyPath(let path): path.hashValue
      case .renewal(let slot, _): slot.hashValue
      case .unnamed: nil
      }
    }
  }

  private struct State {
    var isOn = false
    var isDeactivated = false
    /// The tokens that take back its statements.
    var tokens: [Token] = []
    /// The factories and lists that it made statements about.
    var subjects: Set<ObjectIdentifier> = []
    /// How many wirings without a name it has activated since it was switched on.
    var parts = 0
    /// Whether it was switched on and must be checked once everything else is done.
    var isUnchecked = false
    /// Whether it was switched on, and has not started its instances yet.
    var isUnstarted = false
    /// The task that builds the instances that it starts.
    var start: Task<Void, any Error>?
  }

  let name: Name
  let likeness: Int?
  /// The wiring that it is part of, if there is one.
  private let parent: ActiveWiring?
  /// The author of the parent, or of the `autoRegister` that activated the wiring.
  private let outerAuthor: Author?
  let author: Author?
  private let ownCondition: Condition?
  private let managerReference: WeakReference
  private let state = Guarded(State())
  let content: Content

  /// The statements of a ``Wiring``, for containers of any type.
  struct Content: Sendable {
    let place: Place
    var priority = 0
    /// Whether it stays on. Otherwise, its statements run each time that its conditions are met.
    var staysOn = true
    let statements: @Sendable (any ManagedContainer) -> Void
    /// The conditions under which it is on, anew for each activation. All must be met.
    var questions: [@Sendable () -> any Question] = []
    /// Notices changes of anything that they read, if there are any.
    var tracker: (any ChangeTracker.Type)?
    /// The factories that must be registered when it is on.
    var requirements: [@Sendable (any ManagedContainer) -> Request] = []
    /// Closures that build the instances it starts.
    var starts: [@Sendable (any ManagedContainer) async throws -> Void] = []
  }

  init(
    _ name: Name, _ content: Content, in manager: ContainerManager,
    partOf outer: (any Role)? = nil
  ) {
    (self.name, self.content, likeness) = (name, content, name.hash)
    (parent, outerAuthor) = (outer as? ActiveWiring, outer?.author)
    let number = AtomicWord.nextNumber()
    let source =
      name == .unnamed
      ? parent.map { ($0.author?.source ?? []) + [$0.nextPart()] }
      : manager.wirings(named: name).first?.author?.source
    author = Author(
      priority: (outerAuthor?.priority ?? 0) + content.priority,
      rank: (outerAuthor?.rank ?? []) + [number], source: source ?? [number])
    managerReference = WeakReference(manager)
    ownCondition = content.tracker.map { Condition(content, in: manager, $0) }
  }

  private func nextPart() -> Int {
    state.withLock { state in
      state.parts += 1
      return state.parts
    }
  }

  /// Nil once the wiring is deactivated: then the condition no longer matters.
  var condition: Condition? { isDeactivated ? nil : ownCondition }

  var asks: Bool { condition != nil }
  var hasNews: Bool { condition?.hasNews == true }
  var isUnsettled: Bool { state.withLock(\.isUnchecked) || condition?.isUnsettled == true }

  private var manager: ContainerManager? { managerReference.object as? ContainerManager }

  // MARK: - On and off

  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool {
    guard isOn else { return true }
    if isWanted(in: container) { return isAnew }
    switchOff()
    // `perform` removes it.
    return isDeactivated
  }

  /// Switches it on or off.
  func perform(in container: any ManagedContainer, isAnew: Bool) {
    let isWanted = isWanted(in: container)
    if isAnew || !isWanted { switchOff() }
    if isWanted, !isOn { switchOn(in: container) }
    // Read only once: a thread that deactivates it later makes it due again.
    guard isDeactivated else { return }
    switchOff()
    ownCondition?.end()
    guard let start = state.withLock(\.start) else {
      manager?.remove(self)
      return
    }
    // It stays until everything it started has ended.
    Task.detached { [self] in
      _ = await start.result
      manager?.remove(self)
    }
  }

  func isLike(_ known: any Chore) -> Bool {
    guard name != .unnamed, let active = known as? ActiveWiring else { return false }
    return outerAuthor === active.outerAuthor && name == active.name && !active.isDeactivated
  }

  private var isDeactivated: Bool { state.withLock(\.isDeactivated) }

  private func isWanted(in container: any ManagedContainer) -> Bool {
    if isDeactivated { return false }
    guard let condition = ownCondition else { return true }
    let isWanted = condition.follow(in: container)
    condition.refuseReads(of: state.withLock(\.subjects))
    return isWanted
  }

  var isOn: Bool { state.withLock(\.isOn) }

  func isOutdated(in container: any ManagedContainer) -> Bool {
    condition?.lookAgain(in: container).map { $0 != isOn } == true
  }

  func refuseToContinue() { condition?.refuse(nil) }

  private func switchOn(in container: any ManagedContainer) {
    state.withLock { state in
      (state.isOn, state.isUnchecked, state.isUnstarted) = (content.staysOn, true, true)
      state.parts = 0
    }
    run(in: container, at: content.place) { content.statements(container) }
  }

  private func switchOff() {
    let (tokens, start) = state.withLock { state in
      (state.isOn, state.isUnchecked, state.isUnstarted) = (false, false, false)
      state.subjects = []
      return (exchange(&state.tokens, with: []), state.start)
    }
    start?.cancel()
    manager?.takeBack(tokens)
  }

  /// Takes back the statements of the wiring, and removes it.
  func deactivate(in container: any ManagedContainer) {
    guard let manager, state.withLock({ !exchange(&$0.isDeactivated, with: true) }) else { return }
    if manager.isPreparingHere { return perform(in: container, isAnew: false) }
    manager.makeDue(self)
    // In another sandbox, the container has another manager. There, this happens at its next use.
    if container.activeManager === manager { manager.prepare(container, asking: .new) }
  }

  // A part of the wiring in another container may hold it for longer.
  func wasLetGo() {
    author?.leave()
    ownCondition?.end()
  }

  // MARK: - After all wirings are switched

  /// Checks and starts what was switched on.
  func conclude(in container: any ManagedContainer, isAllDone: Bool) {
    if isAllDone, state.withLock({ exchange(&$0.isUnchecked, with: false) }) {
      for required in content.requirements {
        let request = required(container)
        if request.isUnkeptPromise {
          Misuse.promiseRequired(request.place, content.place).stop()
        }
      }
    }
    guard state.withLock({ exchange(&$0.isUnstarted, with: false) }), !content.starts.isEmpty
    else { return }
    let sandbox = Sandbox.capture()
    let cancelled = manager?.wirings.compactMap { wiring in
      wiring.state.withLock { $0.isOn && wiring !== self ? nil : $0.start }
    }
    let build = container.life.beginStart()
    let start = Task.detached { [content] in
      // The container is closing.
      guard let build else { throw CancellationError() }
      defer { build.finish(keeping: nil, .nothing) }
      // They may take back instances that this start would receive.
      for start in cancelled ?? [] { _ = await start.result }
      try await sandbox.run {
        try await container.start(content.starts, at: content.place, as: build)
      }
    }
    let old = state.withLock { exchange(&$0.start, with: start) }
    withExtendedLifetime(old) {}
    // A closing that began in the meantime did not find it.
    if build?.life?.isClosing == true { start.cancel() }
  }

  /// Waits until the conditions have been read that are about to be.
  nonisolated(nonsending) func waitForReadings() async { await condition?.wait() }

  /// Waits for the start of the wiring, if it is on.
  nonisolated(nonsending) func waitForStart() async throws {
    try await state.withLock { $0.isOn ? $0.start : nil }?.value
  }

  func containerCloses() { state.withLock(\.start)?.cancel() }

  // MARK: - Statements

  /// Returns this wiring, or a wiring around it, if it has this name in a container.
  func orOuter(_ name: Name, in manager: ContainerManager) -> ActiveWiring? {
    guard case .keyPath = name else { return nil }
    return sequence(first: self, next: \.parent).first {
      $0.name == name && $0.manager === manager
    }
  }

  func registers(_ new: Layer, insteadOf old: [Layer], for request: Request) {
    request.noteConflict(of: new, with: old)
    // For the message of a promise.
    if request.place.isPromise {
      request.container.activeManager.store.wiringRecord.note(content.place, for: request.slot)
    }
  }

  func note(_ token: Token, about subject: AnyObject?) {
    state.withLock { $0.tokens.append(token) }
    guard let subject else { return }
    for wiring in sequence(first: self, next: \.parent) {
      wiring.state.withLock { _ = $0.subjects.insert(ObjectIdentifier(subject)) }
      wiring.ownCondition?.refuseReads(of: [ObjectIdentifier(subject)])
    }
  }
}
