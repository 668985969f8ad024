// why: lifetimes that the next lifetime replaces, and a time to live without a cached instance.
import Keyworks

final class Lamp {}

extension Scope {
  static let visit = Scope("visit")
}

extension Container {
  var one: Factory<Int> { self { 1 }.cached.singleton }  // expect: lifetime one
  var two: Factory<Int> { self { 2 }.scope(.visit).graph }  // expect: lifetime two
  var three: Factory<Lamp> {
    self { Lamp() }
      .shared  // expect: lifetime three
      .decorated { $0 }
      .assumingSendable.cached
  }
  var four: Factory<Int> { self { 4 }.timeToLive(.seconds(9)) }  // expect: lifetime four
  var five: Factory<Int> { self { 5 }.timeToLive(.seconds(9)).cached }  // expect: lifetime five
  var six: Factory<Int> { self { 6 }.graph.timeToLive(.seconds(9)) }  // expect: lifetime six
}

let container = Container.shared
print(container.one(), container.two(), container.three())
print(container.four(), container.five(), container.six())
