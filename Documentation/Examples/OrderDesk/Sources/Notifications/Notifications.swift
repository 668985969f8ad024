import Domain
import Keyworks
import KeyworksWiring
import Pricing

/// Sends messages to customers.
public enum Notifications {
  /// Lets the flags decide which messages are sent.
  public static func register(in container: Container) {
    container.activate(\.shortMessages)
  }
}

extension Container {
  /// Short messages, and a discount for those who receive them, while their flag is on.
  static var shortMessages: Wiring<Container> {
    Wiring { container in
      container.register(\.notifier) { ShortMessage(outbox: $0.outbox()) }
      container.contribute(Tagged(\.shortMessageDiscount, priority: 50) { $0 }, to: \.priceRules)
    }
    .enabled { $0.flags().shortMessages }
  }

  var shortMessageDiscount: Factory<ShortMessageDiscount> { self { ShortMessageDiscount() } }
}

/// The price rule of this module, of which Pricing knows nothing.
struct ShortMessageDiscount: PriceRule {
  let reason = "short messages"

  func amount(for order: Order, after sum: Money) -> Money { sum.percent(-5) }
}
