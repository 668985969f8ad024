// A class that cannot be a container.

import Keyworks

class Open: ManagedContainer {
  // expected-error @-1 {{non-final class 'Open' cannot conform to the 'Sendable' protocol}}
  let manager = ContainerManager()
}

final class Stateful: ManagedContainer {
  let manager = ContainerManager()
  var count = 0
  // expected-error @-1 {{'count' of 'Sendable'-conforming class 'Stateful' is mutable}}
}

final class Replaceable: ManagedContainer {
  var manager = ContainerManager()
  // expected-error @-1 {{'manager' of 'Sendable'-conforming class 'Replaceable' is mutable}}
}

struct Value: ManagedContainer {
  // expected-error @-1 {{non-class type 'Value' cannot conform to class protocol 'ManagedContainer'}}
  let manager = ContainerManager()
}

final class Unmanaged: ManagedContainer {}
// expected-error @-1 {{type 'Unmanaged' does not conform to protocol 'ManagedContainer'}}
// expected-note @-2 {{add stubs for conformance}}

final class Unshared: SharedContainer {
  // expected-error @-1 {{type 'Unshared' does not conform to protocol 'SharedContainer'}}
  // expected-note @-2 {{add stubs for conformance}}
  let manager = ContainerManager()
}

// A factory is a computed property; a stored one would be state.

final class Storing: ManagedContainer {
  let manager = ContainerManager()
  lazy var number: Factory<Int> = self { 1 }  // expected-error {{is mutable}}
}

extension Container {
  let number: Factory<Int> = Container.shared { 1 }
  // expected-error @-1 {{extensions must not contain stored properties}}
}
