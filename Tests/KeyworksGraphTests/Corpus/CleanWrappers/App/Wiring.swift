import Keyworks

extension Container {
  var bankName: Factory<String> { self { "Keys Bank" }.singleton }
  var bank: Factory<Bank> { self { Bank(name: self.bankName()) }.cached }
  var account: Factory<Account> { self { Account() }.assumingSendable.cached }
  var owner: Factory<Owner> { self { Owner() }.assumingSendable.cached }
  var statement: Factory<Statement> {
    self { Statement(lines: [self.account().bank.name, self.heading()]) }
  }
  var heading: Factory<String> { self { "Statement" } }
  var card: Factory<Card> { self { Card(account: self.account()) }.assumingSendable.cached }
  var isRich: Factory<Property<Bool>> {
    self {
      let limit = self.limit()
      return Property {
        self.account().balance > limit
      } set: { _ in
        print(self.heading())
      }
    }
  }
  var limit: Factory<Int> { self { 50 }.singleton }
  var badge: Factory<Badge> { self { Badge() } }
}

struct Badge {
  @Injected(\.isRich) var isRich
}
