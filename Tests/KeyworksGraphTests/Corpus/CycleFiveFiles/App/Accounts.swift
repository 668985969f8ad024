import Keyworks

final class Account: Sendable {
  let ledger: Ledger
  let owner: String
  init(ledger: Ledger, owner: String) {
    self.ledger = ledger
    self.owner = owner
  }
}

extension Container {
  var owner: Factory<String> { self { "Ada" } }
  var account: Factory<Account> {  // expect: cycle account ledger journal statement branch
    self { Account(ledger: self[\.ledger], owner: self[\.owner]) }.cached
  }
}
