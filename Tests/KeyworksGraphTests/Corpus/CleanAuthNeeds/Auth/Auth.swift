import Keyworks

public protocol AuthLog: AnyObject, Sendable {
  func note(_ text: String)
}

public protocol AuthRequirements: SharedContainer {
  var authLog: Factory<any AuthLog> { get }
  var authHost: Factory<String> { get }
}

public struct Session: Sendable, Equatable {
  public let user: String
  public let host: String
}

public final class Login: Sendable {
  private let host: String
  private let log: any AuthLog

  init(host: String, log: any AuthLog) {
    self.host = host
    self.log = log
  }

  public func callAsFunction(_ user: String) -> Session? {
    log.note("login of \(user)")
    return user.isEmpty ? nil : Session(user: user, host: host)
  }
}

extension AuthRequirements {
  public var login: Factory<Login> {
    self { Login(host: self.authHost(), log: self.authLog()) }.cached
  }
}
