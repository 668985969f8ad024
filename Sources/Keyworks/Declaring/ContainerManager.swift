internal import KeyworksThreads
internal import Synchronization

/// What one container keeps. Its container owns it; nothing else needs to hold it.
public final class ContainerManager: Sendable {
  private struct Time {
    var clock: any Clock<Duration> = ContinuousClock()
    /// Counts how often it was set.
    var changes = 0
    /// Made with the first expiry; after that the clock cannot change.
    var line: Timeline?
  }

  let store: SlotStore
  private let role: Role
  /// Made with the first list: few containers have any.
  private let tagIndex = AtomicLazyReference<TagIndex>()
  let preparation = Guarded(Preparation())
  let observers = Guarded<[Observer]>([])
  /// How long after it was read a condition may miss a change, as one that is announced before it can
  /// be seen: for tests.
  package var settlingTime: Duration {
    get { active.ownSettlingTime.withLock(\.self) }
    set { active.ownSettlingTime.withLock { $0 = newValue } }
  }
  let ownSettlingTime = Guarded(Duration.seconds(1))
  private let time = Guarded(Time())

  /// Creates the manager of one container.
  ///
  /// In a sandbox it is made for that one: the container belongs to it on every thread.
  public convenience init() {
    self.init(madeIn: kw_sandbox_has_begun() ? SandboxState.current : nil)
  }

  /// - Parameter sandbox: Nil for a container of the process, wherever it is made.
  init(madeIn sandbox: SandboxState?) {
    store = SlotStore(.unprepared, singletons: Singletons.ofProcess)
    role = .original(sandbox.map(OwningSandbox.init))
  }

  /// Creates one that stands for another in a sandbox, which holds it.
  init(asSubstituteIn sandbox: SandboxState) {
    store = SlotStore(
      sandbox.isExhaustive ? [.unprepared, .exhaustive] : .unprepared,
      singletons: sandbox.singletons)
    role = .substitute(Unowned(sandbox: sandbox))
  }

  deinit {
    endChores()
    if kw_sandbox_has_begun(), !isSubstitute { SandboxState.forget(self) }
  }

  private enum Role: Sendable {
    /// The one that the container has, with the sandbox that it was made in, if any.
    case original(OwningSandbox?)
    /// It stands for another manager in this sandbox.
    case substitute(Unowned)
  }

  private struct Unowned: Sendable { unowned let sandbox: SandboxState }

  /// The sandbox that it keeps things for, if it is that of one.
  var sandbox: SandboxState? {
    if case .substitute(let reference) = role { reference.sandbox } else { nil }
  }

  private var isSubstitute: Bool { if case .substitute = role { true } else { false } }

  /// The sandbox that counts where none is active: the one in which its container was made.
  func owningSandbox(of container: (any ManagedContainer)?) -> SandboxState? {
    guard case .original(let owner?) = role else { return nil }
    return owner.sandbox(of: container)
  }

  /// A number that no other manager has, ever.
  var number: Int { store.number }

  /// The lists of the container.
  var tags: TagIndex { tagsIfAny ?? tagIndex.storeIfNil(newTags) }
  var tagsIfAny: TagIndex? { tagIndex.load() }
  private var newTags: TagIndex {
    TagIndex { [weak self] in
      self?.store.tellDependents()
      self?.tagsIfAny?.signals.signal()
    }
  }

  /// What happens if two places of the wiring, such as two modules, register one factory with the same
  /// priority. Set it before the container is used, or at the beginning of `autoRegister`.
  public var conflicts: RegistrationConflicts {
    get { refusesConflicts.load(ordering: .relaxed) ? .refusing : .laterWins }
    set { refusesConflicts.store(newValue == .refusing, ordering: .relaxed) }
  }
  private let refusesConflicts = Atomic(false)

  /// The clock that `.timeToLive` is measured on: a `ContinuousClock` unless another
  /// one is set.
  ///
  /// - Precondition: It is set before an instance with a time to live is built.
  public var clock: any Clock<Duration> {
    get { active.time.withLock(\.clock) }
    set {
      if !active.setClock(newValue), !mayBeShared { Misuse.clockSetTooLate.stop() }
      if mayBeShared, !setClock(newValue) { Misuse.clockSetTooLate.stop() }
    }
  }

  /// - Returns: False if another one is in use already.
  private func setClock(_ new: any Clock<Duration>) -> Bool {
    var other = new
    return time.withLock { time in
      guard time.line == nil else { return false }
      swap(&time.clock, &other)
      time.changes += 1
      return true
    }
  }

  /// Whether it was made in a sandbox, and it is not known yet whether its container is a shared
  /// one all the same.
  private var mayBeShared: Bool {
    guard case .original(let owner?) = role, SandboxState.current == nil else { return false }
    return !owner.isKnown
  }

  private var active: ContainerManager {
    Borrowed(self).active(for: nil).object
  }

  /// The clock as something to measure on.
  var timeline: Timeline {
    while true {
      let (known, clock, changes) = time.withLock { ($0.line, $0.clock, $0.changes) }
      if let known { return known }
      // Asks the clock for the time: user code, during which another may be set.
      let new = Timeline(clock)
      let line = time.withLock { time -> Timeline? in
        if time.line == nil, time.changes == changes { time.line = new }
        return time.line
      }
      if let line { return line }
    }
  }
}
