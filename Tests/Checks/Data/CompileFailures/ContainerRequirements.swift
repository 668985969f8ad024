// A module states what it needs as a protocol, and the app does not provide it.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}

protocol Requirements: SharedContainer {
  var clock: Factory<any Clock> { get }
  // expected-note @-1 {{protocol requires property 'clock'}}
  var text: ParameterFactory<Int, String> { get }
  // expected-note @-1 {{protocol requires property 'text'}}
}

extension Container: Requirements {
  // expected-error @-1 {{type 'Container' does not conform to protocol 'Requirements'}}
  // expected-note @-2 {{add stubs for conformance}}
  var clock: Factory<SystemClock> { self { SystemClock() } }
  // expected-note @-1 {{candidate has non-matching type 'Factory<SystemClock>'}}
}
