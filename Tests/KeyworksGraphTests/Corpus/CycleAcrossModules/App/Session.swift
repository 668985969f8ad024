import Auth
import Keyworks

struct WebSession: Session {
  let token: String
}

extension Container: @retroactive AuthNeeds {
  public var realm: Factory<String> { self { "example.org" } }
  public var session: Factory<any Session> {
    self { WebSession(token: self.login().user + "-1") }.cached
  }
}
