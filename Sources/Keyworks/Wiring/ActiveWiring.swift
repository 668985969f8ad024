internal import Synchronization

/// A wiring that was activated in a container, and is on or off as its condition says; or the
/// `autoRegister` of a container.
final class ActiveWiring: Sendable {
  /// The identity of a wiring in its container, or in the wiring that it is part of.
  // SAFETY: a key path is a constant.
  enum Name: Equatable, @unchecked Sendable {
    case automatic
    case keyPath(AnyKeyPath)
    /// A part of a merged wiring, or the resets of a scope. Each is another.
    case unnamed
  }

  private struct State {
    var isOn = false
    var isDeactivated = false
    /// The tokens that take back its statements.
    var tokens: [Token] = []
    /// The factories and lists that it made statements about.
    var subjects: Set<ObjectIdentifier> = []
    /// Whether it was switched on and must be checked once everything else is done.
    var isUnchecked = false
    /// Whether it was switched on and what it starts must be started.
    var isUnstarted = false
    /// The task that builds the instances it starts.
    var start: Task<Void, any Error>?
  }

  let name: Name
  /// The wiring that it is part of, if there is one.
  private let parent: ActiveWiring?
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
    /// The conditions under which it is on. All must be met.
    var conditions: [@Sendable (any ManagedContainer) -> Bool] = []
    /// Notices changes of anything that the conditions read, if there are any.
    var tracker: (any ChangeTracker.Type)?
    /// The factories that must be registered when it is on.
    var requirements: [@Sendable (any ManagedContainer) -> Request] = []
    /// Closures that build the instances it starts.
    var starts: [@Sendable (any ManagedContainer) async throws -> Void] = []
  }

  init(
    _ name: Name, _ content: Content, in manager: ContainerManager,
    partOf parent: ActiveWiring? = nil
  ) {
    (self.name, self.content, self.parent) = (name, content, parent)
    author = name == .automatic ? Author() : Author(content, partOf: parent?.author)
    managerReference = WeakReference(manager)
    ownCondition = content.tracker.map { Condition(content, in: manager, $0) }
  }

  /// Nil once the wiring is deactivated: it is then switched off, whatever the condition says.
  var condition: Condition? { isDeactivated ? nil : ownCondition }

  /// Whether it must still be checked, or its condition may have missed a change.
  var isUnsettled: Bool { state.withLock(\.isUnchecked) || condition?.isUnsettled == true }

  private var manager: ContainerManager? { managerReference.object as? ContainerManager }

  /// Runs `work` outside all variants and context values, because its result is for every caller
  /// and not only for the first.
  static func outsideOfAll<Result>(_ work: () -> Result) -> Result {
    VariantsInForce.hold(nil) { ContextValues.$current.withValue(nil, operation: work) }
  }

  // MARK: - On and off

  /// Takes back what is no longer wanted.
  ///
  /// - Returns: Whether there is more to do.
  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool {
    guard state.withLock(\.isOn) else { return true }
    if isWanted(in: container) { return isAnew }
    switchOff()
    // `perform` removes it.
    return isDeactivated
  }

  /// Switches it on or off. One thread at a time does this for a container, and the others wait.
  func perform(in container: any ManagedContainer, isAnew: Bool) {
    let isWanted = isWanted(in: container)
    if isAnew || !isWanted { switchOff() }
    if isWanted, !state.withLock(\.isOn) { switchOn(in: container) }
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

  /// Returns whether another wiring is active that makes this one superfluous.
  func isLike(_ active: ActiveWiring) -> Bool {
    name != .unnamed && parent === active.parent && name == active.name && !active.isDeactivated
  }

  private var isDeactivated: Bool { state.withLock(\.isDeactivated) }

  private func isWanted(in container: any ManagedContainer) -> Bool {
    if isDeactivated { return false }
    guard let condition = ownCondition else { return true }
    let isWanted = condition.follow(in: container)
    condition.refuseReads(of: state.withLock(\.subjects))
    return isWanted
  }

  /// Returns whether the wiring is on although the condition is not met, or the other way round.
  func isOutdated(by answer: Bool) -> Bool { answer != state.withLock(\.isOn) }

  private func switchOn(in container: any ManagedContainer) {
    state.withLock { ($0.isOn, $0.isUnchecked, $0.isUnstarted) = (content.staysOn, true, true) }
    let frame = Frame.push(container, content.place, Resolution(self))
    Self.outsideOfAll { content.statements(container) }
    frame.pop()
  }

  private func switchOff() {
    let (tokens, start) = state.withLock { state in
      (state.isOn, state.isUnchecked, state.isUnstarted) = (false, false, false)
      state.subjects = []
      return (exchange(&state.tokens, with: []), state.start)
    }
    start?.cancel()
    if tokens.isEmpty { return }
    manager?.store.retractions.add(1, ordering: .releasing)
    for token in tokens { token.revert() }
  }

  /// Takes back the statements of the wiring, and removes it.
  func deactivate(in container: any ManagedContainer) {
    guard let manager, state.withLock({ !exchange(&$0.isDeactivated, with: true) }) else { return }
    if manager.isPreparingHere { return perform(in: container, isAnew: false) }
    manager.makeDue { $0 === self }
    // In another sandbox, the container has another manager. There, this happens at its next use.
    if container.activeManager === manager { manager.prepare(container) }
  }

  /// Called when the container is released. A part of the wiring in another container may hold it
  /// for longer.
  func containerIsGone() {
    author?.leave()
    ownCondition?.end()
  }

  // MARK: - After all wirings are switched

  /// Checks and starts what was switched on. Called after each round of the work, before other
  /// threads continue.
  ///
  /// - Parameter isAllDone: False if something is due, and this will be called again.
  func conclude(in container: any ManagedContainer, isAllDone: Bool) {
    if isAllDone, state.withLock({ exchange(&$0.isUnchecked, with: false) }) {
      for required in content.requirements {
        required(container).refuseBrokenPromise(of: content.place)
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

  /// Waits for the start of the wiring, if it is on.
  nonisolated(nonsending) func waitForStart() async throws {
    try await state.withLock { $0.isOn ? $0.start : nil }?.value
  }

  func cancelStart() { state.withLock(\.start)?.cancel() }

  // MARK: - Statements

  /// The wiring to which the statements of this thread belong, in any container.
  static var here: ActiveWiring? { Frame.roleHere as? ActiveWiring }

  /// Returns this wiring, or a wiring around it, if it has this name in a container.
  func orOuter(_ name: Name, in manager: ContainerManager) -> ActiveWiring? {
    guard case .keyPath = name else { return nil }
    return sequence(first: self, next: \.parent).first {
      $0.name == name && $0.manager === manager
    }
  }

  /// Records a statement about a factory or a list.
  func note(_ token: Token, about subject: AnyObject?) {
    state.withLock { $0.tokens.append(token) }
    guard let subject else { return }
    for wiring in sequence(first: self, next: \.parent) {
      wiring.state.withLock { _ = $0.subjects.insert(ObjectIdentifier(subject)) }
      wiring.ownCondition?.refuseReads(of: [ObjectIdentifier(subject)])
    }
  }
}
