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
    kw_lock_acquire(&storage.pointee.lock)
    defer { kw_lock_release(&storage.pointee.lock) }
    return try body(&storage.pointee.state)
  }
}

// SAFETY: `storage` is set once, and its state is reached in `withLock` only, which
// holds the lock for as long as the borrow of the state lasts. A state that is not
// Sendable is thereby used by one thread at a time.
extension Guarded: @unchecked Sendable {}
