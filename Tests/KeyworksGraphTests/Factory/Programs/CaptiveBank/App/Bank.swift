import FactoryKit

@main
struct Bank {
  static func main() {
    Container.shared.transferCenter().transfer(12_50)
    Container.shared.statement(2026).show()
    logout()
  }

  static func logout() {
    Scope.session.reset()
  }
}

struct Statement {
  let year: Int
  let session: UserSession
  func show() { print("customer \(session.customer), \(year)") }
}
