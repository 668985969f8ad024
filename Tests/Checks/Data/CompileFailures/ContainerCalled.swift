// A container is called to do something. That declares a factory, which nobody uses.

import Keyworks

extension Container {
  var number: Factory<Int> { self { 1 } }
  var text: Factory<String> { self { "" } }
}

func statements(_ container: Container) {
  container { $0.number.register { 2 } }
  // expected-error @-1 {{Calling a container declares a factory and does not run the closure.}}
  container { $0.number.override { 2 } }
  // expected-error @-1 {{Write the statements alone: container.clock.register { … }.}}
  container {  // expected-error {{Calling a container declares a factory}}
    $0.number.register { 2 }
    $0.text.register { "a" }
  }

  // A body like any other: that its factory is not used is all that can be said of it.

  container { container.number.override { 2 } }
  // expected-warning @-1 {{result of call to 'callAsFunction(_:file:function:line:column:)' is unused}}
  container { (container: Container) in container.number.override { 2 } }
  // expected-warning @-1 {{result of call to 'callAsFunction(_:file:function:line:column:)' is unused}}
}
