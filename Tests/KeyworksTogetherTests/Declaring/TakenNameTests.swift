import Keyworks
import KeyworksAsync
import KeyworksTracing
import KeyworksUI
import KeyworksWiring
import Testing

/// The names that the library takes on a container are free for factories.
@Suite struct `A factory with the name of a function of containers` {
  private let user = User()

  @Test func `is what a call without arguments means`() {
    let user = user
    let called = [
      user.activate(), user.async(), user.changes(), user.close(), user.contextValue(),
      user.contribute(),
      user.entries(), user.gather(), user.injected(), user.mainActor(), user.nearest(),
      user.observe(),
      user.override(),
      user.promised(), user.provider(), user.providers(), user.register(), user.remove(),
      user.reorder(),
      user.require(), user.reset(), user.start(), user.started(), user.throwing(), user.with(),
    ]
    #expect(called == User.names)
  }

  @Test func `is what it means in an asynchronous function`() async {
    let user = user
    let called = [
      user.activate(), user.async(), user.changes(), user.contextValue(), user.contribute(),
      user.entries(), user.gather(), user.injected(), user.mainActor(), user.nearest(),
      user.observe(),
      user.override(),
      user.promised(), user.provider(), user.providers(), user.register(), user.remove(),
      user.reorder(),
      user.require(), user.reset(), user.start(), user.started(), user.throwing(), user.with(),
    ]
    #expect(called == User.names.filter { $0 != "close" })
    // `close()` closes the container: with `try await`, which the compiler asks for.
    #expect(user[\.close] == "close")
  }

  @Test func `leaves the functions usable`() async throws {
    user.register(\.observe) { _ in "registered" }
    #expect(user.observe() == "registered")
    #expect(user.provider(\.start)() == "start")
    #expect(User.injected(\.injected) == "injected")
    user.reset(.registrations)
    #expect(user.observe() == "observe")
    try await user.start(\.start)
    user.override.override { "overridden" }.during { #expect(user[\.override] == "overridden") }
    try await user.close()
  }
}

private final class User: SharedContainer {
  static let shared = User()
  let manager = ContainerManager()

  static let names = [
    "activate", "async", "changes", "close", "contextValue", "contribute", "entries", "gather",
    "injected", "mainActor",
    "nearest", "observe", "override", "promised", "provider", "providers", "register", "remove",
    "reorder",
    "require", "reset", "start", "started", "throwing", "with",
  ]
}

extension User {
  fileprivate var activate: Factory<String> { self { "activate" } }
  fileprivate var async: Factory<String> { self { "async" } }
  fileprivate var changes: Factory<String> { self { "changes" } }
  fileprivate var close: Factory<String> { self { "close" } }
  fileprivate var contextValue: Factory<String> { self { "contextValue" } }
  fileprivate var contribute: Factory<String> { self { "contribute" } }
  fileprivate var entries: Factory<String> { self { "entries" } }
  fileprivate var gather: Factory<String> { self { "gather" } }
  fileprivate var injected: Factory<String> { self { "injected" } }
  fileprivate var mainActor: Factory<String> { self { "mainActor" } }
  fileprivate var nearest: Factory<String> { self { "nearest" } }
  fileprivate var observe: Factory<String> { self { "observe" } }
  fileprivate var override: Factory<String> { self { "override" } }
  fileprivate var promised: Factory<String> { self { "promised" } }
  fileprivate var provider: Factory<String> { self { "provider" } }
  fileprivate var providers: Factory<String> { self { "providers" } }
  fileprivate var register: Factory<String> { self { "register" } }
  fileprivate var remove: Factory<String> { self { "remove" } }
  fileprivate var reorder: Factory<String> { self { "reorder" } }
  fileprivate var require: Factory<String> { self { "require" } }
  fileprivate var reset: Factory<String> { self { "reset" } }
  fileprivate var start: Factory<String> { self { "start" } }
  fileprivate var started: Factory<String> { self { "started" } }
  fileprivate var throwing: Factory<String> { self { "throwing" } }
  fileprivate var with: Factory<String> { self { "with" } }
}
