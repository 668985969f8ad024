/// A value on the heap, so that a cell or a layer can hold it without its type.
@usableFromInline
class AnyBox {
  @usableFromInline init() {}

  /// The value.
  ///
  /// - Precondition: It was put in as this type.
  @inlinable @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    // SAFETY: see the precondition. What is in a slot is of the type that its key says.
    trusted(self, as: Box<Value>.self).value
  }

  /// Whether to hand out what it keeps is to copy it.
  var isPlain: Bool { true }

  /// The box to hand out, or nil if the instance is gone or too old. Asks the user's clock.
  var current: AnyBox? { self }

  /// What teardowns know of the instance, if they have to.
  var object: BuiltObject? { nil }
}

// SAFETY: a box does not change. Whether threads may share what is in it is asked of the user
// where that is declared.
extension AnyBox: @unchecked Sendable {}

/// A value of one type in a box.
@usableFromInline
final class Box<Value>: AnyBox, @unchecked Sendable {
  @usableFromInline let value: Value
  @usableFromInline init(_ value: Value) { self.value = value }
}

/// A box with a time to live.
// SAFETY: constants; see ``AnyBox``.
final class ExpiringBox: AnyBox, @unchecked Sendable {
  private let box: AnyBox
  private let expiry: Expiry

  init(_ box: AnyBox, _ expiry: Expiry) { (self.box, self.expiry) = (box, expiry) }

  override var isPlain: Bool { false }
  override var current: AnyBox? { expiry.isOver ? nil : box.current }
}

/// An instance that is held weakly, and can be boxed again.
// SAFETY: a constant, and the runtime guards the reference in it; see ``AnyBox``.
final class WeakBox<Value>: AnyBox, @unchecked Sendable {
  private let reference: WeakReference

  init(_ object: AnyObject) { reference = WeakReference(object) }

  override var isPlain: Bool { false }
  override var current: AnyBox? {
    // Nil could be cast to an Optional, too.
    guard let object = reference.object, let value = object as? Value else { return nil }
    return Box(value)
  }
}

/// A reference that does not keep its object.
///
/// Reading it makes a strong reference, whose end may be the object's end: so the
/// reader carries the object out of any lock it holds.
// SAFETY: a constant, and the runtime guards it.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
