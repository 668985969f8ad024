import Keyworks

final class Statement: Sendable {
  let branch: Branch
  init(branch: Branch) { self.branch = branch }
}

final class Branch: Sendable {
  let accounts: [Account]
  let city: String
  init(accounts: [Account], city: String) {
    self.accounts = accounts
    self.city = city
  }
}

extension Container {
  var statement: Factory<Statement> { self { Statement(branch: self[\.branch]) }.cached }
  var city: Factory<String> { self { "Delft" } }
  var branch: Factory<Branch> {
    self { Branch(accounts: [self[\.account]], city: self[\.city]) }.cached
  }
}
