internal import KeyworksThreads

/// The storage of one container. The container owns it; nothing else needs to hold it.
public final class ContainerManager: Sendable {
  private struct Time {
    /// The clock, whose type older systems lack, or nil for a `ContinuousClock`.
    var clock: (any Sendable)?
    /// How often the clock was set.
    var changes = 0
    /// Whether an instance expires on the clock. From then on, it cannot change.
    var isInUse = false
  }

  package let store: SlotStore
  /// The parent of the container.
  let parent: (any ManagedContainer)?
  /// The sandbox whose state this manager holds, if it is a substitute for another manager. The
  /// sandbox holds it.
  unowned let sandbox: SandboxState?
  /// The sandbox in which the container was made, if any.
  private let owner: OwningSandbox?
  /// Created with the first list: few containers have any.
  private let tagIndex = LazyReference<TagIndex>()
  private let time = Guarded(Time())

  /// Creates the manager of one container.
  ///
  /// Inside a sandbox, the container belongs to that sandbox on every thread.
  ///
  /// - Parameter parent: The container that this one belongs to, such as the app's container for
  ///   that of a request. In an object that this container builds, ``Injected`` uses the nearest
  ///   container of its type among this one and its parents, and otherwise the shared one. The
  ///   container keeps its parent alive and is closed before it.
  public convenience init(parent: (any ManagedContainer)? = nil) {
    self.init(madeIn: kw_sandbox_has_begun() ? SandboxState.current : nil, parent: parent)
  }

  /// - Parameter sandbox: Nil for a container that belongs to the process, wherever it is made.
  init(madeIn sandbox: SandboxState?, parent: (any ManagedContainer)? = nil) {
    store = SlotStore(.unused, singletons: Singletons.ofProcess)
    self.parent = parent
    (self.sandbox, owner) = (nil, sandbox.map(OwningSandbox.init))
  }

  /// Creates a substitute for another manager in a sandbox.
  init(asSubstituteIn sandbox: SandboxState) {
    store = SlotStore(.unused, singletons: sandbox.singletons)
    if let inspector = sandbox.inspector, inspector.isFollower { store.add(inspector) }
    parent = nil
    (self.sandbox, owner) = (sandbox, nil)
  }

  deinit {
    if kw_sandbox_has_begun(), !isOfSandbox { SandboxState.forget(self) }
  }

  /// The sandbox to use where none is active: the one in which the manager's container was made.
  func owningSandbox(of container: (any ManagedContainer)?) -> SandboxState? {
    owner?.sandbox(of: container)
  }

  /// A number that no other manager ever has.
  var number: Int { store.number }

  /// The lists of the container.
  var tags: TagIndex { tagIndex.storeIfNil(newTags) }
  var tagsIfAny: TagIndex? { tagIndex.load() }
  private var newTags: TagIndex {
    TagIndex { [weak self] in self?.store.noteChange() }
  }

  /// The clock that measures `.timeToLive`: a `ContinuousClock`, unless you set another one.
  ///
  /// - Precondition: You set it before the first instance with a time to live is built.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var clock: any Clock<Duration> {
    get { active.time.withLock(\.clock) as? any Clock<Duration> ?? ContinuousClock() }
    set {
      if !active.setClock(newValue), !mayBeShared { Misuse.clockSetTooLate.stop() }
      if mayBeShared, !setClock(newValue) { Misuse.clockSetTooLate.stop() }
    }
  }

  /// - Returns: False if another clock is in use already.
  private func setClock(_ new: any Sendable) -> Bool {
    var other = Optional(new)
    return time.withLock { time in
      if time.isInUse { return false }
      swap(&time.clock, &other)
      time.changes += 1
      return true
    }
  }

  /// Whether it was made in a sandbox, and it is not yet known whether its container is a `shared`
  /// one.
  private var mayBeShared: Bool { SandboxState.current == nil && owner?.isKnown == false }

  package var active: ContainerManager {
    isOfSandbox ? self : Borrowed(self).active(for: nil).object
  }

  /// Returns the expiry of an instance that is built now. Asks the user's clock.
  func expiry(after lifespan: Nanoseconds) -> Expiry {
    while true {
      let (clock, changes) = time.withLock { ($0.clock, $0.changes) }
      // Asking the clock for the time runs user code. Another clock may be set in the meantime.
      let expiry = Expiry(after: lifespan, elapsed: stopwatch(on: clock))
      let isCurrent = time.withLock { time in
        if time.changes == changes { time.isInUse = true }
        return time.changes == changes
      }
      if isCurrent { return expiry }
    }
  }
}
