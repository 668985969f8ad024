/// One instance, built once: there is none, it is under construction, or it is kept.
///
/// ```
///           claim                 finish, with an instance
///   empty ─────────▶ building ──────────────────────────────▶ kept
///     ▲                 │                                      │
///     ├─────────────────┘ finish, with none; drop              │
///     └────────────────────────────────────────────────────────┘ drop
/// ```
///
/// It is a value without a lock: whoever has one guards it, together with what it depends on. After a
/// drop it can be built again. Waiting is the business of ``Resolution``.
struct Once {
  // Never both.
  private(set) var builder: Resolution?
  private(set) var kept: AnyBox?

  enum Claim {
    case kept(AnyBox)
    /// The caller builds, and then finishes it.
    case mine
    /// Somebody else does, or the caller, further out.
    case building(Resolution)
  }

  /// Takes what is there, or the duty to build it.
  mutating func claim(for resolution: Resolution, in frame: Frame) -> Claim {
    if let kept { return .kept(kept) }
    if let builder { return .building(builder) }
    resolution.becomeBuilder(in: frame)
    builder = resolution
    return .mine
  }

  /// Keeps what was built, or nothing, unless the build was overtaken.
  ///
  /// It wakes nobody. Where other threads can wait, the caller calls `Resolution.end` once it has
  /// released the lock, on every path; else they would sleep for ever.
  ///
  /// - Returns: False if it was overtaken.
  @discardableResult
  mutating func finish(_ resolution: Resolution, keeping instance: AnyBox?) -> Bool {
    guard builder === resolution else { return false }
    (builder, kept) = (nil, instance)
    return true
  }

  /// Forgets the instance. A build in progress goes on for those who wait for it, and is not kept.
  ///
  /// - Returns: What the caller lets go, after the lock.
  mutating func drop() -> AnyBox? {
    defer { (builder, kept) = (nil, nil) }
    return kept
  }
}
