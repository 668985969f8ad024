// The messages for a missing import of a module.

import Keyworks

final class Pool: Sendable {
  func stop() {}
}

extension Container {
  var pool: Factory<Pool> {
    self { Pool() }.cached.teardown { $0.stop() }
    // expected-error @-1 {{value of type 'Factory<Pool>' has no member 'teardown'}}
  }
  var later: AsyncFactory<Pool, any Error> {  // expected-error {{Write 'import KeyworksAsync'}}
    self.async { Pool() }  // expected-error {{has no member 'async'}}
  }
  var model: MainActorFactory<Pool> {  // expected-error {{Write 'import KeyworksUI'}}
    self.mainActor { Pool() }  // expected-error {{has no member 'mainActor'}}
  }
  static var staging: Wiring<Container>? { nil }
  // expected-error @-1 {{Write 'import KeyworksWiring'}}
}
