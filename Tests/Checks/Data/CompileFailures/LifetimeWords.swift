// The words around a lifetime are missing, wrong or in the wrong order.

import Keyworks

final class Counter {}

extension Container {
  var alone: Factory<Counter> { self { Counter() }.assumingSendable }
  // expected-error @-1 {{'AssumedSendable<Factory<Counter>>' to return type 'Factory<Counter>'}}
  var late: Factory<Counter> { self { Counter() }.cached.assumingSendable }
  // expected-error @-1 {{'AssumedSendable<Factory<Counter>>' to return type 'Factory<Counter>'}}
  var graph: Factory<Counter> { self { Counter() }.assumingSendable.graph }
  // expected-error @-1 {{value of type 'AssumedSendable<Factory<Counter>>' has no member 'graph'}}
  var seconds: Factory<Int> { self { 1 }.cached.timeToLive(60) }
  // expected-error @-1 {{cannot convert value of type 'Int' to expected argument type 'Duration'}}
  var scope: Factory<Int> { self { 1 }.scope(.nothing) }
  // expected-error @-1 {{type 'Scope' has no member 'nothing'}}
  var typo: Factory<Int> { self { 1 }.cahced }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'cahced'}}
}
