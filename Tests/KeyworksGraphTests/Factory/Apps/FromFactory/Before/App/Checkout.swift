import FactoryKit

/// What takes money. The shop does not know how.
public protocol Payments: Sendable {
  /// Returns whether this was paid.
  func pay(_ cents: Int) -> Bool
}

extension Container {
  /// The module of the cards, or another one, registers it.
  public var payments: Factory<(any Payments)?> { promised() }  // by hand

  /// A new checkout each time.
  public var checkout: Factory<Checkout> { self { Checkout() } }
}

/// The end of a purchase.
public struct Checkout: Sendable {
  @Injected(\.payments) private var payments

  /// Returns whether this was paid.
  public func finish(_ cents: Int) -> Bool { payments?.pay(cents) ?? false }  // by hand
}

/// In a larger program this is a module of its own. The app calls it from `autoRegister`.
public enum CardModule {
  /// Keeps the promise of the shop.
  public static func register(in container: Container) {
    container.payments.register { CardPayments() }
  }
}

struct CardPayments: Payments {
  func pay(_ cents: Int) -> Bool { cents < 100_000 }
}
