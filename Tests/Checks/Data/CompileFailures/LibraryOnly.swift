// Only the library can make or change these. Otherwise, code without `unsafe` could reach a value as
// another type.

import Keyworks
import KeyworksAsync

extension Container {
  var number: Factory<Int> { self { 1 } }
  var other: Factory<Int> { self { 2 } }
  var later: AsyncFactory<Int, Never> { self.async { 3 } }
}

func mix(_ container: Container) {
  var factory = container.number
  factory.declaration = container.later.declaration
  // expected-error @-1 {{cannot assign to property: 'declaration' is a get-only property}}
  _ = factory._changed(by: _Change(container.other.declaration))
  // expected-error @-1 {{'_Change<Declared>' initializer is inaccessible due to 'internal' protection level}}
  _ = container._manager(of: _Borrowed(container))
  // expected-error @-1 {{'_Borrowed<Object>' initializer is inaccessible due to 'internal' protection level}}
  _ = factory.keeping(Lifetime(number: 2))
  // expected-error @-1 {{'Lifetime' initializer is inaccessible due to 'internal' protection level}}
}

/// Passes what it gets from the library on to another factory.
struct Spy: FactoryDeclaration {
  let container: Container
  typealias _Signature = Void
  var declaration: Declaration<Int> { container.number.declaration }
  func _changed(by change: _Change<Spy>) -> Spy {
    _ = container.other._changed(by: change)
    // expected-error @-1 {{cannot convert value of type '_Change<Spy>' to expected argument type '_Change<Factory<Int>>'}}
    // expected-note @-2 {{arguments to generic parameter 'Declared'}}
    return self
  }
}

// An asynchronous factory is Sendable, so its decorations must be, also through an extension.
extension FactoryDeclaration where Value == Int {
  var counted: Self {
    var count = 0
    return decorated { value in
      count += 1
      // expected-error @-1 {{mutation of captured var 'count' in concurrently-executing code}}
      return value + count
      // expected-error @-1 {{reference to captured var 'count' in concurrently-executing code}}
    }
  }
}
