// A body throws where it must not, or another error than its property declares.

import Keyworks

enum LoadError: Error { case missing }
enum OtherError: Error { case other }
func load() throws -> Int { 1 }
func loadTyped() throws(LoadError) -> Int { 1 }

// MARK: - A factory that cannot fail

extension Container {
  var number: Factory<Int> { self { try load() } }
  // expected-error @-1 {{self { … } declares a Factory or a ParameterFactory, and its body neither fails nor waits.}}
  var cached: Factory<Int> { self { try load() }.cached }
  // expected-error @-1 {{invalid conversion from throwing function of type '() throws -> Int' to non-throwing}}
  var statements: Factory<Int> {
    self {  // expected-error {{its body neither fails nor waits.}}
      let number = try load()
      return number + 1
    }
  }
  var text: ParameterFactory<Int, Int> { self { _ in try load() } }
  // expected-error @-1 {{invalid conversion from throwing function of type '(Int) throws -> Int'}}
  var calling: Factory<Int> { self { self.loaded() } }
  // expected-error @-1 {{call can throw, but it is not marked with 'try'}}
  var loaded: ThrowingFactory<Int, any Error> { self.throwing { try load() } }
}

// MARK: - A typed error

// A closure that does not say what it throws throws any Error, whatever stands in it.

extension Container {
  var thrown: ThrowingFactory<Int, LoadError> { self.throwing { throw LoadError.missing } }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
  var called: ThrowingFactory<Int, LoadError> { self.throwing { try loadTyped() } }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
  var kept: ThrowingFactory<Int, LoadError> { self.throwing { try loadTyped() + 1 }.cached }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
  var calm: ThrowingFactory<Int, LoadError> { self.throwing { 1 } }
  // expected-error @-1 {{invalid conversion of thrown error type 'Never' to 'LoadError'}}
  var other: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(OtherError) in throw .other }
    // expected-error @-1 {{invalid conversion of thrown error type 'OtherError' to 'LoadError'}}
  }

  var inside: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(LoadError) in throw OtherError.other }
    // expected-error @-1 {{'OtherError' cannot be converted to error type 'LoadError'}}
  }
}

// MARK: - A mistake elsewhere in the body stays the one that is reported

extension Container {
  var unknown: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(LoadError) in nothing() }
    // expected-error @-1 {{cannot find 'nothing' in scope}}
  }
  var wrong: ThrowingFactory<Int, LoadError> { self.throwing { () throws(LoadError) in "one" } }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
}

// MARK: - Another form or number of arguments

extension Container {
  var wordless: ThrowingFactory<Int, any Error> { self { try load() } }
  // expected-error @-1 {{Declare a body that can fail as a ThrowingFactory<Value, any Error>, with self.throwing { … }}}
  var fewer: ThrowingParameterFactory<Int, Int, any Error> { self.throwing { try load() } }
  // expected-error @-1 {{The body has fewer parameters than the property declares arguments.}}
  var more: ThrowingFactory<Int, any Error> { self.throwing { number in number + 1 } }
  // expected-error @-1 {{cannot convert value of type '()' to expected argument type 'Int'}}
  var member: ThrowingParameterFactory<Int, Int, any Error> { self.throwing { id in id.nothing } }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
}

func arguments(_ container: Container) throws {
  _ = container.member()
  // expected-error @-1 {{The factory takes more arguments.}}
  _ = container.member(1, 2)
  // expected-error @-1 {{extra argument in call}}
  _ = container[\.member, "one"]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container.loaded(1)
  // expected-error @-1 {{A call resolves the factory, which takes no arguments.}}
}
