import Keyworks
import Synchronization

extension Scope {
  static let session = Scope("session")
}

final class Teller: Sendable {
  private let customers: Provider<Customer>
  private let accounts: ParameterProvider<Int, Account>
  private let news: [Provider<any News>]
  init(
    customers: Provider<Customer>, accounts: ParameterProvider<Int, Account>,
    news: [Provider<any News>]
  ) {
    self.customers = customers
    self.accounts = accounts
    self.news = news
  }
  func serve() -> String { "\(customers().name) \(accounts(3).number) \(news.map { $0().text })" }
}

final class Vault: Sendable {
  private let container: Container
  init(_ container: Container) { self.container = container }
  func open() -> Int { container.customer().name.count }
  var guardian: String { container[\.guardian] }
}

final class Bell: Sendable {
  private let ring: @Sendable () -> String
  init(ring: @escaping @Sendable () -> String) { self.ring = ring }
  func callAsFunction() -> String { ring() }
}

final class Counter: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
  convenience init(for customer: Customer) { self.init(number: customer.name.count) }
}

final class Customer: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

struct Account: Sendable {
  let number: Int
}

protocol News: Sendable {
  var text: String { get }
}

struct Headline: News {
  let text: String
}

/// None of these keeps its customer.
final class Queue: @unchecked Sendable {
  private let calls = Mutex(0)
  weak var next: Customer?
  init(_ customer: Customer) { next = customer }
}

struct Ticket: Sendable {
  unowned let customer: Customer
}

final class Intercom: @unchecked Sendable {
  private let call: () -> String
  init(to customer: Customer) { call = { [weak customer] in customer?.name ?? "" } }
  func callAsFunction() -> String { call() }
}
