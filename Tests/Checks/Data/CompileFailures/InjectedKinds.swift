// A property wrapper is given a factory that needs more than a container, or can fail, or one of a
// container that no code can reach.

import Keyworks

enum Experiment: Variant { case a, b }
final class PaymentsContainer: SharedContainer {
  static let shared = PaymentsContainer()
  let manager = ContainerManager()
}

extension SharedContainer {
  var number: Factory<Int> { self { 1 } }
  var lower: Factory<@Sendable (String) -> String> { self { { $0.lowercased() } } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var flow: ParameterFactory<Experiment, Int> { self { _ in 1 } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
}
final class Request: ManagedContainer {
  let manager = ContainerManager()
  var user: Factory<Int> { self { 1 } }
  var page: ParameterFactory<Int, String> { self { "\($0)" } }
}

struct Handler {
  @Injected(\Request.user) var user
  // expected-error @-1 {{An injected property needs a SharedContainer,}}
  @LazyInjected(\Request.user) var later: Int
  // expected-error @-1 {{From another container, pass the value to an initializer:}}
  @Injected(\Request.page, 7) var page
  // expected-error @-1 {{An injected property needs a SharedContainer,}}
}

extension Container {
  static var byNumber: KeyedTags<Int, Int> { [1: Tagged(\.number)] }
}
extension PaymentsContainer {
  static var all: Tags<Int> { [Tagged(\.number)] }
}

struct Early {
  @Injected(\.text) var text
  // expected-error @-1 {{The factory takes other arguments.}}
  @Injected(\PaymentsContainer.text) var typed: String
  // expected-error @-1 {{and the arguments that the factory takes: @Injected(}}
  @Injected(\.flow) var flow
  // expected-error @-1 {{The factory takes other arguments.}}
  @Injected(\.flow, under: Experiment.a) var under: Int
  // expected-error @-1 {{or keep container.provider(}}
  @Injected(\.config) var config: Int
  // expected-error @-1 {{The factory can fail, and a property cannot throw.}}
  @Injected(\.text, 1, 2) var argument
  // expected-error @-1 {{The factory takes other arguments.}}
  @Injected(\.text, "a") var otherType: String
  // expected-error @-1 {{The factory takes other arguments.}}
  @Injected(\.number, Experiment.a) var variant
  // expected-error @-1 {{A variant that it does not list is written under: variant.}}
}

struct Late {
  @LazyInjected(\.text) var text: String
  // expected-error @-1 {{The factory takes other arguments.}}
  @LazyInjected(\PaymentsContainer.flow) var flow
  // expected-error @-1 {{and the arguments that the factory takes: @Injected(}}
  @LazyInjected(\.config) var config: Int
  // expected-error @-1 {{Declare it without a type or as a Result, and read it with try config.get()}}
}

// What does not exist, and what has another type, stays what is reported.

struct Wrong {
  @LazyInjected(\PaymentsContainer.Type.all) var texts: [String]
  // expected-error @-1 {{Tags<Element> gives [Element]}}
  @Injected(\.byNumber) var numbers: [Int]
  // expected-error @-1 {{The list gives something else than the property is.}}
  @Injected(\PaymentsContainer.nothing) var unknown: Int
  // expected-error @-1 {{value of type 'PaymentsContainer' has no member 'nothing'}}
  @Injected(\.number) var number: String
  // expected-error @-1 {{'KeyPath<Container, Factory<Int>>' to expected argument type}}
  // expected-note @-2 {{('Int' and 'String') are expected to be equal}}
  @Injected(\.lower) var lower: @Sendable (Int) -> String
  // expected-error @-1 {{to expected argument type}}
  // expected-note @-2 {{are expected to be equal}}
}
