import Core
import Keyworks

public final class Account: Sendable {
  public let address: String
  init(address: String) { self.address = address }
}

public final class Session: Sendable {
  public let account: Account
  let token: String
  init(account: Account, token: String) {
    self.account = account
    self.token = token
  }
}

public struct LoginError: Error {}

extension Container {
  public var address: Factory<String> { promised() }
  public var account: Factory<Account> {
    self { Account(address: self.address()) }.scope(.login)
  }
  public var session: ThrowingFactory<Session, LoginError> {
    self.throwing { () throws(LoginError) in
      guard let token = self.network().fetch("/token").first else { throw LoginError() }
      self.logger().log("logged in")
      return Session(account: self.account(), token: token)
    }.scope(.login)
  }
}
