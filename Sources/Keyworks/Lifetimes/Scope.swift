/// A lifetime that the program ends by name, such as that of a session or a scene.
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
/// Two scopes with the same name are the same scope, no matter which modules declare them. But a
/// weak scope and a scope that is not weak differ even if they have the same name.
///
/// The process remembers each name. For things that come and go without limit, such as requests,
/// create a container for each.
public struct Scope: Hashable, Sendable {
  @usableFromInline package let lifetime: Lifetime

  /// Creates the scope with a name. Its instances live until the scope is reset or the container is
  /// released, or, in a weak scope, for as long as other code holds them.
  public init(_ name: String, isWeak: Bool = false) {
    lifetime = Self.numbers.withLock { numbers in
      let next = Lifetime.firstScope + UInt32(numbers.count) * 2
      let number = numbers[name] ?? next
      numbers[name] = number
      return Lifetime(number: number + (isWeak ? 1 : 0))
    }
  }

  private init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  /// The lifetime `.cached`, for a reset.
  public static let cached = Scope(.cached)
  /// The lifetime `.shared`, for a reset.
  public static let shared = Scope(.shared)
  /// The lifetime `.singleton`, for a reset. The reset drops all singletons of the process, or of
  /// the sandbox, and those that a registration or an override built in this container.
  public static let singleton = Scope(.singleton)

  private static let numbers = Guarded<[String: UInt32]>([:])
}
