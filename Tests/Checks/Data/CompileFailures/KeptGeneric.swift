// What is kept depends on a generic parameter.

import Keyworks

final class Box<Element> {  // not Sendable, whatever is in it
  var element: Element
  init(_ element: Element) { self.element = element }
}
struct Pair<Element> { var first: Element, second: Element }
extension Pair: Sendable where Element: Sendable {}
final class Counter {}

extension ManagedContainer {
  func keep<Value>(_ build: @escaping () -> Value) -> Factory<Value> { self(build).cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  func share<Value>(_ build: @escaping () -> Value) -> Factory<Value> { self(build).shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  func once<Value>(_ build: @escaping () -> Value) -> Factory<Value> { self(build).singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  func scope<Value>(_ build: @escaping () -> Value) -> Factory<Value> {
    self(build).scope(Scope("session"))
    // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  }
}

extension Container {
  var box: Factory<Box<Int>> { self { Box(1) }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
  var pair: Factory<Pair<Counter>> { self { Pair(first: Counter(), second: Counter()) }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
}

// Silent.

extension ManagedContainer {
  func keepSafe<Value: Sendable>(_ build: @escaping () -> Value) -> Factory<Value> {
    self(build).cached
  }
  func assume<Value>(_ build: @escaping () -> Value) -> Factory<Value> {
    self(build).assumingSendable.cached
  }
}

extension Container {
  var safePair: Factory<Pair<Int>> { self { Pair(first: 1, second: 2) }.cached }
}
