/// An object that somebody else holds. Using it takes no retain and no release.
///
/// SAFETY: whoever stores or returns one says there who holds the object, and why that lasts.
///
/// It is public only because ``ManagedContainer/_manager`` is.
@safe
public struct _Borrowed<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  init(_ object: Object) { unsafe reference = .passUnretained(object) }

  @inline(__always)
  init(_ reference: Unmanaged<Object>) { unsafe self.reference = reference }

  /// The object, held by the caller from here on.
  @inlinable @inline(__always)
  var object: Object { unsafe reference.takeUnretainedValue() }

  /// Which object it is, whether that is still there or not.
  var identity: ObjectIdentifier {
    // SAFETY: an identifier is, by its frozen layout, the address of the object.
    unsafe unsafeBitCast(reference.toOpaque(), to: ObjectIdentifier.self)
  }

  /// Uses the object where it is.
  ///
  /// Unofficial: `body(object)` does the same, but the compiler would retain the object meanwhile:
  /// two atomic operations in each resolve of a kept instance.
  @inline(__always)
  func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef { try body($0) }
  }
}

@usableFromInline typealias Borrowed = _Borrowed

extension _Borrowed: Equatable {
  /// Whether both are one object.
  @inlinable
  public static func == (one: Self, two: Self) -> Bool {
    unsafe one.reference.toOpaque() == two.reference.toOpaque()
  }
}

// SAFETY: a reference, and the object may be used by several threads.
extension _Borrowed: @unchecked Sendable where Object: Sendable {}

/// Takes a value for what it was before its type was forgotten.
///
/// SAFETY: each caller says why it is of that type.
@inlinable @inline(__always)
func trusted<Known, Value>(_ value: Known, as type: Value.Type) -> Value {
  unsafe unsafeBitCast(value, to: type)
}
