// why: a module caches its need, and only the app knows the lifetime of the need.
import Keyworks

public struct User: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public struct Inbox: Sendable {
  let user: User
}

public protocol AccountNeeds: SharedContainer {
  var user: Factory<User> { get }
}

extension AccountNeeds {
  public var inbox: Factory<Inbox> { self { Inbox(user: self.user()) }.singleton }  // expect: captive inbox user
}
