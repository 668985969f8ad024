// why: the condition is a function, and reads what its wiring registers.
import Keyworks
import KeyworksWiring
import Synchronization

struct Plan: Sendable, Equatable {
  var seats: Int
  var support: Bool
  static let free = Plan(seats: 1, support: false)
  static let team = Plan(seats: 20, support: true)
}

final class Account: Sendable {
  private let plan: Mutex<Plan>
  init(_ plan: Plan) { self.plan = Mutex(plan) }
  var current: Plan { plan.withLock { $0 } }
}

struct Limits: Sendable {
  let seats: Int
  let storage: Int
  var isLarge: Bool { seats > 10 && storage > 5 }
}

extension Container {
  var account: Factory<Account> { self { Account(.team) }.singleton }
  var storage: Factory<Int> { self { 2 } }
  var limits: Factory<Limits> {
    self { Limits(seats: self.account().current.seats, storage: self.storage()) }
  }
  var badge: Factory<String> { self { "basic" } }

  static var supported: Wiring<Container> {
    Wiring { $0.badge.register { "supported" } }
      .enabled { $0.account().current.support }
  }
  static var large: Wiring<Container> {
    Wiring { container in
      container.storage.register { 100 }
    }
    .enabled(Self.isLarge)  // expect: stops storage
  }

  private static func isLarge(_ container: Container) -> Bool { container.limits().isLarge }
}

@propertyWrapper
struct Activated {
  let wrappedValue: Container
  init(wrappedValue: Container, _ wirings: KeyPath<Container.Type, Wiring<Container>> & Sendable...) {
    self.wrappedValue = wrappedValue
    for wiring in wirings { wrappedValue.activate(wiring) }
  }
}

func workspace() -> String {
  @Activated(\.supported, \.large) var container = Container()
  return "\(container.badge()) \(container.storage())"
}

print(workspace())
