// Two lifetimes are no mistake to the compiler: each returns a copy with its own, so the
// last one counts. A warning is that of each word.

import Keyworks

final class Counter {}

extension Container {
  var number: Factory<Int> { self { 1 }.cached.singleton }
  var back: Factory<Int> { self { 1 }.singleton.graph }
  var counter: Factory<Counter> { self { Counter() }.cached.singleton }
  // expected-warning @-1 {{'cached' is deprecated: Threads can share what is kept}}
  // expected-warning @-2 {{'singleton' is deprecated: Threads can share what is kept}}
  var halfAssumed: Factory<Counter> { self { Counter() }.assumingSendable.cached.singleton }
  // expected-warning @-1 {{'singleton' is deprecated: Threads can share what is kept}}
}
