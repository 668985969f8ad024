import Keyworks

/// Resolves each time it is read.
@propertyWrapper struct Fresh<Value> {
  private let path: KeyPath<Container, Factory<Value>>
  init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }
  var wrappedValue: Value { Container.shared[path] }
}

@propertyWrapper struct Clamped {
  private let limit: Int
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, limit) } }
  init(wrappedValue: Int, _ limit: Int) {
    self.limit = limit
    self.wrappedValue = min(wrappedValue, limit)
  }
}

final class Account {
  @Injected(\.bank) var bank
  @LazyInjected(\.owner) var owner
  @Fresh(\.statement) var statement
  @Clamped(100) var balance = 250
  lazy var card: Card = Container.shared.card()
}

final class Bank: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Owner {
  @Injected(\.account) var account
  let name = "Ada"
}

struct Statement {
  let lines: [String]
}

struct Card {
  let account: Account
  @Injected(\BankContainer.pin) var pin
  @LazyInjected(\BankContainer.Type.seals) var seals: [String]
}

final class BankContainer: SharedContainer {
  static let shared = BankContainer()
  let manager = ContainerManager()
  var pin: Factory<Int> { self { 1234 }.cached }
  var wax: Factory<String> { self { "wax" }.cached }
  var ink: Factory<String> { self { "ink of \(Container.shared.bankName())" }.cached }
  static var seals: Tags<String> { [Tagged(\.wax), Tagged(\.ink, priority: -2)] }
}
