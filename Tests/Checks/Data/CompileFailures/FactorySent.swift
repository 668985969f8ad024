// A factory goes to another task and stays in use here.

import Keyworks

extension Container {
  var number: Factory<Int> { self { 1 } }
}

func sent(_ container: Container) {
  let number = container.number
  Task.detached { print(number()) }  // expected-error {{risks causing data races}}
  // expected-note @-1 {{risks causing races in between local and caller code}}
  print(number())  // expected-note {{access can happen concurrently}}
}

func resolvedThere(_ container: Container) {
  Task.detached { print(container.number()) }
  print(container.number())
}
