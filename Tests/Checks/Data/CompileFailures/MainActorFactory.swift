// A factory of the main actor is declared without its word, or used elsewhere.

import Keyworks
import KeyworksUI

@MainActor final class Screen {
  init() {}
  // expected-note @-1 2 {{calls to initializer 'init()' from outside of its actor context}}
  init(_ id: Int) {}
}

extension Container {
  var screen: MainActorFactory<Screen> { self.mainActor { Screen() } }
  var detail: MainActorParameterFactory<Int, Screen> { self.mainActor { id in Screen(id) } }

  var wordless: MainActorFactory<Screen> { self { Screen() } }
  // expected-error @-1 {{one of the main actor as a MainActorFactory<Value>, with self.mainActor { … }}}
  var wordlessDetail: MainActorParameterFactory<Int, Screen> { self { id in Screen(id) } }
  // expected-error @-1 {{'BasicFactory<Int, _OwnKey<Int>, Screen, Never>' to return type 'MainActorParameterFactory<Int, Screen>'}}
  var plain: Factory<Screen> { self { Screen() } }
  // expected-error @-1 {{call to main actor-isolated initializer 'init()'}}
  var user: Factory<Screen> { self { self.screen() } }
  // expected-error @-1 {{call to main actor-isolated instance method 'callAsFunction'}}
  var otherUser: Factory<Screen> { self { self[\.screen] } }
  // expected-error @-1 {{main actor-isolated subscript 'subscript(_:_:)' can not be referenced}}
  var waiting: MainActorFactory<Screen> { self.mainActor { await load() } }
  // expected-error @-1 {{to parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
}

@MainActor func load() async -> Screen { Screen() }

func call(_ container: Container) {
  // expected-note @-1 3 {{add '@MainActor' to make global function 'call'}}
  _ = container.screen()
  // expected-error @-1 {{call to main actor-isolated instance method 'callAsFunction'}}
  _ = container.provider(\.screen)()
  // expected-error @-1 {{call to main actor-isolated instance method 'callAsFunction'}}
  _ = container[\.detail, 3]
  // expected-error @-1 {{main actor-isolated subscript 'subscript(_:_:)' can not be referenced}}
}

final class Owner {
  @Injected(\.screen) var screen
  // expected-error @-1 {{main actor-isolated default value in a nonisolated context}}
  init() {}
}

@MainActor final class ScreenOwner {
  @Injected(\.screen) var screen
  @Injected(\Container.detail, 1) var detail
}

// A list says that its members belong to the main actor.

extension Container {
  static var screens: Tags<Screen> { [Tagged(\.screen)] }
  // expected-error @-1 {{An AsyncFactory belongs to AsyncTags, a MainActorFactory to MainActorTags,}}
  static var others: Tags<Screen> { [] }
  static var ofMain: MainActorTags<Screen> { [Tagged(\.screen)] }
}

func contribute(_ container: Container) {
  container.contribute(Tagged(\.screen), to: \.others)
  // expected-error @-1 {{An AsyncFactory belongs to AsyncTags, a MainActorFactory to MainActorTags,}}
  container.contribute(Tagged(\.screen), to: \.ofMain)
}

// Where the property belongs to the main actor instead of its type, verbs and lists do not.

extension Container {
  @MainActor var old: Factory<Screen> { self { Screen() } }
}

@MainActor func wire(_ container: Container) {
  container.old.override { Screen() }
  // expected-error @-1 {{call to main actor-isolated initializer 'init()'}}
  container.contribute(Tagged(\.old), to: \.others)
  // expected-error @-1 {{cannot form key path to main actor-isolated property 'old'}}
  container.old.override(with: Screen())
  container.screen.override { Screen() }
}
