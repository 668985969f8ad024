import Keyworks

public protocol Session: Sendable {
  var token: String { get }
}

/// What this module needs of the container that it lives in.
public protocol AuthNeeds: SharedContainer {
  var session: Factory<any Session> { get }
  var realm: Factory<String> { get }
}

public final class Login: Sendable {
  public let user: String
  let session: any Session
  init(user: String, session: any Session) {
    self.user = user
    self.session = session
  }
  public var greeting: String { "\(user) with \(session.token)" }
}

extension AuthNeeds {
  var userName: Factory<String> { self { "ada@\(self.realm())" } }
  public var login: Factory<Login> {  // expect: cycle login session
    self { Login(user: self.userName(), session: self.session()) }.cached
  }
}
