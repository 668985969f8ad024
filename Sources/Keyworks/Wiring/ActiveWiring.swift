internal import Synchronization

/// A wiring in a container where it was activated, which is on or off as its condition says; or the
/// `autoRegister` of a container.
final class ActiveWiring: Chore {
  /// What tells it apart in its container.
  struct Key: Hashable {
    /// The wiring that it is part of, if it is of one.
    let parent: ObjectIdentifier?
    let name: Name
  }

  // SAFETY: a key path is a constant.
  enum Name: Hashable, @unchecked Sendable {
    case automatic
    case keyPath(AnyKeyPath)
    /// One of a merged wiring.
    case member(Int)
  }

  private struct State {
    var isOn = false
    var isDeactivated = false
    /// What takes back what it said.
    var tokens: [LayerToken] = []
    /// The factories and lists that it said something about.
    var subjects: Set<ObjectIdentifier> = []
    /// Whether it was switched on, and has to be looked at when all else is done.
    var isNew = false
    /// What builds what it wants built at once.
    var start: Task<Void, any Error>?
  }

  let key: Key
  let place: Place
  private let parent: ActiveWiring?
  let author: WiringAuthor
  let condition: Condition?
  private let managerReference: WeakReference
  private let state = Guarded(State())
  private let content: Content

  /// What a ``Wiring`` says, for containers of any type.
  struct Content: Sendable {
    var statements: @Sendable (any ManagedContainer) -> Void
    /// When it is on; if there are several, all have to hold.
    var conditions: [@Sendable (any ManagedContainer) -> Bool] = []
    /// How changes are noticed of what the conditions read, if there are any.
    var tracking: ChangeTracking?
    /// Stop if a promise is not kept.
    var requirements: [@Sendable (any ManagedContainer, Place) -> Void] = []
    /// Build what it wants built at once.
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
    condition = content.tracking.map { tracking in
      Condition(place, in: manager, tracking) { container in
        content.conditions.allSatisfy { $0(container) }
      }
    }
  }

  var manager: ContainerManager? { managerReference.object as? ContainerManager }

  /// The number of an activation: the later one wins.
  static func nextActivation() -> Int { activations.add(1, ordering: .relaxed).newValue }
  private static let activations = Atomic(0)

  /// Does `work` outside of all variants and context values: for all, and not for who asks first.
  static func outsideOfAll<Result>(_ work: () -> Result) -> Result {
    VariantsInForce.hold(nil) { ContextValues.$current.hold(.none, during: work) }
  }

  // MARK: - On and off

  func perform(in container: any ManagedContainer, isAnew: Bool) {
    let isWanted = isWanted(in: container)
    let isOn = state.withLock(\.isOn)
    if isOn, isAnew || !isWanted { switchOff() }
    if isWanted, isAnew || !isOn { switchOn(in: container) }
    if isDeactivated { leave() }
  }

  /// Is forgotten, once what it started has ended.
  private func leave() {
    condition?.end()
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
    guard let condition else { return true }
    let isWanted = condition.follow(in: container)
    condition.refuseReads(of: state.withLock(\.subjects))
    return isWanted
  }

  func isOutdated(by answer: Bool) -> Bool { answer != state.withLock(\.isOn) }

  private func switchOn(in container: any ManagedContainer) {
    state.withLock { ($0.isOn, $0.isNew) = (true, true) }
    let frame = Frame.push(container, place, Resolution(.wiring(self)))
    Self.outsideOfAll { content.statements(container) }
    frame.pop()
    // It may have deactivated itself.
    if isDeactivated { switchOff() }
  }

  private func switchOff() {
    let (tokens, start) = state.withLock { state in
      (state.isOn, state.isNew, state.subjects) = (false, false, [])
      return (exchange(&state.tokens, with: []), state.start)
    }
    start?.cancel()
    if tokens.isEmpty { return }
    manager?.store.rewirings.add(1, ordering: .releasing)
    for token in tokens { token.revert() }
  }

  /// Takes back what it said, and forgets it.
  func deactivate(in container: any ManagedContainer) {
    guard let manager, state.withLock({ !exchange(&$0.isDeactivated, with: true) }) else { return }
    if manager.isPreparingHere { return perform(in: container, isAnew: false) }
    manager.makeDue { $0 === self }
    // In another sandbox the container is another one: there it is done at the next use.
    if container.activeManager.object === manager { manager.prepare(container) }
  }

  func containerIsGone() {
    author.leave()
    condition?.end()
  }

  // MARK: - When all is switched as it should be

  func conclude(in container: any ManagedContainer) {
    guard state.withLock({ exchange(&$0.isNew, with: false) }) else { return }
    for requirement in content.requirements { requirement(container, place) }
    if content.starts.isEmpty { return }
    let sandbox = Sandbox.capture()
    let cancelled = manager?.chores(of: ActiveWiring.self).compactMap { wiring in
      wiring.state.withLock { $0.isOn && wiring !== self ? nil : $0.start }
    }
    let start = Task.detached { [content, place] in
      // They may take back what this one would be given.
      for start in cancelled ?? [] { _ = await start.result }
      try await sandbox.run { try await container.start(content.starts, at: place) }
    }
    let old = state.withLock { exchange(&$0.start, with: start) }
    withExtendedLifetime(old) {}
  }

  /// Waits for what it starts, and what the parts of it start.
  nonisolated(nonsending) func waitForStart() async throws {
    for wiring in manager?.chores(of: ActiveWiring.self) ?? [] where wiring.isPart(of: self) {
      try await wiring.state.withLock(\.start)?.value
    }
  }

  private func isPart(of other: ActiveWiring) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Gives up what it starts, and waits for the end of that.
  fileprivate func endStart() async {
    let start = state.withLock(\.start)
    start?.cancel()
    _ = await start?.result
  }

  // MARK: - What it says

  /// The wiring that says what this thread says to any container.
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

  /// This one, or one that it is part of, if that has a name in a container.
  func orOuter(_ name: Name, in manager: ContainerManager) -> ActiveWiring? {
    guard case .keyPath = name else { return nil }
    return sequence(first: self, next: \.parent).first {
      $0.key.name == name && $0.manager === manager
    }
  }

  /// Notes what it has said about a factory or a list.
  func note(_ token: LayerToken, about subject: AnyObject?) {
    state.withLock { $0.tokens.append(token) }
    guard let subject else { return }
    for wiring in sequence(first: self, next: \.parent) {
      wiring.state.withLock { _ = $0.subjects.insert(ObjectIdentifier(subject)) }
      wiring.condition?.refuseReads(of: [ObjectIdentifier(subject)])
    }
  }
}

extension ContainerManager {
  /// Gives up what wirings start, and waits for the end of that.
  func endStarts() async {
    for wiring in chores(of: ActiveWiring.self) { await wiring.endStart() }
  }
}
