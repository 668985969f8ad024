// A constant is injected from a factory that takes other arguments, can fail or waits, or on another actor.

import Keyworks
import KeyworksAsync
import KeyworksUI

extension Container {
  var number: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
  var pool: AsyncFactory<Int, Never> { self.async { 1 } }
  var screen: MainActorFactory<Int> { self.mainActor { 1 } }
  static var numbers: Tags<Int> { [Tagged(\.number)] }
}

final class Desk: Sendable {
  let number = Container.injected(\.number)
  let text = Container.injected(\.text, 7)
  let numbers = Container.injected(\.numbers)

  let misspelled = Container.injected(\.nmber)
  // expected-error @-1 {{type 'Container' has no member 'nmber'}}
  let word: String = Container.injected(\.number)
  // expected-error @-1 {{cannot convert value of type 'Int' to specified type 'String'}}
  let none = Container.injected(\.text)
  // expected-error @-1 {{Write one argument for each type that its declaration lists before the value,}}
  let another = Container.injected(\.text, "7")
  // expected-error @-1 {{The factory takes other arguments, or it is asynchronous.}}
  let more = Container.injected(\.number, 7)
  // expected-error @-1 {{before the value, Container.injected(}}
  let pool = Container.injected(\.pool)
  // expected-error @-1 {{The factory takes other arguments, or it is asynchronous.}}
  let config = Container.injected(\.config)
  // expected-error @-1 {{call can throw, but errors cannot be thrown out of a property initializer}}
  let screen = Container.injected(\.screen)
  // expected-error @-1 {{main actor-isolated default value in a nonisolated context}}
  let words: [String] = Container.injected(\.numbers)
  // expected-error @-1 {{cannot assign value of type '[Int]' to type '[String]'}}
  // expected-note @-2 {{arguments to generic parameter 'Element' ('Int' and 'String') are expected to be equal}}
}
