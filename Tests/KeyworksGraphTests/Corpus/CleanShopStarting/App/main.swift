// why: a shop's factories are only started, required, watched, reset or overridden, or decided by a condition.
import Keyworks
import KeyworksAsync
import KeyworksWiring

final class Session: Sendable {
  let isPremium: Bool
  init(isPremium: Bool) { self.isPremium = isPremium }
}

extension Scope {
  static let visit = Scope("visit")
}

extension Container {
  var account: Factory<String> { promised() }
  var cache: Factory<[String: Int]> { self { self.seeds() }.cached }
  var seeds: Factory<[String: Int]> { self { ["tea": 3] } }
  var warm: AsyncFactory<Int, Never> { self.async { self.cache().count }.cached }
  var price: Factory<Int> { self { 10 } }
  var rebate: Factory<Int> { self { 2 } }
  var gift: Factory<String> { self { "a pen" } }
  var session: Factory<Session> { self { Session(isPremium: true) }.scope(.visit) }
  static var extras: Tags<String> { Tags() }

  static var shop: Wiring<Container> {
    Wiring { container in
      container.register(\.price) { 9 - $0.rebate() }
      container.contribute(Tagged(\.gift), to: \.extras)
    }
    .requiring(\.account)
    .starting(\.cache)
    .priority(3)
  }
}

func serve(_ container: Container) async throws {
  let activation = container.activate(\.shop)
  try await container.started(\.shop)
  try await container.start(\.warm)
  print(container.account(), container.price(), container.session().isPremium)
  print(
    container.price.override {
      1
    }.during {
      container.price()
    })
  for entry in container.entries(\.extras) { print(entry) }
  activation.revert()
}

let shop = Container()
shop.account.register(with: "Ada")
try await serve(shop)
