/// A lifetime that the program ends by name: a session, a scene, a request.
///
/// ```swift
/// extension Scope {
///   static let session = Scope("session")
/// }
/// extension Container {
///   var cart: Factory<Cart> { self { Cart() }.scope(.session) }
/// }
/// container.reset(scope: .session)
/// ```
///
/// A scope is its name and its retention: two that agree in both are the same one,
/// in whichever module they are written.
public struct Scope: Hashable, Sendable {
  /// How a container holds the instances of a scope.
  public enum Retention: Hashable, Sendable {
    /// Until the scope is reset or the container goes.
    case strong
    /// While somebody else holds the instance.
    case weak
  }

  @usableFromInline let lifetime: Lifetime

  /// Creates the scope with a name and a way to hold instances.
  public init(_ name: String, _ retention: Retention = .strong) {
    lifetime = Self.numbers.withLock { numbers in
      let next = Lifetime.firstScope + UInt32(numbers.count) * 2
      let number = numbers[name] ?? next
      numbers[name] = number
      return Lifetime(number: number + (retention == .weak ? 1 : 0))
    }
  }

  private static let numbers = Guarded<[String: UInt32]>([:])
}
