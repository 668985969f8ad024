// An AsyncFactory is called as if it gave its value at once. These words are the compiler's: it does
// not choose an overload by `await` and `try`.

import Keyworks
import KeyworksAsync

extension Container {
  var flags: AsyncFactory<Int, Never> { self.async { 1 }.cached }
  var pool: AsyncFactory<Int, any Error> { self.async { 1 }.cached }
  var account: AsyncParameterFactory<Int, String, Never> { self.async { "\($0)" } }
  static var all: AsyncTags<Int> { [Tagged(\.flags)] }
}

// MARK: - Code that cannot wait

func synchronous(_ container: Container) {
  // expected-note @-1 5 {{add 'async' to function 'synchronous' to make it asynchronous}}
  _ = container.flags()
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
  _ = container[\.flags]
  // expected-error @-1 {{'async' subscript access in a function that does not support concurrency}}
  _ = container.account(1)
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
  _ = container[\.account, 1]
  // expected-error @-1 {{'async' subscript access in a function that does not support concurrency}}
  _ = try? container.pool()
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
}

extension Container {
  var inBody: Factory<Int> { self { self.flags() } }
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
  var inKept: Factory<Int> { self { self[\.flags] }.cached }
  // expected-error @-1 {{'async' subscript access in a function that does not support concurrency}}
  var inArguments: ParameterFactory<Int, String> { self { self.account($0) } }
  // expected-error @-1 {{'async' call in a function that does not support concurrency}}
}

// MARK: - A missing word

func withoutAwait(_ container: Container) async {
  _ = container.flags()
  // expected-error @-1 {{expression is 'async' but is not marked with 'await'}}
  // expected-note @-2 {{call is 'async'}}
  _ = container[\.flags]
  // expected-error @-1 {{caller isolation inheriting-isolated subscript 'subscript(_:_:)' cannot}}
  _ = container.account(1)
  // expected-error @-1 {{expression is 'async' but is not marked with 'await'}}
  // expected-note @-2 {{call is 'async'}}
}

func withoutTry(_ container: Container) async throws {
  _ = await container.pool()
  // expected-error @-1 {{call can throw but is not marked with 'try'}}
  // expected-note @-2 {{did you mean to use 'try'?}}
  // expected-note @-3 {{did you mean to handle error as optional value?}}
  // expected-note @-4 {{did you mean to disable error propagation?}}
  _ = await container[\.pool]
  // expected-error @-1 {{subscript access can throw but is not marked with 'try'}}
  // expected-note @-2 {{did you mean to use 'try'?}}
  // expected-note @-3 {{did you mean to handle error as optional value?}}
  // expected-note @-4 {{did you mean to disable error propagation?}}
  _ = await container.gather(\.all)
  // expected-error @-1 {{call can throw but is not marked with 'try'}}
  // expected-note @-2 {{did you mean to use 'try'?}}
  // expected-note @-3 {{did you mean to handle error as optional value?}}
  // expected-note @-4 {{did you mean to disable error propagation?}}
}

func unhandled(_ container: Container) async {
  _ = try await container.pool()
  // expected-error @-1 {{errors thrown from here are not handled}}
  _ = try await container[\.pool]
  // expected-error @-1 {{errors thrown from here are not handled}}
}

// What can be done instead.

func waiting(_ container: Container) {
  Task { print(await container.flags()) }
}
