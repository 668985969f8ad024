internal import Synchronization

/// What one container keeps. Its container owns it; nothing else needs to hold it.
public final class ContainerManager: Sendable {
  private struct Time {
    var clock: any Clock<Duration> = ContinuousClock()
    /// Made with the first expiry; after that the clock cannot change.
    var line: Timeline?
  }

  let store = SlotStore(.unprepared)
  /// Made with the first list: few containers have any.
  private let tagIndex = AtomicLazyReference<TagIndex>()
  let preparation = Guarded(Preparation())
  let observers = Guarded<[Observer]>([])
  private let time = Guarded(Time())

  /// Creates the manager of one container.
  public init() {}

  /// The lists of the container.
  var tags: TagIndex { tagsIfAny ?? tagIndex.storeIfNil(TagIndex()) }
  var tagsIfAny: TagIndex? { tagIndex.load() }

  /// The clock that `.timeToLive` is measured on: a `ContinuousClock` unless another
  /// one is set.
  ///
  /// - Precondition: It is set before an instance with a time to live is built.
  public var clock: any Clock<Duration> {
    get { time.withLock(\.clock) }
    set {
      var other = newValue
      let isInUse = time.withLock { time in
        swap(&time.clock, &other)
        return time.line != nil
      }
      if isInUse { Misuse.clockSetTooLate.stop() }
    }
  }

  /// The clock as something to measure on.
  var timeline: Timeline {
    if let line = time.withLock(\.line) { return line }
    let new = Timeline(clock)
    return time.withLock { time in
      let line = time.line ?? new
      time.line = line
      return line
    }
  }
}
