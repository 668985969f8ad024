// A factory with arguments is given too few or too many of them.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var text: ParameterFactory<Int, String> { self { id in "\(id)" } }
  var report: ParameterFactory<(Int, String), Report> { self { Report(id: $0, name: $1) } }
  var sum: ParameterFactory<(Int, Int, Int), Int> { self { $0 + $1 + $2 } }
}

func tooMany(_ container: Container) {
  _ = container.text(1, 2)  // expected-error {{extra argument in call}}
  _ = container.report(1, "a", 2, 3)  // expected-error {{extra arguments at positions #3, #4}}
  _ = container.sum(1, 2, 3, "a")  // expected-error {{extra argument in}}

  _ = container[\.text, 1, 2]  // expected-error {{extra argument in subscript}}
  _ = container[\.report, 1, "a", 2, 3]  // expected-error {{extra arguments at positions #4, #5}}
  _ = container[\.sum, 1, 2, 3, "a"]  // expected-error {{extra argument in}}
}

func tooFew(_ container: Container) {
  _ = container.text()
  // expected-error @-1 {{The factory takes more arguments. Pass one for each type}}
  _ = container.report(1)
  // expected-error @-1 {{for each type that its declaration lists before the value.}}
  _ = container.sum(1, 2)  // expected-error {{The factory takes more arguments.}}

  _ = container[\.text]
  // expected-error @-1 {{The factory takes more arguments. Pass one for each type}}
  _ = container[\.report, 1]  // expected-error {{The factory takes more arguments.}}
  _ = container[\.sum, 1, 2]  // expected-error {{The factory takes more arguments.}}
}

// Also where a type is asked for, and in a body.

func typed(_ container: Container) {
  let few: Report = container[\.report]  // expected-error {{The factory takes more arguments.}}
  let many: Report = container[\.report, 1, "a", 2]
  // expected-error @-1 {{extra argument in subscript}}
  print(few, many)
}

extension Container {
  var few: Factory<Report> { self { self.report(1) }.cached }
  // expected-error @-1 {{The factory takes more arguments.}}
  var many: Factory<Report> { self { self.report(1, "a", 2) }.cached }
  // expected-error @-1 {{extra argument in call}}
}
