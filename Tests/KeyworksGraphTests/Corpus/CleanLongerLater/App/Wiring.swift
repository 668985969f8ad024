import Keyworks

extension Container {
  var customer: Factory<Customer> { self { Customer(name: "Ada") }.scope(.session) }
  var guardian: Factory<String> { self { "Rex" }.cached }
  var account: ParameterFactory<Int, Account> { self { Account(number: $0) }.cached }
  var rates: Factory<any News> { self { Headline(text: "3 %") }.cached.timeToLive(.seconds(1)) }
  var offer: Factory<any News> { self { Headline(text: self.customer().name) }.scope(.session) }
  static var news: Tags<any News> { [Tagged(\.rates), Tagged(\.offer)] }

  var teller: Factory<Teller> {
    self {
      Teller(
        customers: self.provider(\.customer), accounts: self.provider(\.account),
        news: self.providers(\.news))
    }.singleton
  }
  var vault: Factory<Vault> { self { Vault(self) }.singleton }
  var bell: Factory<Bell> {
    self { Bell { self.customer().name + self.guardian() } }.singleton
  }
  var isOpen: Factory<Property<Bool>> {
    self {
      Property {
        self.guardian() == "Rex"
      } set: {
        print(self.guardian(), $0)
      }
    }
  }
  var sign: Factory<Sign> { self { Sign() }.singleton }
  var queue: Factory<Queue> { self { Queue(self.customer()) }.singleton }
  var ticket: Factory<Ticket> { self { Ticket(customer: self[\.customer]) }.singleton }
  var intercom: Factory<Intercom> { self { Intercom(to: self.customer()) }.singleton }
  var doorbell: Factory<Bell> {
    self {
      let customer = self.customer()
      return Bell { [weak customer] in customer?.name ?? "" }
    }.singleton
  }
  var gong: Factory<Bell> {
    self { Bell { [unowned customer = self.customer()] in customer.name } }.singleton
  }

  // A singleton that takes its counter with a number; the session makes its own for a customer.
  var counter: Factory<Counter> { self { Counter(number: 4) }.singleton }
  var ownCounter: Factory<Counter> { self { Counter(for: self.customer()) }.scope(.session) }
  var doorNumber: Factory<Int> { self { self.counter().number + 1 }.singleton }
}

final class Sign: @unchecked Sendable {
  @Injected(\.isOpen) var isOpen
  var text: String { isOpen.value ? "open" : "closed" }
}
