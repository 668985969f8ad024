/// The values that tell instances of one factory apart, with their hash. A lookup under a lock
/// compares hashes and never runs a user's `==`.
@usableFromInline
package protocol Arguments: AnyObject, Sendable {
  var hash: Int { get }
  /// Whether both hold equal values. Runs user code.
  func equals(_ other: any Arguments) -> Bool
}

/// The arguments of one call.
@usableFromInline
package protocol CallArguments: Arguments {
  /// - Parameter values: Values of the types that the class stores.
  static func make<each Value>(trusting values: repeat each Value) -> any Arguments
}

/// Whether both hold equal values, or both are nil. Runs user code.
package func areEqual(_ one: (any Arguments)?, _ other: (any Arguments)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.hash == other.hash && one.equals(other)
}

/// One or more values of the user.
@usableFromInline
package final class HashedArguments<each Argument: Hashable>: CallArguments {
  @usableFromInline package let hash: Int
  private let values: (repeat each Argument)

  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
    var hasher = Hasher()
    repeat (each values).hash(into: &hasher)
    hash = hasher.finalize()
  }

  // SAFETY: a caller of this requirement received the class together with the arguments, from the
  // factory that has the argument types as its type parameters.
  @usableFromInline
  package static func make<each Value>(trusting values: repeat each Value) -> any Arguments {
    let values = unsafe trusted((repeat each values), as: (repeat each Argument).self)
    return HashedArguments(repeat each values)
  }

  @usableFromInline
  package func equals(_ other: any Arguments) -> Bool {
    guard let other = other as? Self else { return false }
    for (mine, theirs) in repeat (each values, each other.values) {
      guard mine == theirs else { return false }
    }
    return true
  }
}

extension HashedArguments: CustomStringConvertible {
  @usableFromInline package var description: String { "\(values)" }
}

// SAFETY: both properties are constants. Users answer where they declare them whether threads may
// share the values: an `id:` must be Sendable, and a cached factory with non-Sendable arguments
// causes a warning at its declaration.
extension HashedArguments: @unchecked Sendable {}
