internal import KeyworksThreads
internal import Synchronization

/// What one container keeps. Its container owns it; nothing else needs to hold it.
public final class ContainerManager: Sendable {
  private struct Time {
    var clock: any Clock<Duration> = ContinuousClock()
    /// Made with the first expiry; after that the clock cannot change.
    var line: Timeline?
  }

  let store: SlotStore
  /// Whether it stands for another one in an isolation.
  private let isSubstitute: Bool
  /// Made with the first list: few containers have any.
  private let tagIndex = Atomic<Unmanaged<TagIndex>?>(nil)
  let preparation = Guarded(Preparation())
  let observers = Guarded<[Observer]>([])
  private let time = Guarded(Time())

  /// Creates the manager of one container.
  public init() {
    store = SlotStore(.unprepared, singletons: Singletons.ofProcess)
    isSubstitute = false
  }

  /// Creates one that stands for another in an isolation.
  init(asSubstituteWith singletons: SlotStore, _ conditions: SlotStore.Conditions) {
    store = SlotStore(conditions.union(.unprepared), singletons: singletons)
    isSubstitute = true
  }

  deinit {
    tagsIfAny?.release()
    if kw_isolation_has_begun(), !isSubstitute { IsolatedState.forget(self) }
  }

  /// A number that no other manager has, ever.
  var number: Int { store.number }

  // SAFETY: what is stored was retained and stays until the end. Not an `AtomicLazyReference`,
  // whose `load` is not specialised and retains.
  /// The lists of the container, for as long as it is held.
  var tags: Unmanaged<TagIndex> { tagsIfAny ?? makeTags() }
  var tagsIfAny: Unmanaged<TagIndex>? { tagIndex.load(ordering: .acquiring) }

  @inline(never)
  private func makeTags() -> Unmanaged<TagIndex> {
    let new = Unmanaged.passRetained(TagIndex())
    let (isStored, earlier) = tagIndex.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard !isStored, let earlier else { return new }
    new.release()
    return earlier
  }

  /// The clock that `.timeToLive` is measured on: a `ContinuousClock` unless another
  /// one is set.
  ///
  /// - Precondition: It is set before an instance with a time to live is built.
  public var clock: any Clock<Duration> {
    get { active.time.withLock(\.clock) }
    set {
      var other = newValue
      let isInUse = active.time.withLock { time in
        swap(&time.clock, &other)
        return time.line != nil
      }
      if isInUse { Misuse.clockSetTooLate.stop() }
    }
  }

  private var active: ContainerManager {
    Unmanaged.passUnretained(self).active.takeUnretainedValue()
  }

  /// The clock as something to measure on.
  var timeline: Timeline {
    if let line = time.withLock(\.line) { return line }
    let clock: any Clock<Duration> = time.withLock { $0.clock }
    let new = Timeline(clock)
    return time.withLock { time in
      let line = time.line ?? new
      time.line = line
      return line
    }
  }
}
