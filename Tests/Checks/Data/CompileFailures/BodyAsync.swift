// A body waits, and its factory cannot.

import Keyworks

enum LoadError: Error { case missing }
func load() async -> Int { 1 }
func tryLoad() async throws -> Int { 1 }

extension Container {
  var number: Factory<Int> { self { await load() } }
  // expected-error @-1 {{self { … } declares a Factory or a ParameterFactory, and its body neither fails nor waits.}}
  var kept: Factory<Int> { self { await load() }.cached }
  // expected-error @-1 {{cannot pass function of type '() async -> Int' to parameter expecting synchronous}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var failing: Factory<Int> { self { try await tryLoad() } }
  // expected-error @-1 {{self { … } declares a Factory or a ParameterFactory, and its body neither fails nor waits.}}
  var statements: Factory<Int> {
    self {
      // expected-error @-1 {{one that waits as an AsyncFactory<Value, any Error>, with self.async { … }}}
      let number = await load()
      return number + 1
    }
  }
  var throwing: ThrowingFactory<Int, any Error> { self.throwing { try await tryLoad() } }
  // expected-error @-1 {{cannot pass function of type '() async throws -> Int' to parameter expecting synchronous}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var typed: ThrowingFactory<Int, LoadError> {
    self.throwing { () async throws(LoadError) in await load() }.cached
    // expected-error @-1 {{cannot pass function of type '() async throws(LoadError) -> Int' to parameter expecting}}
  }
  var text: ParameterFactory<Int, Int> { self { _ in await load() } }
  // expected-error @-1 {{cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var keptText: ParameterFactory<Int, Int> { self { _ in try await tryLoad() }.cached }
  // expected-error @-1 {{invalid conversion from throwing function of type '(Int) async throws -> Int'}}
}

// MARK: - The words are the compiler's

extension Container {
  var unmarked: Factory<Int> { self { load() } }
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
}

func verbs(_ container: Container) {
  container.number.override { await load() }
  // expected-error @-1 {{cannot pass function of type '@Sendable () async -> Int' to parameter}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  container.text.override { _ in await load() }
  // expected-error @-1 {{cannot pass function of type '@Sendable (Int) async -> Int' to parameter}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  container.throwing.register { try await tryLoad() }
  // expected-error @-1 {{cannot pass function of type '@Sendable () async throws -> Int' to}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
}
