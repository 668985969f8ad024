// The body of an AsyncFactory throws another error than its property names, or has another number of
// parameters or another type.

import Keyworks
import KeyworksAsync

enum LoadError: Error { case missing }
enum OtherError: Error { case other }
func load() async -> Int { 1 }
func tryLoad() async throws -> Int { 1 }
func typedLoad() async throws(LoadError) -> Int { 1 }

// MARK: - The error

extension Container {
  var calm: AsyncFactory<Int, Never> { self.async { try await tryLoad() } }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'Never'}}
  var calmKept: AsyncFactory<Int, Never> { self.async { try await tryLoad() }.cached }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'Never'}}
  var typed: AsyncFactory<Int, LoadError> { self.async { try await typedLoad() } }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
  var typedKept: AsyncFactory<Int, LoadError> { self.async { try await typedLoad() }.cached }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
  var unfailing: AsyncFactory<Int, LoadError> { self.async { await load() } }
  // expected-error @-1 {{invalid conversion of thrown error type 'Never' to 'LoadError'}}
  var other: AsyncFactory<Int, LoadError> {
    self.async { () async throws(OtherError) in await load() }
  }
  // expected-error @-2 {{invalid conversion of thrown error type 'OtherError' to 'LoadError'}}
  var argument: AsyncParameterFactory<Int, Int, LoadError> {
    self.async { _ in try await typedLoad() }
  }
  // expected-error @-2 {{pack expansion requires that 'Int' and '' have the same shape}} unexplained

  var inside: AsyncFactory<Int, LoadError> {
    self.async { () async throws(LoadError) in throw OtherError.other }
    // expected-error @-1 {{thrown expression type 'OtherError' cannot be converted to error type}}
  }
}

// MARK: - Parameters

extension Container {
  var fewer: AsyncParameterFactory<Int, Int, Never> { self.async { await load() } }
  // expected-error @-1 {{The body has fewer parameters than the property declares arguments.}}
  // A body with one parameter gets all arguments as a tuple, or nothing.
  var fewerOfTwo: AsyncParameterFactory<(Int, String), Int, any Error> {
    self.async { _ in try await tryLoad() }
  }
  var more: AsyncFactory<Int, Never> { self.async { container in container.now() } }
  // expected-error @-1 {{value of tuple type '()' has no member 'now'}}
}

// MARK: - The word

extension Container {
  var wordless: AsyncFactory<Int, Never> { self { await load() } }
  // expected-error @-1 {{one that waits as an AsyncFactory<Value, any Error>, with self.async { … }}}
  var wordlessKept: AsyncFactory<Int, any Error> { self { 1 }.cached }
  // expected-error @-1 {{'Factory<Int>' to return type 'AsyncFactory<Int, any Error>'}}
}

// MARK: - Something else

extension Container {
  var withoutError: AsyncFactory<Int> { promised() }
  // expected-error @-1 {{generic type 'AsyncFactory' specialized with too few type parameters}}
  // expected-error @-2 {{no 'promised' candidates produce the expected contextual result type '_'}}
  var type: AsyncFactory<String, Never> { self.async { await load() } }
  // expected-error @-1 {{cannot convert value of type 'Int' to closure result type 'String'}}
  var unknown: AsyncFactory<Int, Never> { self.async { await nothing() } }
  // expected-error @-1 {{cannot find 'nothing' in scope}}
  var member: AsyncParameterFactory<Int, Int, Never> { self.async { id in id.nothing } }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
}
