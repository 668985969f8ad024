/// The value of an `id:` or the arguments of one call, with its hash, so that a
/// look-up under a lock compares numbers and never runs a user's `==`.
@usableFromInline
protocol Arguments: AnyObject, Sendable {
  var hash: Int { get }
  /// Whether both hold equal values. Runs user code.
  func equals(_ other: any Arguments) -> Bool
}

/// One or more values of the user's.
@usableFromInline
final class HashedArguments<each Argument: Hashable>: Arguments {
  @usableFromInline let hash: Int
  private let values: (repeat each Argument)

  @usableFromInline
  init(_ values: repeat each Argument) {
    self.values = (repeat each values)
    var hasher = Hasher()
    repeat (each values).hash(into: &hasher)
    hash = hasher.finalize()
  }

  @usableFromInline
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
