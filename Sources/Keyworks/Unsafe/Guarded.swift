/// State that can be accessed only while its lock is held.
///
/// No user code may run inside `withLock`. Destroying a value counts as user code: move the value
/// out and release it after the lock.
@usableFromInline
package struct Guarded<State>: ~Copyable, Sendable {
  @usableFromInline let lock: Lock<State>

  @_alwaysEmitIntoClient
  package init(_ state: consuming sending State) { lock = Lock(state) }

  @_alwaysEmitIntoClient @inline(__always)
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the state is accessed only here, while the lock is held for as long as the borrow
    // lasts. The closure does not leave this call. Its result never changes, or is no longer
    // part of the state. So only one thread at a time uses what can change.
    nonisolated(unsafe) let body = body
    return try lock.withLock { state throws(Failure) in
      nonisolated(unsafe) let result = try unsafe body(&state)
      return unsafe result
    }
  }
}

#if !os(Linux) || KEYWORKS_OWN_LOCK
  internal import KeyworksThreads

  /// Replaces `Mutex`, which older Apple systems lack, and in which the thread sanitizer reports
  /// races that do not exist.
  // SAFETY: the content is initialized until the end of the lock, and accessed only in `withLock`,
  // between acquiring and releasing the lock.
  @safe @usableFromInline struct Lock<Content>: ~Copyable, @unchecked Sendable {
    private let content: UnsafeMutablePointer<Content>

    @usableFromInline init(_ content: Content) {
      let size = (MemoryLayout<Content>.size, MemoryLayout<Content>.alignment)
      unsafe self.content = kw_make_lock(size.0, size.1).bindMemory(to: Content.self, capacity: 1)
      unsafe self.content.initialize(to: content)
    }

    deinit {
      unsafe content.deinitialize(count: 1)
      unsafe kw_destroy_lock(content)
    }

    @usableFromInline func withLock<Result, Failure: Error>(
      _ body: (inout Content) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      unsafe kw_acquire(content)
      defer { unsafe kw_release(content) }
      return try unsafe body(&content.pointee)
    }
  }
#else
  // Public for other modules of the library, which compile `withLock` for their own states.
  public import Synchronization

  @usableFromInline typealias Lock = Mutex
#endif
