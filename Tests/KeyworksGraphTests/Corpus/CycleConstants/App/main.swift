// why: a constant is injected when its owner is built, also from a list or a factory that can fail.
import Keyworks

final class Ledger: Sendable {
  let audit = Container.injected(\.audit)
}

final class Audit: Sendable {
  let rules: [Rule]
  init() { rules = Container.injected(\.rules) }
}

struct Rule: Sendable {
  let currency: String
  let ledger: Ledger
}

final class Desk: Sendable {
  let drawer: Drawer = Container.injected(\.drawer)
}

final class Drawer: Sendable {
  let desk: Desk
  init() throws { desk = try Container.injected(\.desk) }
}

extension Container {
  var ledger: Factory<Ledger> { self { Ledger() }.cached }  // expect: cycle ledger audit rule
  var audit: Factory<Audit> { self { Audit() } }
  var rule: Factory<Rule> { self { Rule(currency: "EUR", ledger: self.ledger()) } }
  static var rules: Tags<Rule> { [Tagged(\.rule)] }

  var desk: ThrowingFactory<Desk, any Error> { self.throwing { Desk() } }  // expect: cycle desk drawer
  var drawer: Factory<Drawer> { self { try! Drawer() } }
}

print(Container.shared.ledger(), try Container.shared.desk())
