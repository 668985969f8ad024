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
  enum Hold {
    case strong(Box)
    case weak(WeakReference)
  }

  let hold: Hold
  let expiry: Expiry?

  /// What holds the value or refers to it.
  var holder: AnyObject {
    switch hold {
    case .strong(let box): box
    case .weak(let reference): reference
    }
  }

  /// The box, if to hand the instance out is to copy what is in there.
  var plainBox: Box? {
    guard case .strong(let box) = hold, expiry == nil else { return nil }
    return box
  }

  /// Whether nobody should get it any more. Asks the user's clock.
  var isOver: Bool {
    if let expiry, expiry.isOver { return true }
    guard case .weak(let reference) = hold else { return false }
    return reference.object == nil
  }

  /// The boxed value, unless nobody held it any more or its time is over. Asks the
  /// user's clock.
  ///
  /// - Parameter type: The type it was kept as.
  func box(as type: any Any.Type) -> Box? {
    if let expiry, expiry.isOver { return nil }
    let reference: WeakReference
    switch hold {
    case .strong(let box): return box
    case .weak(let found): reference = found
    }
    func box<Value>(_: Value.Type) -> Box? {
      guard let object = reference.object, let value = object as? Value else { return nil }
      return Box.make(value)
    }
    return _openExistential(type, do: box)
  }
}
