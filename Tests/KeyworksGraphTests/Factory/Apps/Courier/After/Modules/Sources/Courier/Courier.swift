// swift-format-ignore-file
import Depots
import Keyworks
import Tracking

struct CardPayments: Payments {
  let terminal: Terminal
  func pay(_ quote: Quote) { terminal.show("\(quote.cents) cents") }
}

final class Terminal: Sendable {
  func show(_ text: String) { DepotContainer.shared.logger().log(text) }
}

protocol Courier: Sendable {
  var name: String { get }
}

struct Rider: Courier {
  let name: String
}

struct Walker: Courier {
  let name = "Walker"
}

final class Shift: Sendable {
  let courier: any Courier
  init(courier: any Courier) { self.courier = courier }
}

struct Greeting: Sendable {
  let text: String
}

final class Dispatcher {
  @Injected(\.tracker) private var tracker
  @Injected(\DepotContainer.depots) private var depots
  @DynamicInjected(\.courier) var courier
  var logger: any Logger { DepotContainer.shared.logger() }

  func dispatch(_ parcel: Parcel) async throws -> String {
    let depots = try await depots.depots()
    logger.log("\(courier.name) knows \(depots.count) depots")
    return tracker.status(of: parcel)
  }

  func price(of parcel: Parcel, kilos: Int) -> Int {
    let quote = Container.shared.quote(parcel, kilos)
    DepotContainer.shared.logger().log("costs \(quote.cents)")
    return quote.cents
  }

  func newCourier() {
    Container.shared.courier.reset()
    $courier.reset()
  }

  func endOfShift() {
    DepotContainer.shared.reset(scope: .shift)
    DepotContainer.shared.reset(.instances)
    Scope.cached.reset()
  }
}

extension Container {
  var terminal: Factory<Terminal> { self { Terminal() }.shared }

  var courier: Factory<any Courier> {
    self { Rider(name: "Ada") }
      .on(.argument("-walk")) { Walker() }
      .onSimulator { Walker() }
  }

  var shift: Factory<Shift> {
    self { Shift(courier: self.courier()) }
      .decorated {
        DepotContainer.shared.logger().log("begins with \($0.courier.name)")
        return $0
      }
      .scope(.shift)
  }

  var greeting: Factory<Greeting> { self { Greeting(text: "Hello") } }

  var dispatcher: Factory<Dispatcher> { self { Dispatcher() } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    payments.register { CardPayments(terminal: self.terminal()) }
    greeting.register { Greeting(text: "Good morning, \(self.courier().name)") }
    courier.onArg("-relay") { Rider(name: "Relay") }
  }
}
