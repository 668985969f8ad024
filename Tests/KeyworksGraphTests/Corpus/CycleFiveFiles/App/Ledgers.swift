import Keyworks

final class Ledger: Sendable {
  let journal: Journal
  init(journal: Journal) { self.journal = journal }
}

final class Journal: Sendable {
  let statement: Statement
  init(statement: Statement) { self.statement = statement }
}

extension Container {
  var journal: Factory<Journal> { self { Journal(statement: self[\.statement]) }.cached }
  var ledger: Factory<Ledger> { self { Ledger(journal: self[\.journal]) }.cached }
}
