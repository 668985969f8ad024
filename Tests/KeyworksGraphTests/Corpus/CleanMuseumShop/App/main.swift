// why: the till keeps a provider, and gets the basket of the visit anew whenever somebody
// pays.
import Keyworks
import Synchronization

final class Basket: Sendable {
  private let items = Mutex<[String]>([])
  func put(_ item: String) { items.withLock { $0.append(item) } }
  var contents: [String] { items.withLock { $0 } }
}

struct Prices: Sendable {
  private let cents = ["postcard": 150, "tote bag": 1_900, "ammonite": 4_200]
  func price(of item: String) -> Int { cents[item] ?? 0 }
}

final class Till: Sendable {
  /// What a till needs, so that its initializer stays short.
  struct Parts: Sendable {
    let prices: Prices
    let basket: Provider<Basket>
  }

  private let parts: Parts
  private let clerk: String

  init(_ clerk: String, _ parts: Parts) {
    self.clerk = clerk
    self.parts = parts
  }

  func checkOut() -> String {
    let basket = parts.basket()
    let total = basket.contents.map(parts.prices.price).reduce(0, +)
    return "\(clerk) takes \(total) cents for \(basket.contents.count) things"
  }
}

extension Till.Parts {
  static func usual(in container: Container) -> Self {
    .init(prices: container.prices(), basket: visiting(container))
  }

  private static func visiting(_ container: Container) -> Provider<Basket> {
    container.provider(\.basket)
  }
}

extension Scope { static let visit = Scope("visit") }

extension Container {
  var prices: Factory<Prices> { self { Prices() }.singleton }
  var basket: Factory<Basket> { self { Basket() }.scope(.visit) }
  var till: Factory<Till> { self { Till("Aurelia", .usual(in: self)) }.singleton }
}

for visit in [["postcard", "postcard"], ["ammonite", "tote bag"], []] {
  visit.forEach { Container.shared.basket().put($0) }
  print(Container.shared.till().checkOut())
  Container.shared.reset(scope: .visit)
}
