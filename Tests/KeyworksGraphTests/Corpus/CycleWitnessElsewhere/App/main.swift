// why: the conformance is empty, and its witness in another extension needs the module's factory.
import Accounts
import Keyworks

extension Container: @retroactive AccountNeeds {}

extension Container {
  public var userName: Factory<String> { self { self.user().name } }
  var hello: Factory<String> { self { "Hello, \(self.user().name)" } }
  public static var greetings: Tags<String> { [Tagged(\.hello)] }
}

print(Container.shared.userName())
