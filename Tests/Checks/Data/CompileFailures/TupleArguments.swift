// The arguments of a factory are written as one tuple.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var report: ParameterFactory<(Int, String), Report> {
    self { id, name in Report(id: id, name: name) }
    // expected-error @-1 {{A tuple is one argument. Write the types one after the other}}
  }
  var three: ParameterFactory<(Int, Int, Int), Int> { self { $0 + $1 + $2 } }
  // expected-error @-1 {{without parentheses: ParameterFactory<Int, String, Value>.}}
  var tuple: ParameterFactory<(Int, String), Report> { self { Report(id: $0.0, name: $0.1) } }
}

func calls(_ container: Container) {
  _ = container.tuple((1, "a"))
  _ = container.tuple(1, "a")  // expected-error {{extra argument in call}}
  _ = container[\.tuple, 1, "a"]  // expected-error {{extra argument in subscript}}
}
