// A factory that can fail is resolved as if it could not, or its error is taken for
// another one.

import Keyworks

enum LoadError: Error { case missing }
enum OtherError: Error { case other }

extension Container {
  var config: ThrowingFactory<Int, any Error> { self.throwing { throw LoadError.missing } }
  var typed: ThrowingFactory<Int, LoadError> { promised() }
}

func withoutTry(_ container: Container) throws {
  _ = container.config()  // expected-error {{call can throw but is not marked with 'try'}}
  // expected-note @-1 {{did you mean to use 'try'?}}
  // expected-note @-2 {{did you mean to handle error as optional value?}}
  // expected-note @-3 {{did you mean to disable error propagation?}}
  _ = container[\.config]
  // expected-error @-1 {{subscript access can throw but is not marked with 'try'}}
  // expected-note @-2 {{did you mean to use 'try'?}}
  // expected-note @-3 {{did you mean to handle error as optional value?}}
  // expected-note @-4 {{did you mean to disable error propagation?}}
}

func unhandled(_ container: Container) {
  _ = try container.config()  // expected-error {{errors thrown from here are not handled}}
  _ = try container[\.config]  // expected-error {{errors thrown from here are not handled}}
}

func otherError(_ container: Container) throws(OtherError) {
  _ = try container.typed()
  // expected-error @-1 {{'LoadError' cannot be converted to error type 'OtherError'}}
  _ = try container[\.typed]
  // expected-error @-1 {{'LoadError' cannot be converted to error type 'OtherError'}}
}

func typedCatch(_ container: Container) {
  do {
    _ = try container.typed()
  } catch {
    let other: OtherError = error
    // expected-error @-1 {{value of type 'LoadError' to specified type 'OtherError'}}
    print(other)
  }
}

func needless(_ container: Container) throws {
  _ = try container.number()
  // expected-warning @-1 {{no calls to throwing functions occur within 'try' expression}}
}
extension Container {
  var number: Factory<Int> { self { 1 } }
}
