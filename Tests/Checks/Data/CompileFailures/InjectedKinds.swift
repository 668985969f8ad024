// A property wrapper is given a factory that needs more than a container, or can fail.

import Keyworks

enum Experiment: Variant { case a, b }
final class PaymentsContainer: SharedContainer {
  static let shared = PaymentsContainer()
  let manager = ContainerManager()
}

extension SharedContainer {
  var number: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var flow: VariantFactory<Experiment, Int> { self(by: Experiment.self) { _ in 1 } }
  var config: ThrowingFactory<Int, any Error> { self { 1 } }
}
extension Container {
  static var byNumber: KeyedTags<Int, Int> { [1: Tagged(\.number)] }
}

struct Early {
  @Injected(\.text) var text
  // expected-error @-1 {{The factory takes arguments, and nobody passes them here.}}
  @Injected(\PaymentsContainer.text) var typed: String
  // expected-error @-1 {{or keep container.provider(}}
  @Injected(\.flow) var flow
  // expected-error @-1 {{A VariantFactory takes its variant when it is resolved.}}
  @Injected(\.flow, under: .exactly(Experiment.a)) var under: Int
  // expected-error @-1 {{Resolve it in an initializer: container[}}
  @Injected(\.config) var config
  // expected-error @-1 {{The factory can fail, and nobody handles the error here.}}
  @Injected(\.text, 1) var argument
  // expected-error @-1 {{A property wrapper passes no arguments.}}
  @Injected(\.number, Experiment.a) var variant
  // expected-error @-1 {{a variant is written under: .exactly(variant).}}
  @Injected(\.byNumber) var byNumber
  // expected-error @-1 {{A map is resolved by its keys.}}
}

struct Late {
  @LazyInjected(\.text) var text: String
  // expected-error @-1 {{The factory takes arguments, and nobody passes them here.}}
  @LazyInjected(\PaymentsContainer.flow) var flow
  // expected-error @-1 {{A VariantFactory takes its variant when it is resolved.}}
  @LazyInjected(\.config) var config
  // expected-error @-1 {{Resolve it in an initializer that throws: try container[}}
  @LazyInjected(\PaymentsContainer.config) var typed: Int
  // expected-error @-1 {{The factory can fail, and nobody handles the error here.}}
}

// What does not exist, and what has another type, stays what is reported.

struct Wrong {
  @Injected(\PaymentsContainer.nothing) var unknown: Int
  // expected-error @-1 {{value of type 'PaymentsContainer' has no member 'nothing'}}
  @Injected(\.number) var number: String
  // expected-error @-1 {{'KeyPath<Container, Factory<Int>>' to expected argument type}}
  // expected-note @-2 {{('Int' and 'String') are expected to be equal}}
}
