extension Lifetime {
  /// Returns the box in which this lifetime caches an instance, or nil if the instance cannot be
  /// cached: nil is never cached, and only objects can be held weakly.
  func box<Value>(keeping value: Value, in box: AnyBox) -> AnyBox? {
    if isWeak { return object(in: value).map { WeakBox($0, of: value) } }
    return isNil(value) ? nil : box
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
  // An unofficial function: a cast to a protocol takes ten times as long.
  _isOptional(Value.self) && (value as? any AnyOptional)?.wrappedAny == nil
}

/// Returns the value as an object, also from inside an Optional, or nil if it is not an object.
private func object<Value>(in value: Value) -> AnyObject? {
  let value: Any = value
  if let optional = value as? any AnyOptional { return optional.wrappedAny.flatMap(object(in:)) }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}
