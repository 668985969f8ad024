import Keyworks
import Testing

@Suite struct `The reach of a context value` {
  @Test func `a context value reaches the members of a list`() {
    let reach = Reach()
    #expect(reach.with(User(value: "ada")) { $0[\.all] } == ["ada", "ada!"])
    #expect(reach.with(User(value: "ada")) { $0[\.makers].map { $0(2) } } == ["ada 2"])
  }

  @Test func `a context value reaches the factories resolved in a sandbox`() {
    let reach = Reach()
    let found = reach.with(User(value: "ada")) { reach in
      withSandbox { (reach.user(), Reach().user()) }
    }
    #expect(found == ("ada", "ada"))
  }

  @Test func `autoRegister cannot require a context value of its caller`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reach = Reach()
      reach.whenRegistering.withLock { $0 = { _ = $0.user() } }
      _ = reach.with(User(value: "ada")) { $0.user() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("User"))
  }

  @Test func `a reset while a context value is in force restores the wiring of autoRegister`() {
    let reach = Reach()
    reach.whenRegistering.withLock { $0 = { $0.word.register { "wired" } } }
    reach.with(User(value: "ada")) { reach in
      reach.word.register { [unowned reach] in reach.require(User.self).value }
      #expect(reach.word() == "ada")
      reach.word.reset()
      #expect(reach.word() == "wired")
    }
  }
}

private struct User: ContextValue { let value: String }

private final class Reach: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let whenRegistering = Locked<(@Sendable (Reach) -> Void)?>(nil)
  func autoRegister() { whenRegistering.withLock { $0 }?(self) }

  var user: Factory<String> { self { self.require(User.self).value } }
  var loud: Factory<String> { self { self.user() + "!" } }
  var maker: ParameterFactory<Int, String> { self { "\(self.user()) \($0)" } }
  var word: Factory<String> { self { "definition" } }
  static var all: Tags<String> { [Tagged(\.user), Tagged(\.loud)] }
  static var makers: Tags<Provider<Int, String>> { [Tagged(\.maker)] }
}
