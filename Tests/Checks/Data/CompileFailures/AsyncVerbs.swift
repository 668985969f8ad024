// Verbs of an AsyncFactory, in another form than they have, and properties that would have to wait.

import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring

extension SharedContainer {
  var flags: AsyncFactory<Int, Never> { self.async { 1 } }
  var account: AsyncParameterFactory<Int, Int, any Error> { self.async { $0 } }
}

func verbs(_ container: Container) {
  container.flags.override(2)
  // expected-error @-1 {{Write override(with: value) to hand out that value, override { value }}}
  container.flags.register(2)
  // expected-error @-1 {{Write register(with: value) to hand out that value, register { value }}
  container.flags.override { "a" }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  container.flags.override { throw CancellationError() }
  // expected-error @-1 {{invalid conversion from throwing function of type '@Sendable () throws}}
  container.flags.override(with: "a")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}

// MARK: - Starting

extension Container {
  var square: ParameterFactory<Int, Int> { self { $0 * $0 } }
  var view: MainActorParameterFactory<Int, Int> { self.mainActor { $0 } }
}

func start(_ container: Container) async throws {
  try await container.start(\.account)
  // expected-error @-1 {{requires the types 'Int' and '()' be equivalent}}
  try await container.start(\.flags, \.square)
  // expected-error @-1 {{requires the types 'Int' and '()' be equivalent}}
  try await container.start(\.view)
  // expected-error @-1 {{requires the types 'Int' and '()' be equivalent}}
  _ = Wiring<Container> { _ in }.starting(\.flags, \.account)
  // expected-error @-1 {{requires the types 'Int' and '()' be equivalent}}
}

// MARK: - Properties

final class Model {
  @Injected(\.flags) var flags
  // expected-error @-1 {{The factory is asynchronous, and a property cannot wait for it. Take the}}
  @Injected(\.flags) var typed: Int
  // expected-error @-1 {{value in an initializer, or keep container.provider(}}
  @LazyInjected(\.flags) var late
  // expected-error @-1 {{The factory is asynchronous, and a property cannot wait for it. Take the}}
  @Injected(\.account) var account: Int
  // expected-error @-1 {{value in an initializer, or keep container.provider(}}
  @LazyInjected(\.account, 1) var argument
  // expected-error @-1 {{The factory is asynchronous, and a property cannot wait for it. Take the}}
}
