/// What tells instances of one factory apart, with its hash, so that a look-up under a lock
/// compares numbers and never runs a user's `==`.
@usableFromInline
protocol Arguments: AnyObject, Sendable {
  var hash: Int { get }
  /// Whether both hold equal values. Runs user code.
  func equals(_ other: any Arguments) -> Bool
}

/// The arguments of one call.
@usableFromInline
protocol CallArguments: Arguments {
  /// - Parameter values: Of the types that the class has them in.
  static func make<each Value>(trusting values: repeat each Value) -> any Arguments
}

/// Whether both hold equal values, or neither any. Runs user code.
func areEqual(_ one: (any Arguments)?, _ other: (any Arguments)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.hash == other.hash && one.equals(other)
}

/// One or more values of the user's.
final class HashedArguments<each Argument: Hashable>: CallArguments {
  let hash: Int
  private let values: (repeat each Argument)

  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
    var hasher = Hasher()
    repeat (each values).hash(into: &hasher)
    hash = hasher.finalize()
  }

  // SAFETY: whoever calls this by way of the protocol was given the class together with
  // the arguments, by the factory that has them as parameters of its type.
  static func make<each Value>(trusting values: repeat each Value) -> any Arguments {
    let values = trusted((repeat each values), as: (repeat each Argument).self)
    return HashedArguments(repeat each values)
  }

  func equals(_ other: any Arguments) -> Bool {
    guard let other = other as? Self else { return false }
    for (mine, theirs) in repeat (each values, each other.values) {
      guard mine == theirs else { return false }
    }
    return true
  }
}

// SAFETY: both properties are constants. Whether the values may be used from several
// threads is asked of the user where they are declared: an `id:` must be Sendable,
// and a kept factory whose arguments are not warns at its declaration.
extension HashedArguments: @unchecked Sendable {}

/// Copies arguments into the class that a factory keeps its instances by, if it keeps any.
func hashed<each Value>(
  _ values: repeat each Value, as type: (any CallArguments.Type)?
) -> (any Arguments)? {
  type?.make(trusting: repeat each values)
}
