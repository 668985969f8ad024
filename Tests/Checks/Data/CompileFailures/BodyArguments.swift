// A body has another number of parameters than its property declares arguments. With a
// lifetime after the body, and where the surplus parameter is used as a value of its own
// type, the words are the compiler's: only the type of the property says how many there are,
// and nothing says which type the surplus one has.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var report: ParameterFactory<(Int, String), Report> { self { Report(id: $0, name: $1) } }
  var none: ParameterFactory<(Int, String), Report> { self { Report(id: 1, name: "") } }
  // expected-error @-1 {{The body has fewer parameters than the property declares arguments.}}
  var fewer: ParameterFactory<(Int, String), Report> { self { id in Report(id: id, name: "") } }
  // expected-error @-1 {{Write one for each type before the value, or _ for one that is not used.}}
  var more: ParameterFactory<Int, String> { self { id, name in "" } }
  // expected-error @-1 {{The body has more parameters than the property declares arguments.}}
  var shown: ParameterFactory<Int, String> { self { "\($0) \($1)" } }
  // expected-error @-1 {{Write a type for each of them before the value.}}
  var typed: ParameterFactory<Int, Report> { self { id, name in Report(id: id, name: name) } }
  // expected-error @-1 {{contextual closure type '(Int) -> Report' expects 1 argument, but 2 were used in closure body}}
  var fewerKept: ParameterFactory<(Int, String), Int> { self { id in id + 1 }.cached }
  // expected-error @-1 {{cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) -> Int'}}
  var some: Factory<Int> { self { id in 1 } }
  // expected-error @-1 {{A body takes only the arguments that its property declares.}}
  var container: Factory<Int> { self { container in container.number() } }
  // expected-error @-1 {{The container is self; an argument has its type before the value:}}
  var number: Factory<Int> { self { 1 } }
}

func verbs(_ container: Container) {
  container.report.override { Report(id: 1, name: "") }
  // expected-error @-1 {{The body has fewer parameters than the factory takes arguments.}}
  container.report.override { _, _, _ in Report(id: 1, name: "") }
  // expected-error @-1 {{The body has more parameters than the factory takes arguments.}}
  container.report.register { _, _, _ in Report(id: 1, name: "") }
  // expected-error @-1 {{The body has more parameters than the factory takes arguments.}}
  // A body with one parameter gets all arguments as a tuple.
  container.report.register { _ in Report(id: 1, name: "") }
}

// MARK: - A mistake elsewhere in the body is the one that is reported

extension Container {
  var unknown: ParameterFactory<(Int, String), Report> {
    self { id, name in Report(id: id, name: nothing) }
    // expected-error @-1 {{cannot find 'nothing' in scope}}
  }
  var member: ParameterFactory<Int, Int> { self { id in id.nothing } }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
  var label: ParameterFactory<(Int, String), Report> {
    self { id, name in Report(id: id, nam: name) }
    // expected-error @-1 {{incorrect argument label in call}}
  }
  var kept: ParameterFactory<Int, Int> { self { id in id.nothing }.cached }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
  var plain: Factory<Report> { self { Report(id: 1, nam: "") }.cached }
  // expected-error @-1 {{incorrect argument label in call}}
}
