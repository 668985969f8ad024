/// A reference that does not keep its object.
///
/// Reading it makes a strong reference, whose end may be the object's end: so the
/// reader carries the object out of any lock it holds.
final class WeakReference {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// What a cell keeps.
struct Instance {
  /// A `Box` of the value or a `WeakReference` to it.
  let holder: AnyObject
  let expiry: Expiry?

  /// Whether to hand it out is to copy what is in the box.
  var isPlain: Bool { expiry == nil && !(holder is WeakReference) }

  /// Whether nobody should get it any more. Asks the user's clock.
  var isOver: Bool {
    if let expiry, expiry.isOver { return true }
    guard let reference = holder as? WeakReference else { return false }
    return reference.object == nil
  }

  /// The boxed value, unless nobody held it any more or its time is over. Asks the
  /// user's clock.
  ///
  /// - Parameter type: The type it was kept as.
  func box(as type: any Any.Type) -> AnyObject? {
    if let expiry, expiry.isOver { return nil }
    guard let reference = holder as? WeakReference else { return holder }
    func box<Value>(_: Value.Type) -> AnyObject? {
      guard let object = reference.object, let value = object as? Value else { return nil }
      return Box(value)
    }
    return _openExistential(type, do: box)
  }
}
