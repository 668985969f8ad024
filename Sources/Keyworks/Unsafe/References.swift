/// A reference to an object that other code keeps alive. Using it takes no retain and no release.
///
/// SAFETY: code that stores or returns a reference says there what keeps the object alive, and why
/// that lasts.
///
/// It is public only because ``ManagedContainer/_manager`` is.
@safe
public struct _Borrowed<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @_alwaysEmitIntoClient @inline(__always)
  init(_ object: Object) { unsafe reference = .passUnretained(object) }

  @inline(__always)
  init(_ reference: Unmanaged<Object>) { unsafe self.reference = reference }

  /// The object, retained by the caller from here on.
  @_alwaysEmitIntoClient @inline(__always)
  package var object: Object { unsafe reference.takeUnretainedValue() }

  @_alwaysEmitIntoClient @inline(__always)
  func `is`(_ other: Object) -> Bool {
    unsafe reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// The identity of the object, even if the object is gone.
  var identity: ObjectIdentifier {
    // SAFETY: by its frozen layout, an identifier is the address of the object.
    unsafe unsafeBitCast(reference.toOpaque(), to: ObjectIdentifier.self)
  }

  /// Uses the object in place.
  ///
  /// Uses an unofficial function. `body(object)` does the same, but the compiler would retain the
  /// object during the call: two atomic operations in each resolve of a cached instance.
  @_alwaysEmitIntoClient @inline(__always)
  package func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef { try body($0) }
  }
}

@usableFromInline package typealias Borrowed = _Borrowed

// SAFETY: only a reference, and several threads may use the object.
extension _Borrowed: @unchecked Sendable where Object: Sendable {}

/// A reference to an object that is created when it is first needed.
///
/// `AtomicLazyReference` does the same, but each of its uses looks up a generic type at run time,
/// which takes about 20 ns.
@safe
struct LazyReference<Object: AnyObject>: ~Copyable {
  private let reference = AtomicReference()

  // SAFETY: a stored object is retained until the end of this reference, and never replaced.
  deinit { unsafe reference.load(as: Object.self)?.release() }

  func load() -> Object? { unsafe reference.load(as: Object.self)?.takeUnretainedValue() }

  /// Makes and stores an object, unless one is stored already.
  ///
  /// - Returns: The stored object.
  func storeIfNil(_ make: @autoclosure () -> Object) -> Object {
    if let known = load() { return known }
    let new = make()
    let retained = unsafe Unmanaged.passRetained(new)
    if unsafe reference.storeIfNil(retained) { return new }
    unsafe retained.release()
    return load() ?? new
  }
}

// SAFETY: several threads may use the object, and all accesses to the reference are atomic.
extension LazyReference: @unchecked Sendable where Object: Sendable {}

/// Converts a value to the type it had before its type was erased, or to one with the same layout.
///
/// SAFETY: each caller says why the value is of that type.
@unsafe @_alwaysEmitIntoClient @inline(__always)
package func trusted<Known, Value>(_ value: Known, as type: Value.Type) -> Value {
  unsafe unsafeBitCast(value, to: type)
}
