internal import KeyworksThreads

/// What most resolves of a slot come for: the kept instance, or what its layers make of
/// a build. It has a lock of its own and is reached through bare pointers, because a
/// retain and a release cost more than all the rest of a hit.
struct Handout {
  typealias Pointer = UnsafeMutablePointer<Handout>

  fileprivate var lock = kw_brief_lock()
  /// How long the instance in `box` is kept; `unique` where there is none.
  fileprivate var lifetime = Lifetime.unique
  /// The instance that the slot's cell keeps, if its value needs no more than to be
  /// copied. The cell owns it.
  fileprivate var box: Unmanaged<AnyObject>?
  /// The slot owns it.
  fileprivate var plan: Unmanaged<Plan>?
  let slot: Unmanaged<Slot>

  fileprivate init(of slot: Slot) { self.slot = .passUnretained(slot) }
}

// SAFETY, for every pointer to a handout and its slot: the handout is made with the slot,
// and the index of a store keeps every slot for as long as the store lives. Its properties are used under its lock alone. Whoever owns what they point
// to withdraws it, under the lock, before letting it go.
extension UnsafeMutablePointer where Pointee == Handout {
  static func make(of slot: Slot) -> Self {
    let handout = allocate(capacity: 1)
    handout.initialize(to: Handout(of: slot))
    return handout
  }

  func destroy() {
    deinitialize(count: 1)
    deallocate()
  }

  /// Whether there is an instance of this lifetime. If there is the lock stays held: the
  /// caller copies the value, which runs no user code, and calls `close`.
  @inline(__always)
  func open(_ lifetime: Lifetime) -> Bool {
    kw_brief_lock_acquire(&pointee.lock)
    if pointee.lifetime == lifetime { return true }
    kw_brief_lock_release(&pointee.lock)
    return false
  }

  /// The value, while the handout is open.
  ///
  /// - Parameter type: What the key of the slot says.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    // SAFETY: a slot keeps boxes of the type in its key.
    pointee.box.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: Box<Value>.self).value
    }
  }

  @inline(__always)
  func close() { kw_brief_lock_release(&pointee.lock) }

  func publish(_ box: AnyObject, _ lifetime: Lifetime) {
    kw_brief_lock_acquire(&pointee.lock)
    pointee.box = .passUnretained(box)
    pointee.lifetime = lifetime
    kw_brief_lock_release(&pointee.lock)
  }

  func withdraw() {
    kw_brief_lock_acquire(&pointee.lock)
    pointee.box = nil
    pointee.lifetime = .unique
    kw_brief_lock_release(&pointee.lock)
  }

  var plan: Plan? {
    get {
      kw_brief_lock_acquire(&pointee.lock)
      defer { kw_brief_lock_release(&pointee.lock) }
      return pointee.plan?.takeUnretainedValue()
    }
    nonmutating set {
      kw_brief_lock_acquire(&pointee.lock)
      pointee.plan = newValue.map { .passUnretained($0) }
      kw_brief_lock_release(&pointee.lock)
    }
  }
}
