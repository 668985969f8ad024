// A body has another number of parameters than its property declares arguments. The
// words are the compiler's: an overload for it would be named in place of every unknown
// member in the body of a factory with arguments.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var report: ParameterFactory<Int, String, Report> { self { Report(id: $0, name: $1) } }
  var none: ParameterFactory<Int, String, Report> { self { Report(id: 1, name: "") } }
  // expected-error @-1 {{cannot convert return expression of type 'Factory<Report>' to return type 'ParameterFactory<Int, String, Report>'}}
  var fewer: ParameterFactory<Int, String, Report> { self { id in Report(id: id, name: "") } }
  // expected-error @-1 {{pack expansion requires that 'Int' and 'Int, String' have the same shape}}
  var more: ParameterFactory<Int, String> { self { id, name in "" } }
  // expected-error @-1 {{pack expansion requires that '_, _' and 'Int' have the same shape}}
  var some: Factory<Int> { self { id in 1 } }
  // expected-error @-1 {{'ParameterFactory<_, Int>' to return type 'Factory<Int>'}}
}

func verbs(_ container: Container) {
  container.report.override { Report(id: 1, name: "") }
  // expected-error @-1 {{pack expansion requires that 'Int, String' and '' have the same shape}}
  container.report.register { _ in Report(id: 1, name: "") }
  // expected-error @-1 {{pack expansion requires that 'Int, String' and '_' have the same shape}}
}

// MARK: - A mistake elsewhere in the body is the one that is reported

extension Container {
  var unknown: ParameterFactory<Int, String, Report> {
    self { id, name in Report(id: id, name: nothing) }
    // expected-error @-1 {{cannot find 'nothing' in scope}}
  }
  var member: ParameterFactory<Int, Int> { self { id in id.nothing } }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
  var label: ParameterFactory<Int, String, Report> {
    self { id, name in Report(id: id, nam: name) }
    // expected-error @-1 {{incorrect argument label in call}}
  }
  var kept: ParameterFactory<Int, Int> { self { id in id.nothing }.cached }
  // expected-error @-1 {{value of type 'Int' has no member 'nothing'}}
  var plain: Factory<Report> { self { Report(id: 1, nam: "") }.cached }
  // expected-error @-1 {{incorrect argument label in call}}
}
