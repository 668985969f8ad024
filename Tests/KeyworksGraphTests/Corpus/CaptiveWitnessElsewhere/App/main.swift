// why: the conformance is empty, and its witness is in an extension of its own.
import Accounts
import Keyworks

extension Scope {
  static let session = Scope("session")
}

extension Container: @retroactive AccountNeeds {}

extension Container {
  public var user: Factory<User> { self { User(name: "Ada") }.scope(.session) }
}

print(Container.shared.inbox())
