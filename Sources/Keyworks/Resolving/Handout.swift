internal import KeyworksThreads
internal import Synchronization

/// What most resolves of a slot come for: the kept instance, or what its layers make of
/// a build. It has a lock of its own and is reached through bare pointers, because a
/// retain and a release cost more than all the rest of a hit.
struct Handout: ~Copyable {
  fileprivate var lock = kw_brief_lock()
  /// The number of the lifetime of the instance at `address`; that of `unique` where there
  /// is none. Written last when one is published, which needs no lock.
  fileprivate let lifetime = Atomic(Lifetime.unique.number)
  /// The instance that the slot's cell keeps, if its value needs no more than to be
  /// copied. The cell owns it.
  fileprivate var address: UnsafeMutableRawPointer?
  /// The slot owns it.
  fileprivate var plan: Unmanaged<Plan>?
  /// The body of the plan, if it says no more than to run that. The plan holds it.
  fileprivate var code: Unmanaged<AnyObject>?
  /// How many threads run that body now.
  fileprivate var runs = 0
  /// Counts the plans.
  fileprivate var number = 0

  /// How much layers have to say of a build.
  enum Layering {
    case none
    /// They replace the definition by this body. Who runs it says so with `end`.
    case code(Unmanaged<AnyObject>, number: Int)
    /// See the plan.
    case more
  }
}

// SAFETY: the properties of a handout are used under its lock alone, but for `publish` and
// what its comment says. Whoever owns what they point to withdraws it, under the lock, before
// letting it go.
extension UnsafeMutablePointer where Pointee == Slot {
  /// Whether there is an instance of this lifetime. If there is the lock stays held: the
  /// caller copies the value, which runs no user code, and calls `close`.
  @inline(__always)
  func open(_ lifetime: Lifetime) -> Bool {
    kw_brief_lock_acquire(&pointee.handout.lock)
    if pointee.handout.lifetime.load(ordering: .acquiring) == lifetime.number { return true }
    kw_brief_lock_release(&pointee.handout.lock)
    return false
  }

  @inline(__always)
  func close() { kw_brief_lock_release(&pointee.handout.lock) }

  /// The value, between `open` and `close`.
  ///
  /// - Parameter type: What the key of the slot says.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    pointee.handout.address.unsafelyUnwrapped.assumingMemoryBound(to: type).pointee
  }

  /// Hands an instance out from now on, unless variants decide who gets it. There is none yet,
  /// so nobody reads the address.
  func publish(_ address: UnsafeMutableRawPointer, _ lifetime: Lifetime) {
    if let plan = pointee.plan, !plan.caseTypes.isEmpty { return }
    pointee.handout.address = address
    pointee.handout.lifetime.store(lifetime.number, ordering: .releasing)
  }

  func withdraw() {
    kw_brief_lock_acquire(&pointee.handout.lock)
    pointee.handout.address = nil
    pointee.handout.lifetime.store(Lifetime.unique.number, ordering: .relaxed)
    kw_brief_lock_release(&pointee.handout.lock)
  }

  /// Begins to run what the layers say, if they say no more than a body.
  ///
  /// It is counted, not retained: a retain and a release are two atomic operations, the
  /// lock is one each time.
  func beginCode() -> Handout.Layering {
    kw_brief_lock_acquire(&pointee.handout.lock)
    defer { kw_brief_lock_release_plainly(&pointee.handout.lock) }
    guard let code = pointee.handout.code else {
      return pointee.handout.plan == nil ? .none : .more
    }
    pointee.handout.runs = pointee.handout.runs + 1
    return .code(code, number: pointee.handout.number)
  }

  /// Ends a run. If there is another plan by now, it has left a retain to each run.
  func end(_ code: Unmanaged<AnyObject>, number: Int) {
    kw_brief_lock_acquire(&pointee.handout.lock)
    let isOvertaken = pointee.handout.number != number
    if !isOvertaken { pointee.handout.runs = pointee.handout.runs - 1 }
    kw_brief_lock_release_plainly(&pointee.handout.lock)
    if isOvertaken { code.release() }
  }

  /// What the layers make of a build that begins now; nil if the definition decides.
  var plan: Plan? {
    kw_brief_lock_acquire(&pointee.handout.lock)
    defer { kw_brief_lock_release(&pointee.handout.lock) }
    return pointee.handout.plan?.takeUnretainedValue()
  }

  func publish(_ plan: Plan?) {
    kw_brief_lock_acquire(&pointee.handout.lock)
    if let code = pointee.handout.code {
      for _ in 0..<pointee.handout.runs { _ = code.retain() }
    }
    pointee.handout.runs = 0
    pointee.handout.number = pointee.handout.number + 1
    pointee.handout.plan = plan.map { .passUnretained($0) }
    pointee.handout.code = plan?.onlyCode.map { .passUnretained($0) }
    kw_brief_lock_release(&pointee.handout.lock)
  }
}
