extension Lifetime {
  /// How an instance of this lifetime is kept, or nil if it cannot be: nil is never
  /// kept, and a value that is no object cannot be held weakly.
  func box<Value>(keeping value: Value, in box: AnyBox, _ expiry: Expiry?) -> AnyBox? {
    let kept: AnyBox
    if isWeak {
      guard let object = object(in: value) else { return nil }
      kept = WeakBox<Value>(object)
    } else {
      if isNil(value) { return nil }
      kept = box
    }
    return expiry.map { ExpiringBox(kept, $0) } ?? kept
  }
}

/// An Optional, whatever it wraps.
private protocol AnyOptional {
  var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedAny: Any? { self }
}

func isNil<Value>(_ value: Value) -> Bool {
  guard Value.self is any AnyOptional.Type else { return false }
  return (value as? any AnyOptional)?.wrappedAny == nil
}

/// The object that a value is, also inside an Optional; nil if it is none.
private func object<Value>(in value: Value) -> AnyObject? {
  let value: Any = value
  if let optional = value as? any AnyOptional { return optional.wrappedAny.flatMap(object(in:)) }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}
