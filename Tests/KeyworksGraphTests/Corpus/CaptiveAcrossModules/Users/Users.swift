import Keyworks

extension Scope {
  public static let session = Scope("session")
}

public struct User: Sendable {
  public let id: Int
}

extension Container {
  public var user: Factory<User> { self { User(id: 7) }.scope(.session) }
}
