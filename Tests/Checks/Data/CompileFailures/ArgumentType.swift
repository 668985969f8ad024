// The arguments are as many as the factory takes, but not of its types. However many of
// them are wrong, the first is named, and never their number.

import Keyworks

struct Report: Sendable { let id: Int, name: String }

extension Container {
  var text: ParameterFactory<Int, String> { self { id in "\(id)" } }
  var report: ParameterFactory<(Int, String), Report> { self { Report(id: $0, name: $1) } }
  var three: ParameterFactory<(Int, Int, Int), Int> { self { $0 + $1 + $2 } }
  var four: ParameterFactory<(Int, Int, Int, Int), Int> { self { $0 + $1 + $2 + $3 } }
}

func calls(_ container: Container) {
  _ = container.text("a")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container.report(1, 2)
  // expected-error @-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = container.report("a", 1)
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container.three("a", "b", "c")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container.four("a", "b", "c", "d")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}

func keyPaths(_ container: Container) {
  _ = container[\.text, "a"]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container[\.report, 1, 2]
  // expected-error @-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = container[\.report, "a", 1]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container[\.three, "a", "b", "c"]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container[\.four, "a", "b", "c", "d"]
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}

func unknown(_ container: Container) {
  _ = container.report(1, missing)  // expected-error {{cannot find 'missing' in scope}}
  _ = container[\.report, 1, missing]  // expected-error {{cannot find 'missing' in scope}}
}
