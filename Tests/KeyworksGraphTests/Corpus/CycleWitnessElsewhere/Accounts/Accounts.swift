// why: a module states its needs as a protocol, and contains no conformance to it.
import Keyworks

public struct User: Sendable {
  public let name: String
}

public protocol AccountNeeds: SharedContainer {
  var userName: Factory<String> { get }
  static var greetings: TagList<Self, String> { get }
}

extension AccountNeeds {
  public var user: Factory<User> {  // expect: cycle user userName hello
    self { User(name: self.userName() + self[\.greetings].joined()) }
  }
}
