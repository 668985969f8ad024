// Variants and context values that do not fit.

import Keyworks

enum Environment: Variant { case production, staging }
enum Experiment: Variant { case a, b }
struct UserID: ContextValue { let value: Int }
struct Size: ContextValue { let value: (Int, Int) }
struct NoVariant: Hashable, Sendable {}

extension Container {
  var host: Factory<String> { self { "" }.when(Environment.staging) { "staging" } }
  var flow: ParameterFactory<Experiment, Int> {
    self { experiment in
      switch experiment {  // expected-error {{switch must be exhaustive}}
      // expected-note @-1 {{add missing case: '.b'}}
      case .a: 1
      }
    }
  }
  var sized: ParameterFactory<Int, String> { self { "\($0)" } }
  var sizedFlow: ParameterFactory<(Experiment, Int), Int> { self { $1 } }
  static var hosts: Tags<String> { [Tagged(\.host)] }
  static var byNumber: KeyedTags<Int, String> { [1: Tagged(\.host)] }
  var didShow: Factory<Property<Bool>> { promised() }
  var wrongBody: Factory<String> { self { "" }.when(Environment.staging) { 1 } }
  // expected-error @-1 {{cannot convert}}
  var wrongVariant: Factory<String> { self { "" }.when(NoVariant()) { "" } }
  // expected-error @-1 {{argument type 'NoVariant' does not conform to expected type 'Variant'}}
}

struct Onboarding {
  @Injected(\.didShow) var didShow: Bool  // expected-error {{cannot convert}}
  // expected-note @-1 {{are expected to be equal}}
}

func use(_ container: Container) {
  _ = container.flow()  // expected-error {{The factory takes more arguments.}}
  _ = container[\.flow]  // expected-error {{The factory takes more arguments.}}
  _ = container[\.sizedFlow, .a]  // expected-error {{The factory takes more arguments.}}
  _ = container.sizedFlow(.a, "1")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container[\.sizedFlow, Environment.staging, 1]
  // expected-error @-1 {{cannot convert value of type 'Environment' to expected argument type 'Experiment'}}
  container.flow.override { (number: Int) in number }
  // expected-error @-1 {{cannot convert value of type '@Sendable (Int) -> Int' to expected argument type '@Sendable (Experiment) -> Int'}}
  _ = container[\.flow, Environment.staging]
  // expected-error @-1 {{cannot convert value of type 'Environment' to expected argument type 'Experiment'}}
  _ = container[\.host, Environment.staging]
  // expected-error @-1 {{A variant is not an argument: container.clock.under(variant)()}}
  _ = container[\.sized, 1, Environment.staging]
  // expected-error @-1 {{extra argument in subscript}}
  _ = container.host.under(NoVariant())()
  // expected-error @-1 {{argument type 'NoVariant' does not conform to expected type 'Variant'}}
  _ = container.host.under(.staging)()
  // expected-error @-1 {{type 'any Variant' has no member 'staging'}}
  _ = container.with(.staging) { $0.host() }
  // expected-error @-1 {{type 'any ContextValue' has no member 'staging'}}
  _ = container[\.host, under: Environment.staging]
  // expected-error @-1 {{Choose a variant with container.clock.under(variant)(), or for all}}
  let size = container[\.sized, 1, under: Environment.staging]
  // expected-error @-1 {{that a closure resolves with container.with(variant)}}
  _ = container.host.without(Environment.staging)()
  // expected-error @-1 {{cannot convert}}
  let numbers: [Int] = container.with(Environment.staging) { $0[\.hosts] }
  // expected-error @-1 {{cannot convert value of type '(Container) -> [String]' to expected argument type}}
  // expected-note @-2 {{('String' and 'Int') are expected to be equal}}
  _ = container.with(UserID(value: "42")) { $0.host() }
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type}}
  let name: String = container.require(UserID.self).value
  // expected-error @-1 {{cannot convert value of type}}
  _ = (name, numbers, size)
}
