/// A value on the heap. A cell or a layer can hold it without knowing its type.
@usableFromInline
package class AnyBox {
  @usableFromInline init() {}

  /// The value.
  ///
  /// SAFETY: each caller says why the value was stored as this type. An instance and a value of a
  /// layer come from a slot, whose key includes the type of the value and the kind of the factory.
  /// So do the bodies of a plain factory and the decorations.
  @unsafe @_alwaysEmitIntoClient @inline(__always)
  package func value<Value>(as type: Value.Type) -> Value {
    unsafe trusted(self, as: Box<Value>.self).value
  }

  /// Whether the value is an Optional without a value.
  package var holdsNil: Bool { false }

  /// Whether copying the value is enough to hand it out, if it still exists.
  var isReady: Bool { true }

  /// The box to hand out, or nil if the instance is gone or too old. Reads the user's clock.
  var current: AnyBox? { self }

  /// What other parts of the library attached to the instance.
  package var attachments: [any Attachment] { [] }
}

// SAFETY: a box does not change. Users declare whether threads may share its value.
extension AnyBox: @unchecked Sendable {}

/// A value of one type in a box.
@usableFromInline
package final class Box<Value>: AnyBox, @unchecked Sendable {
  @usableFromInline let value: Value
  @usableFromInline package init(_ value: Value) { self.value = value }

  package override var holdsNil: Bool { isNil(value) }
}

/// A box of which more is known than the value.
// SAFETY: constants; see ``AnyBox``.
final class AttachedBox: AnyBox, @unchecked Sendable {
  private let box: AnyBox
  override var attachments: [any Attachment] { stored }
  private let stored: [any Attachment]

  init(_ box: AnyBox, _ attachments: [any Attachment]) { (self.box, stored) = (box, attachments) }

  deinit { for attachment in stored { attachment.wasLetGo() } }

  override var isReady: Bool { false }
  override var current: AnyBox? { stored.contains(where: \.isOver) ? nil : box.current }
}

/// A weak reference to an object.
///
/// Reading it creates a strong reference, and releasing that can end the object. So release the
/// object outside all locks.
// SAFETY: a constant, and the runtime guards it.
package final class WeakReference: @unchecked Sendable {
  package private(set) weak var object: AnyObject?
  package init(_ object: AnyObject) { self.object = object }
}
