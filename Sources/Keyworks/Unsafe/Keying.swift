/// How a factory tells its cached instances apart: it makes values to compare from the arguments of
/// a call. It is not generic, so that a declaration is not either.
@usableFromInline @safe
package struct Keying {
  // SAFETY: the address is that of the arguments of a call, and a factory gets only the keying that
  // was made for the types of its arguments: nothing public returns a factory whose key the caller
  // chooses.
  private let make: (UnsafeRawPointer) -> any Arguments

  @usableFromInline
  init(_ make: @escaping (UnsafeRawPointer) -> any Arguments) { unsafe self.make = make }

  /// A keying for one argument.
  @_alwaysEmitIntoClient @inline(__always)
  package init<Argument: Hashable>(_: Argument.Type) {
    unsafe self.init { unsafe Self.hashed($0, Argument.self) }
  }

  /// A keying for several arguments. A tuple cannot be `Hashable`.
  @_alwaysEmitIntoClient @inline(__always)
  package init<each Argument: Hashable>(_: repeat (each Argument).Type) {
    unsafe self.init { unsafe Self.hashed($0, repeat (each Argument).self) }
  }

  @usableFromInline
  static func hashed<Argument: Hashable>(
    _ address: UnsafeRawPointer, _: Argument.Type
  ) -> any Arguments { HashedArguments(unsafe address.load(as: Argument.self)) }

  @usableFromInline
  static func hashed<each Argument: Hashable>(
    _ address: UnsafeRawPointer, _ types: repeat (each Argument).Type
  ) -> any Arguments {
    let values = unsafe address.load(as: (repeat each Argument).self)
    var hasher = Hasher()
    repeat (each values).hash(into: &hasher)
    return HashedArguments(
      HashableTuple(values: values, hash: hasher.finalize()) { mine, theirs in
        for (mine, theirs) in repeat (each mine, each theirs) {
          guard mine == theirs else { return false }
        }
        return true
      })
  }

  /// - Parameter arguments: Those of a call of the factory that has this keying.
  func arguments<Given>(trusting arguments: Given) -> any Arguments {
    unsafe withUnsafePointer(to: arguments) { unsafe make(UnsafeRawPointer($0)) }
  }
}

// SAFETY: the closure captures types only.
extension Keying: @unchecked Sendable {}
