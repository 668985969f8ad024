/// State that can only be reached while its lock is held.
///
/// Nothing that runs user code may happen inside `withLock`. That includes
/// destroying a value: move it out and let it go after the lock was released.
struct Guarded<State>: ~Copyable, Sendable {
  private let content: Lock<GuardedContent<State>>

  init(_ state: consuming sending State) { content = Lock(GuardedContent(state: state)) }

  @inline(__always)
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: it does not leave this call, and what it returns goes to the thread that made it.
    nonisolated(unsafe) let body = body
    return try content.withLock { content throws(Failure) in
      nonisolated(unsafe) let result = try unsafe body(&content.state)
      return unsafe result
    }
  }
}

// SAFETY: the state is reached in `withLock` only, which holds the lock for as long as the borrow
// of the state lasts. A state that is not Sendable is thereby used by one thread at a time.
/// The state behind a lock. Not inside of `Guarded`: a debug build would fail in the compiler (6.3.1).
struct GuardedContent<State>: @unchecked Sendable { fileprivate var state: State }

#if KEYWORKS_SANITIZED
  internal import KeyworksThreads

  /// In place of a `Mutex`, inside of which the thread sanitizer sees races that are not there.
  // SAFETY: the content is reached in `withLock` only, between taking the lock and giving it back.
  @safe private struct Lock<Content>: ~Copyable, @unchecked Sendable {
    private let lock = unsafe kw_make_lock()
    private let content: UnsafeMutablePointer<Content>

    init(_ content: Content) {
      unsafe self.content = .allocate(capacity: 1)
      unsafe self.content.initialize(to: content)
    }

    deinit {
      unsafe kw_destroy_lock(lock)
      unsafe content.deinitialize(count: 1).deallocate()
    }

    func withLock<Result, Failure: Error>(
      _ body: (inout Content) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      unsafe kw_acquire(lock)
      defer { unsafe kw_release(lock) }
      return try unsafe body(&content.pointee)
    }
  }
#else
  internal import Synchronization

  private typealias Lock = Mutex
#endif
