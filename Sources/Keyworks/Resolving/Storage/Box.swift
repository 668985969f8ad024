/// A value on the heap. A cell or a layer can hold it without knowing its type.
@usableFromInline
class AnyBox {
  @usableFromInline init() {}

  /// The value.
  ///
  /// - Precondition: The value was stored as this type.
  @_alwaysEmitIntoClient @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    // SAFETY: see the precondition. The values in a slot have the type that its key says.
    trusted(self, as: Box<Value>.self).value
  }

  /// Whether copying the value is enough to hand it out.
  var isPlain: Bool { true }

  /// The box to hand out, or nil if the instance is gone or too old. Reads the user's clock.
  var current: AnyBox? { self }

  /// The record of the instance that teardowns use, if they need one.
  var object: BuiltObject? { nil }

  /// A sandbox's notes about the instance.
  var variantNotes: VariantNotes? { nil }
}

// SAFETY: a box does not change. Users declare whether threads may share its value.
extension AnyBox: @unchecked Sendable {}

/// A value of one type in a box.
@usableFromInline
final class Box<Value>: AnyBox, @unchecked Sendable {
  @usableFromInline let value: Value
  @usableFromInline init(_ value: Value) { self.value = value }
}

/// A box of which more is known than the value: when it is too old, what its teardown needs, or what
/// a sandbox notes about it.
// SAFETY: constants; see ``AnyBox``.
final class WatchedBox: AnyBox, @unchecked Sendable {
  private let box: AnyBox
  private let expiry: Expiry?
  override var object: BuiltObject? { storedObject }
  private let storedObject: BuiltObject?
  override var variantNotes: VariantNotes? { storedNotes }
  private let storedNotes: VariantNotes?

  init(_ box: AnyBox, _ expiry: Expiry?, _ object: BuiltObject?, _ notes: VariantNotes?) {
    (self.box, self.expiry, storedObject, storedNotes) = (box, expiry, object, notes)
  }

  deinit { storedObject?.release() }

  override var isPlain: Bool { false }
  override var current: AnyBox? {
    if storedObject?.isEnded == true || expiry?.isOver == true { return nil }
    return box.current
  }
}

/// A weakly held instance, which can be boxed again.
// SAFETY: a constant, and the runtime guards the reference in it; see ``AnyBox``.
final class WeakBox<Value>: AnyBox, @unchecked Sendable {
  private let reference: WeakReference

  init(_ object: AnyObject) { reference = WeakReference(object) }

  override var isPlain: Bool { false }
  override var current: AnyBox? {
    // Nil could also be cast to an Optional.
    guard let object = reference.object, let value = object as? Value else { return nil }
    return Box(value)
  }
}

/// A weak reference to an object.
///
/// Reading it creates a strong reference, and releasing that can end the object. So release the
/// object outside all locks.
// SAFETY: a constant, and the runtime guards it.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
