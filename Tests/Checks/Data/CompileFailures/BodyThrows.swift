// A body throws where it must not, or another error than its property declares.

import Keyworks

enum LoadError: Error { case missing }
enum OtherError: Error { case other }
func load() throws -> Int { 1 }
func loadTyped() throws(LoadError) -> Int { 1 }

// MARK: - A factory that cannot fail

extension Container {
  var number: Factory<Int> { self { try load() } }
  // expected-error @-1 {{The body can fail, and a Factory cannot. Declare the property as a}}
  var cached: Factory<Int> { self { try load() }.cached }
  // expected-error @-1 {{ThrowingFactory, or handle the error in the body.}}
  var statements: Factory<Int> {
    self {  // expected-error {{The body can fail, and a Factory cannot.}}
      let number = try load()
      return number + 1
    }
  }
  var text: ParameterFactory<Int, Int> { self { _ in try load() } }
  // expected-error @-1 {{The body can fail, and a ParameterFactory cannot. Handle the error in}}
  var calling: Factory<Int> { self { self.loaded() } }
  // expected-error @-1 {{call can throw, but it is not marked with 'try'}}
  var loaded: ThrowingFactory<Int, any Error> { self { try load() } }
}

// MARK: - A typed error

// A closure that does not say what it throws throws any Error, whatever stands in it.

extension Container {
  var thrown: ThrowingFactory<Int, LoadError> { self { throw LoadError.missing } }
  // expected-error @-1 {{The body does not throw the error that the ThrowingFactory names.}}
  var called: ThrowingFactory<Int, LoadError> { self { try loadTyped() } }
  // expected-error @-1 {{A closure throws any Error unless it says which}}
  var kept: ThrowingFactory<Int, LoadError> { self { try loadTyped() + 1 }.cached }
  // expected-error @-1 {{unless it says which: self { () throws(SomeError) in … }.}}
  var calm: ThrowingFactory<Int, LoadError> { self { 1 } }
  // expected-error @-1 {{The body does not throw the error that the ThrowingFactory names.}}
  var other: ThrowingFactory<Int, LoadError> { self { () throws(OtherError) in throw .other } }
  // expected-error @-1 {{The body does not throw the error that the ThrowingFactory names.}}

  var inside: ThrowingFactory<Int, LoadError> {
    self { () throws(LoadError) in throw OtherError.other }
    // expected-error @-1 {{'OtherError' cannot be converted to error type 'LoadError'}}
  }
}

// MARK: - A mistake elsewhere in the body stays the one that is reported

extension Container {
  var unknown: ThrowingFactory<Int, LoadError> { self { () throws(LoadError) in nothing() } }
  // expected-error @-1 {{cannot find 'nothing' in scope}}
  var wrong: ThrowingFactory<Int, LoadError> { self { () throws(LoadError) in "one" } }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
}
