// Arguments are given to a factory that takes none.

import Keyworks

extension Container {
  var number: Factory<Int> { self { 1 } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { throw CancellationError() } }
}

func calls(_ container: Container) throws {
  _ = container.number(1)
  // expected-error @-1 {{A call resolves the factory, which takes no arguments.}}
  _ = try container.config(1)
  // expected-warning @-1 {{no calls to throwing functions occur within 'try' expression}}
  // expected-error @-2 {{A call resolves the factory, which takes no arguments.}}
}

func keyPaths(_ container: Container) throws {
  _ = container[\.number, 1]
  // expected-error @-1 {{The factory takes no arguments. Leave them out}}
  let number: Int = container[\.number, 1, 2]
  // expected-error @-1 {{or declare the property as a ParameterFactory.}}
  _ = try container[\.config, 1]  // expected-error {{The factory takes no arguments.}}
  // expected-warning @-1 {{no calls to throwing functions occur within 'try' expression}}
  print(number)
}
