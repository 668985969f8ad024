// Several arguments are a tuple in the type of a factory, and separate in calls and closures.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var report: ParameterFactory<(Int, String), Report> {
    self { id, name in Report(id: id, name: name) }
  }
  var three: ParameterFactory<Int, Int, Int, Int> { self { $0 + $1 + $2 } }
  // expected-error @-1 {{generic type 'ParameterFactory' specialized with too many type parameters (got 4, but expected 2)}}
  var labelled: ParameterFactory<(id: Int, name: String), Report> {
    self { Report(id: $0.id, name: $0.name) }
  }
}

func calls(_ container: Container) {
  _ = container.report((1, "a"))
  _ = container.labelled((1, "a"))
  _ = container.labelled(1, "a")
  // expected-error @-1 {{requires the types '(id: Int, name: String)' and '(Int, String)' be equivalent}}
}
