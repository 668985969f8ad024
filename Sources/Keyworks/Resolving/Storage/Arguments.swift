/// The values that tell instances of one factory apart, with their hash. A lookup under a lock
/// compares hashes and never runs a user's `==`.
@usableFromInline
package protocol Arguments: AnyObject, Sendable {
  var hash: Int { get }
  /// Whether both hold equal values. Runs user code.
  func equals(_ other: any Arguments) -> Bool
}

/// Whether both hold equal values, or both are nil. Runs user code.
package func areEqual(_ one: (any Arguments)?, _ other: (any Arguments)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.hash == other.hash && one.equals(other)
}

/// A value of the user, which may be a tuple.
package final class HashedArguments<Value: Hashable>: Arguments, CustomStringConvertible {
  package let hash: Int
  private let value: Value

  init(_ value: Value) { (self.value, hash) = (value, value.hashValue) }

  package func equals(_ other: any Arguments) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value
  }

  package var description: String { "\(value)" }
}

/// A tuple with its hash, because a tuple cannot be `Hashable`.
struct HashableTuple<Values>: Hashable, CustomStringConvertible {
  let values: Values
  let hash: Int
  let areEqual: (Values, Values) -> Bool

  static func == (one: Self, other: Self) -> Bool { one.areEqual(one.values, other.values) }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  var description: String { "\(values)" }
}

// SAFETY: all properties are constants. Users answer where they declare them whether threads may
// share the values: an `id:` must be Sendable, and a cached factory with non-Sendable arguments
// causes a warning at its declaration.
extension HashedArguments: @unchecked Sendable {}
