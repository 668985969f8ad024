// A body waits, and its factory cannot.

import Keyworks

enum LoadError: Error { case missing }
func load() async -> Int { 1 }
func tryLoad() async throws -> Int { 1 }

extension Container {
  var number: Factory<Int> { self { await load() } }
  // expected-error @-1 {{The body waits, and a Factory cannot. Declare the property as}}
  var kept: Factory<Int> { self { await load() }.cached }
  // expected-error @-1 {{AsyncFactory<Value, Never>, or as AsyncFactory<Value, any Error> if the}}
  var failing: Factory<Int> { self { try await tryLoad() } }
  // expected-error @-1 {{The body waits, and a Factory cannot. Declare the property as}}
  var statements: Factory<Int> {
    self {
      // expected-error @-1 {{AsyncFactory<Value, Never>, or as AsyncFactory<Value, any Error> if the}}
      let number = await load()
      return number + 1
    }
  }
  var throwing: ThrowingFactory<Int, any Error> { self.throwing { try await tryLoad() } }
  // expected-error @-1 {{The body waits, and a ThrowingFactory cannot. Declare the property as}}
  var typed: ThrowingFactory<Int, LoadError> {
    self.throwing { () async throws(LoadError) in await load() }.cached
    // expected-error @-1 {{AsyncFactory<Value, any Error>, with self.async { … }.}}
  }
  var text: ParameterFactory<Int, Int> { self { _ in await load() } }
  // expected-error @-1 {{The body waits, and a ParameterFactory cannot. Declare the property as}}
  var keptText: ParameterFactory<Int, Int> { self { _ in try await tryLoad() }.cached }
  // expected-error @-1 {{which names its error last, AsyncFactory<Int, Value, Never>, with self.async { … }.}}
}

// MARK: - Verbs

func verbs(_ container: Container) {
  container.number.override { await load() }
  // expected-error @-1 {{The body waits, and the factory cannot. Wait before, and write}}
  container.number.register { await load() }
  // expected-error @-1 {{The body awaits, but the factory is synchronous. Declare the property as an}}
  container.throwing.override { await load() }
  // expected-error @-1 {{override(with: value), or declare its property as an AsyncFactory.}}
}

// MARK: - The words are the compiler's

extension Container {
  var unmarked: Factory<Int> { self { load() } }
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
}

func otherVerbs(_ container: Container) {
  container.text.override { _ in await load() }
  // expected-error @-1 {{cannot pass function of type '@Sendable (Int) async -> Int' to parameter}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  container.throwing.register { try await tryLoad() }
  // expected-error @-1 {{cannot pass function of type '@Sendable () async throws -> Int' to}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
}
