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
///
/// The process remembers each name. For something that comes and goes without number, such as a
/// request, make a container of its own.
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

  private init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  /// The lifetime `.cached`, for a reset.
  public static let cached = Scope(.cached)
  /// The lifetime `.shared`, for a reset.
  public static let shared = Scope(.shared)
  /// The lifetime `.singleton`, for a reset: of a container it drops those that it has overridden
  /// or registered, and leaves those of the process.
  public static let singleton = Scope(.singleton)

  private static let numbers = Guarded<[String: UInt32]>([:])
}
