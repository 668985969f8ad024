/// A value on the heap, so that a cell or a layer can hold it without its type.
class AnyBox {
  fileprivate init() {}

  /// The value.
  ///
  /// - Precondition: It was put in as this type.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    // SAFETY: see the precondition. What is in a slot is of the type that its key says.
    trusted(self, as: Box<Value>.self).value
  }
}

/// A value of one type in a box.
final class Box<Value>: AnyBox, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// SAFETY: a box does not change. Whether threads may share what is in it is asked of the user
// where that is declared.
extension AnyBox: @unchecked Sendable {}

/// A reference that does not keep its object.
///
/// Reading it makes a strong reference, whose end may be the object's end: so the
/// reader carries the object out of any lock it holds.
class WeakReference {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// An instance that is held weakly, and can be boxed again.
class WeakInstance: WeakReference {
  /// The instance, if it is still there.
  var box: AnyBox? { nil }
}

/// A weak instance of one type.
final class WeakBox<Value>: WeakInstance {
  override var box: AnyBox? {
    // Nil could be cast to an Optional, too.
    guard let object, let value = object as? Value else { return nil }
    return Box(value)
  }
}

/// What a cell keeps: a box, or a weak reference. Two optionals, and no enumeration, which marks
/// pointers with its case: a leak detector would take what they lead to for lost.
struct Instance {
  private let strong: AnyBox?
  private let weak: WeakInstance?
  private let expiry: Expiry?

  init(_ box: AnyBox, expiry: Expiry? = nil) { (strong, weak, self.expiry) = (box, nil, expiry) }

  init(_ reference: WeakInstance, expiry: Expiry?) {
    (strong, weak, self.expiry) = (nil, reference, expiry)
  }

  /// What holds the value or refers to it.
  var holder: AnyObject? { strong ?? weak }

  /// The box, if to hand the instance out is to copy what is in there.
  var plainBox: AnyBox? { expiry == nil ? strong : nil }

  /// The boxed value, unless nobody held it any more or its time is over. Asks the
  /// user's clock.
  var box: AnyBox? {
    if let expiry, expiry.isOver { return nil }
    return strong ?? weak?.box
  }

  /// Whether nobody should get it any more. Asks the user's clock.
  var isOver: Bool {
    if let expiry, expiry.isOver { return true }
    return strong == nil && weak?.object == nil
  }
}
