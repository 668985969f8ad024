// why: singletons of a ticket office reach a session, an ageing rate and a context value only when they are used.
import Keyworks

struct Currency: ContextValue { let value: String }

extension Scope {
  static let session = Scope("session")
}

struct Rate: Sendable {
  let cents: Int
}

final class Buyer: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Desk: Sendable {
  private let buyer: Provider<Buyer>
  private let rate: @Sendable () -> Rate
  private let container: Container
  init(buyer: Provider<Buyer>, rate: @escaping @Sendable () -> Rate, container: Container) {
    self.buyer = buyer
    self.rate = rate
    self.container = container
  }
  var price: String {
    get { "\(rate().cents) \(container.require(Currency.self).value)" }
  }
  func sell() -> String {
    defer { print("sold") }
    return "\(buyer().name) pays \(price)"
  }
}

extension Container {
  var buyer: Factory<Buyer> { self { Buyer(name: "Ada") }.scope(.session) }
  var rate: Factory<Rate> { self { Rate(cents: 250) }.cached.timeToLive(.seconds(60)) }
  var desk: Factory<Desk> {
    self {
      Desk(
        buyer: Container.shared.provider(\.buyer), rate: { Container.shared.rate() },
        container: .shared)
    }.singleton
  }
  // Ages as well, and as long.
  var offer: Factory<String> {
    self { "from \(self.rate().cents)" }.cached.timeToLive(.seconds(10))
  }
  // As long as the session.
  var badge: Factory<String> { self { self.buyer().name.uppercased() }.scope(.session) }
}

Container.shared.with(Currency(value: "EUR")) { print($0.desk().sell()) }
print(Container.shared.offer(), Container.shared.badge())
