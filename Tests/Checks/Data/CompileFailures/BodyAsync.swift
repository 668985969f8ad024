// A body waits. There is no asynchronous factory of this form.

import Keyworks

func load() async -> Int { 1 }
func tryLoad() async throws -> Int { 1 }

extension Container {
  var number: Factory<Int> { self { await load() } }
  // expected-error @-1 {{parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var kept: Factory<Int> { self { await load() }.cached }
  // expected-error @-1 {{parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var throwing: ThrowingFactory<Int, any Error> { self { try await tryLoad() } }
  // expected-error @-1 {{parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var text: ParameterFactory<Int, Int> { self { _ in await load() } }
  // expected-error @-1 {{parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
  var unmarked: Factory<Int> { self { load() } }
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
}

func overriding(_ container: Container) {
  container.number.override { await load() }
  // expected-error @-1 {{parameter expecting synchronous function type}}
  // expected-note @-2 {{'async' inferred from asynchronous operation used here}}
}
