import Keyworks

public struct User: Sendable {
  public let name: String
}

public protocol AccountNeeds: SharedContainer {
  var userName: Factory<String> { get }
  var greeting: Factory<String> { get }
  static var greetings: TagList<Self, String> { get }
}

extension AccountNeeds {
  public var greeting: Factory<String> { self { "Hello" }.cached }
  public var user: Factory<User> { self { User(name: self.userName()) }.cached }
  public func welcome() -> String { "\(user().name): \(self[\.greetings].joined())" }
}
