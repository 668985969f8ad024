internal import Synchronization

/// A wiring that was activated in a container, and is on or off as its condition says; or the
/// `autoRegister` of a container.
final class ActiveWiring: Chore {
  /// The identity of a wiring in its container.
  struct Key: Hashable {
    /// The wiring that it is part of, if there is one.
    let parent: ObjectIdentifier?
    let name: Name
  }

  // SAFETY: a key path is a constant.
  enum Name: Hashable, @unchecked Sendable {
    case automatic
    case keyPath(AnyKeyPath)
    /// A part of a merged wiring.
    case member(Int)
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

  let key: Key
  let place: Place
  private let parent: ActiveWiring?
  let author: WiringAuthor
  private let ownCondition: Condition?
  private let managerReference: WeakReference
  private let state = Guarded(State())
  private let content: Content

  /// The statements of a ``Wiring``, for containers of any type.
  struct Content: Sendable {
    var statements: @Sendable (any ManagedContainer) -> Void
    /// The conditions under which it is on. All must be met.
    var conditions: [@Sendable (any ManagedContainer) -> Bool] = []
    /// Notices changes of anything that the conditions read, if there are any.
    var tracker: (any ChangeTracker.Type)?
    /// Closures that stop the program if a promise is not kept.
    var requirements: [@Sendable (any ManagedContainer, Place) -> Void] = []
    /// Closures that build the instances it starts.
    var starts: [@Sendable (any ManagedContainer) async throws -> Void] = []
  }

  init(
    _ name: Name, _ place: Place, _ rank: WiringAuthor.Rank, in manager: ContainerManager,
    partOf parent: ActiveWiring? = nil, _ content: Content
  ) {
    key = Key(parent: parent.map { ObjectIdentifier($0) }, name: name)
    (self.place, self.parent, self.content) = (place, parent, content)
    author = WiringAuthor(rank)
    managerReference = WeakReference(manager)
    ownCondition = content.tracker.map { tracker in
      Condition(place, in: manager, tracker) { container in
        content.conditions.allSatisfy { $0(container) }
      }
    }
  }

  /// Nil once the wiring is deactivated: it is then switched off, whatever the condition says.
  var condition: Condition? { isDeactivated ? nil : ownCondition }

  var manager: ContainerManager? { managerReference.object as? ContainerManager }

  /// Returns the number of a new activation. The later one wins.
  static func nextActivation() -> Int { activations.add(1, ordering: .relaxed).newValue }
  private static let activations = Atomic(0)

  /// Runs `work` outside all variants and context values, because its result is for every caller
  /// and not only for the first.
  static func outsideOfAll<Result>(_ work: () -> Result) -> Result {
    VariantsInForce.hold(nil) { ContextValues.$current.hold(.none, during: work) }
  }

  // MARK: - On and off

  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool {
    guard state.withLock(\.isOn) else { return true }
    if isWanted(in: container) { return isAnew }
    switchOff()
    // `perform` removes it.
    return isDeactivated
  }

  func perform(in container: any ManagedContainer, isAnew: Bool) {
    let isWanted = isWanted(in: container)
    let isOn = state.withLock(\.isOn)
    if isOn, isAnew || !isWanted { switchOff() }
    if isWanted, isAnew || !isOn { switchOn(in: container) }
    // Read only once: a thread that deactivates it later makes it due again.
    if isDeactivated {
      switchOff()
      leave()
    }
  }

  /// Removes the wiring once everything it started has ended.
  private func leave() {
    ownCondition?.end()
    guard let start = state.withLock(\.start) else {
      manager?.remove(self)
      return
    }
    Task.detached { [self] in
      _ = await start.result
      manager?.remove(self)
    }
  }

  func isLike(_ other: ActiveWiring) -> Bool { key == other.key && !isDeactivated }

  private var isDeactivated: Bool { state.withLock(\.isDeactivated) }

  private func isWanted(in container: any ManagedContainer) -> Bool {
    if isDeactivated { return false }
    guard let condition = ownCondition else { return true }
    let isWanted = condition.follow(in: container)
    condition.refuseReads(of: state.withLock(\.subjects))
    return isWanted
  }

  func isOutdated(by answer: Bool) -> Bool { answer != state.withLock(\.isOn) }

  private func switchOn(in container: any ManagedContainer) {
    state.withLock { ($0.isOn, $0.isUnchecked, $0.isUnstarted) = (true, true, true) }
    let frame = Frame.push(container, place, Resolution(.wiring(self)))
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
    manager?.store.rewirings.add(1, ordering: .releasing)
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

  func containerIsGone() {
    author.leave()
    ownCondition?.end()
  }

  // MARK: - After all wirings are switched

  func conclude(in container: any ManagedContainer, isAllDone: Bool) {
    if isAllDone, state.withLock({ exchange(&$0.isUnchecked, with: false) }) {
      for requirement in content.requirements { requirement(container, place) }
    }
    guard state.withLock({ exchange(&$0.isUnstarted, with: false) }), !content.starts.isEmpty
    else { return }
    let sandbox = Sandbox.capture()
    let cancelled = manager?.chores(of: ActiveWiring.self).compactMap { wiring in
      wiring.state.withLock { $0.isOn && wiring !== self ? nil : $0.start }
    }
    let build = container.life.beginStart()
    let start = Task.detached { [content, place] in
      // The container is closing.
      guard let build else { throw CancellationError() }
      defer { build.finish(keeping: nil, .nothing) }
      // They may take back instances that this start would receive.
      for start in cancelled ?? [] { _ = await start.result }
      try await sandbox.run { try await container.start(content.starts, at: place, as: build) }
    }
    let old = state.withLock { exchange(&$0.start, with: start) }
    withExtendedLifetime(old) {}
    // A closing that began in the meantime did not find it.
    if build?.life?.isClosing == true { start.cancel() }
  }

  /// Waits for the starts of the wiring and of its parts, as far as they are on.
  nonisolated(nonsending) func waitForStart() async throws {
    for wiring in manager?.chores(of: ActiveWiring.self) ?? [] where wiring.isPart(of: self) {
      try await wiring.state.withLock { $0.isOn ? $0.start : nil }?.value
    }
  }

  private func isPart(of other: ActiveWiring) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  fileprivate func cancelStart() { state.withLock(\.start)?.cancel() }

  // MARK: - Statements

  /// The wiring to which the statements of this thread belong, in any container.
  static var here: ActiveWiring? {
    var frame = Frame.innermostIfAny
    while let here = frame {
      switch here.resolution?.role {
      case .wiring(let wiring): return wiring
      case .border, .chores, .condition: return nil
      case .factory, .start, nil: frame = here.outer
      }
    }
    return nil
  }

  /// Returns this wiring, or a wiring around it, if it has this name in a container.
  func orOuter(_ name: Name, in manager: ContainerManager) -> ActiveWiring? {
    guard case .keyPath = name else { return nil }
    return sequence(first: self, next: \.parent).first {
      $0.key.name == name && $0.manager === manager
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

extension ContainerManager {
  /// Cancels the starts of all wirings.
  func cancelStarts() { for wiring in chores(of: ActiveWiring.self) { wiring.cancelStart() } }
}
