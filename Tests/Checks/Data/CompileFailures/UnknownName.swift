// A name that does not exist: a missing property, a typo, a word of another container.

import Keyworks

extension Container {
  var clock: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
}

func missing(_ container: Container) {
  _ = container.missing()  // expected-error {{value of type 'Container' has no member 'missing'}}
  _ = container[\.missing]  // expected-error {{value of type 'Container' has no member 'missing'}}
  _ = container[\.missing, 1]
  // expected-error @-1 {{value of type 'Container' has no member 'missing'}}
  _ = container[\.missing, 1, "a"]
  // expected-error @-1 {{value of type 'Container' has no member 'missing'}}
}

func typo(_ container: Container) {
  _ = container.clokc()  // expected-error {{value of type 'Container' has no member 'clokc'}}
  _ = container[\.clokc]  // expected-error {{value of type 'Container' has no member 'clokc'}}
  _ = container[\.txet, 1]  // expected-error {{value of type 'Container' has no member 'txet'}}
  let clock: Int = container[\.clokc]
  // expected-error @-1 {{value of type 'Container' has no member 'clokc'}}
  container.clokc.override { 1 }
  // expected-error @-1 {{value of type 'Container' has no member 'clokc'}}
  container.reset(.instance)  // expected-error {{type 'ResetOptions' has no member 'instance'}}
  container.reset(scope: .sesion)  // expected-error {{type 'Scope' has no member 'sesion'}}
  print(clock)
}

struct Screen {
  @Injected(\.clokc) var clock
  // expected-error @-1 {{Container has no factory of this name. Check the spelling,}}
  @Injected(\.clokc) var typed: Int
  // expected-error @-1 {{and import the module that declares the factory.}}
  @Injected(\.txet, 7) var text
  // expected-error @-1 {{Another container is written before the name:}}
  @LazyInjected(\.txet, 7) var late: String
  // expected-error @-1 {{Container has no factory of this name.}}
  @Injected(\.clock) var number: String
  // expected-error @-1 {{'KeyPath<Container, Factory<Int>>' to expected argument type 'KeyPath<Container, Factory<String>>'}}
  // expected-note @-2 {{are expected to be equal}}
}

extension Container {
  var inBody: Factory<Int> { self { self.clokc() } }
  // expected-error @-1 {{value of type 'Container' has no member 'clokc'}}
  var inKept: Factory<Int> { self { self[\.clokc] }.cached }
  // expected-error @-1 {{value of type 'Container' has no member 'clokc'}}
  var inArguments: ParameterFactory<Int, String> { self { id in self.txet(id) } }
  // expected-error @-1 {{value of type 'Container' has no member 'txet'}}
  var unmade: Factory<Int> { promise() }  // expected-error {{cannot find 'promise' in scope}}
}
