internal import KeyworksThreads

/// State that can only be reached while its lock is held.
///
/// Nothing that runs user code may happen inside `withLock`. That includes
/// destroying a value: move it out and let it go after the lock was released.
///
/// It is not `Mutex`, because the thread sanitizer reports races inside that one
/// that do not exist, and because the optimiser may see through its unlock.
struct Guarded<State>: ~Copyable {
  private struct Storage {
    var lock = kw_lock()
    var state: State
  }

  private let storage: UnsafeMutablePointer<Storage>

  init(_ state: State) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(state: state))
    kw_lock_init(&storage.pointee.lock)
  }

  deinit {
    kw_lock_destroy(&storage.pointee.lock)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = lock()
    defer { unlock() }
    return try body(&state.pointee)
  }

  /// Acquires the lock, for the one place where a closure would cost too much. The
  /// state may be used until `unlock`.
  @inline(__always)
  func lock() -> UnsafeMutablePointer<State> {
    kw_lock_acquire(&storage.pointee.lock)
    return withUnsafeMutablePointer(to: &storage.pointee.state) { $0 }
  }

  @inline(__always)
  func unlock() { kw_lock_release(&storage.pointee.lock) }
}

// SAFETY: `storage` is set once, and its state is reached in `withLock` only, which
// holds the lock for as long as the borrow of the state lasts. A state that is not
// Sendable is thereby used by one thread at a time.
extension Guarded: @unchecked Sendable {}
