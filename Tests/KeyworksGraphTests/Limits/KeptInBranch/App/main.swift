// false: An instance kept only in a branch
import Keyworks

final class User: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Greeter: Sendable {
  let guest: User?
  init(guest: User?) { self.guest = guest }
  func greet() -> String { "Hello, \(guest?.name ?? "everybody")" }
}

/// A demo has one user, who never logs out.
let isDemo = CommandLine.arguments.contains("--demo")

extension Container {
  var user: Factory<User> { self { User(name: "Ada") }.cached }
  var greeter: Factory<Greeter> {  // limit: captive greeter user
    self { Greeter(guest: isDemo ? self.user() : nil) }.singleton
  }
}

print(Container.shared.greeter().greet())
if !isDemo { Container.shared.user.reset() }
print(Container.shared.user().name)
