/// One instance that is built once. It does not exist yet, is under construction, or is cached.
///
/// ```
///           claim                 finish, with an instance
///   empty ─────────▶ building ──────────────────────────────▶ kept
///     ▲                 │                                      │
///     ├─────────────────┘ finish, with none                    │
///     └────────────────────────────────────────────────────────┘ drop
/// ```
///
/// It is a value without a lock: its owner guards it, together with the state it depends on. An
/// owner overtakes a build by replacing the whole value. Waiting is the task of ``Resolution``.
struct Once {
  // Never both.
  private(set) var builder: Resolution?
  private(set) var kept: AnyBox?

  enum Claim {
    case kept(AnyBox)
    /// The caller builds the instance, and then calls `finish`.
    case mine
    /// Another caller builds it, or this caller does further out on its path.
    case building(Resolution)
  }

  /// Returns the cached instance, or claims the right to build it.
  mutating func claim(for resolution: Resolution, in frame: Frame) -> Claim {
    if let kept { return .kept(kept) }
    if let builder {
      builder.mayBeAwaited()
      return .building(builder)
    }
    resolution.becomeBuilder(in: frame)
    builder = resolution
    return .mine
  }

  /// Ends a build and caches its instance, if there is one, unless the build was overtaken.
  ///
  /// It wakes no waiters. If other threads can wait, the caller must call `Resolution.end` on every
  /// path once it has released the lock; otherwise they sleep forever.
  ///
  /// - Returns: False if the build was overtaken.
  @discardableResult
  mutating func finish(_ resolution: Resolution, keeping instance: AnyBox?) -> Bool {
    guard builder === resolution else { return false }
    (builder, kept) = (nil, instance)
    return true
  }

  /// Forgets the instance.
  ///
  /// - Returns: The instance, for the caller to release after the lock.
  mutating func drop() -> AnyBox? { kept.take() }
}
