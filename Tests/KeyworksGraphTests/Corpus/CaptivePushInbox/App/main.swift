// why: `pushInbox`: the app's cached inbox keeps LoginSession.accounts of its child container,
// in a case of PushFilter that PushFilter.standard() makes, so Bela gets Ada's warnings.
// Banking on a shared tablet: customers log in one after another, each with a container of their own.
import Keyworks
import Synchronization

final class LoginSession: SharedContainer {
  private static let current = Mutex(LoginSession(customer: "nobody"))
  static var shared: LoginSession { current.withLock { $0 } }
  static func begin(_ customer: String) {
    let session = LoginSession(customer: customer)
    current.withLock { $0 = session }
  }

  let manager = ContainerManager(parent: Container.shared)
  let customer: String
  init(customer: String) { self.customer = customer }
}

final class AccountBook: Sendable {
  let owner: String
  private let balances = Mutex(["current": 120_00, "savings": 900_00])
  init(owner: String) { self.owner = owner }

  func balance(of account: String) -> Int { balances.withLock { $0[account] ?? 0 } }
  func book(_ cents: Int, to account: String) { balances.withLock { $0[account, default: 0] += cents } }
}

struct PushMessage: Sendable {
  let text: String
  let cents: Int
}

enum PushFilter: Sendable {
  case everything
  case atLeast(Int)
  case overdraft(of: AccountBook)

  /// What a new installation starts with.
  static func standard() -> [PushFilter] {
    [.atLeast(5_00), .overdraft(of: LoginSession.shared.accounts())]
  }

  func admits(_ message: PushMessage) -> Bool {
    switch self {
    case .everything: true
    case .atLeast(let cents): abs(message.cents) >= cents
    case .overdraft(let book): book.balance(of: "current") + message.cents < 0
    }
  }
}

final class PushInbox: Sendable {
  private let filters: [PushFilter]
  init(filters: [PushFilter] = PushFilter.standard()) { self.filters = filters }

  func show(_ messages: [PushMessage]) -> [String] {
    messages.filter { message in filters.contains { $0.admits(message) } }.map(\.text)
  }
}

extension Container {
  var pushInbox: Factory<PushInbox> {  // expect: captive pushInbox accounts
    self { PushInbox() }.cached
  }
  var debugInbox: Factory<PushInbox> { self { PushInbox(filters: [.everything]) } }
}
extension LoginSession {
  var accounts: Factory<AccountBook> { self { AccountBook(owner: self.customer) }.cached }
}

let messages = [PushMessage(text: "Coffee", cents: -3_20), PushMessage(text: "Rent", cents: -800_00)]
for customer in ["Ada", "Bela"] {
  LoginSession.begin(customer)
  let accounts = LoginSession.shared.accounts()
  accounts.book(-100_00, to: "current")
  print(accounts.owner, Container.shared.pushInbox().show(messages), Container.shared.debugInbox().show(messages))
}
