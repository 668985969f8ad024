// A protocol of the main actor is not Sendable, though the classes that conform are. The
// warning names the ways out; ': Sendable' on the protocol is the usual one.

import Keyworks

@MainActor protocol Page {}
@MainActor protocol SafePage: Sendable {}
@MainActor final class Home: Page, SafePage {}

extension Container {
  @MainActor var cached: Factory<any Page> { self { Home() }.cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  @MainActor var shared: Factory<any Page> { self { Home() }.shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  @MainActor var singleton: Factory<any Page> { self { Home() }.singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  @MainActor var scoped: Factory<any Page> { self { Home() }.scope(Scope("session")) }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
}

// Silent.

extension Container {
  @MainActor var safe: Factory<any SafePage> { self { Home() }.cached }
  @MainActor var concrete: Factory<Home> { self { Home() }.cached }
  @MainActor var assumed: Factory<any Page> { self { Home() }.assumingSendable.cached }
}
