// Verbs and lifetimes of an AsyncFactory, in another form than they have, and properties that would
// have to wait.

import Keyworks

struct Key: Sendable {}
final class PaymentsContainer: SharedContainer {
  static let shared = PaymentsContainer()
  let manager = ContainerManager()
}

extension SharedContainer {
  var flags: AsyncFactory<Int, Never> { self.async { 1 } }
  var account: AsyncFactory<Int, Int, any Error> { self.async { $0 } }
}

func verbs(_ container: Container) {
  container.flags.override(2)
  // expected-error @-1 {{Write override(with: value) to hand out that value, override { value }}
  container.flags.register(2)
  // expected-error @-1 {{Write register(with: value) to hand out that value, register { value }}
  container.flags { 2 }
  // expected-error @-1 {{Calling a factory resolves it. To change what it builds, write register}}
  container.account { $0 }
  // expected-error @-1 {{{ … }, or override { … } in a test.}}
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
  var view: MainActorFactory<Int, Int> { self.mainActor { $0 } }
}

func start(_ container: Container) async throws {
  try await container.start(\.account)
  // expected-error @-1 {{A factory with arguments cannot be started. Declare a factory without arguments that resolves it, and start that one.}}
  try await container.start(\.flags, \.square)
  // expected-error @-1 {{A factory with arguments cannot be started.}}
  try await container.start(\.view)
  // expected-error @-1 {{A factory with arguments cannot be started.}}
  _ = Wiring<Container> { _ in }.starting(\.flags, \.account)
  // expected-error @-1 {{A factory with arguments cannot be started.}}
}

// MARK: - Lifetimes

extension Container {
  var cached: AsyncFactory<Key, Int, Never> { self.async { _ in 1 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments, so all of them}}
  var shared: AsyncFactory<Key, Int, Never> { self.async { _ in 1 }.shared }
  // expected-error @-1 {{One instance is kept for each value of the arguments, so all of them}}
  var singleton: AsyncFactory<Key, Int, Never> { self.async { _ in 1 }.singleton }
  // expected-error @-1 {{One instance is kept for each value of the arguments, so all of them}}
  var scoped: AsyncFactory<Int, Key, Int, Never> {
    self.async { _, _ in 1 }.scope(Scope("session"))
  }
  // expected-error @-2 {{One instance is kept for each value of the arguments, so all of them}}
  var graph: AsyncFactory<Key?, Int, Never> { promised().graph }
  // expected-error @-1 {{One instance is kept for each value of the arguments, so all of them}}
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
  @Injected(\PaymentsContainer.flags) var other
  // expected-error @-1 {{value in an initializer, or keep container.provider(}}
}
