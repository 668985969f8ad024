// The number of arguments is wrong and so is the type of one: the compiler's own words,
// which come from comparing with the overloads for a wrong number.

import Keyworks

extension Container {
  var text: ParameterFactory<Int, String> { self { id in "\(id)" } }
  var pair: ParameterFactory<(Int, String), String> { self { id, name in "\(id) \(name)" } }
}

func both(_ container: Container) {
  _ = container.pair("a")
  // expected-error @-1 {{no exact matches in call to instance method 'callAsFunction'}}
  _ = container.pair(1, 2, 3)  // expected-error {{extra argument in call}}
  _ = container.text("a", 2)  // expected-error {{extra argument in call}}
}
