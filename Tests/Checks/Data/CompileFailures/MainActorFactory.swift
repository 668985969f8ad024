// A factory of the main actor is used elsewhere.

import Keyworks

@MainActor final class Screen { init() {} }
// expected-note @-1 2 {{calls to initializer 'init()' from outside of its actor context}}

extension Container {
  @MainActor var screen: Factory<Screen> { self { Screen() } }
  // expected-note @-1 3 {{property declared here}}

  var body: Factory<Screen> { self { self.screen() } }
  // expected-error @-1 {{'screen' can not be referenced from a nonisolated context}}
  var key: Factory<Screen> { self { self[\.screen] } }
  // expected-error @-1 {{cannot form key path to main actor-isolated property 'screen'}}
  var unmarked: Factory<Screen> { self { Screen() } }
  // expected-error @-1 {{call to main actor-isolated initializer 'init()'}}
}

func call(_ container: Container) {
  // expected-note @-1 2 {{add '@MainActor' to make global function 'call'}}
  _ = container.screen()
  // expected-error @-1 {{'screen' can not be referenced from a nonisolated context}}
  container.screen.override { MainActor.assumeIsolated { Screen() } }
  // expected-error @-1 {{'screen' can not be referenced from a nonisolated context}}
}

// What a verb is given does not run on the main actor by itself.

@MainActor func override(_ container: Container) {
  container.screen.override { Screen() }
  // expected-error @-1 {{call to main actor-isolated initializer 'init()'}}
  container.screen.override { MainActor.assumeIsolated { Screen() } }
  container.screen.override(with: Screen())
}
