// why: a closure that an initializer keeps and calls, a capture list behind an attribute, and a property that
// gives the container itself.
import Keyworks

final class Maker {
  let make: () -> Int
  let number: Int
  init(_ container: Container) {
    make = { container.two() }
    number = make()
  }
}
final class Setter {
  var make: () -> Int = { 1 }
  var number = 1
  init(_ container: Container) {
    self.make = { container.four() }
    number = self.make()
  }
}

extension Container {
  var same: Container { self }
  var one: Factory<Int> { self { Maker(self).number } }  // expect: cycle one two
  var two: Factory<Int> { self { self.one() } }
  var three: Factory<Int> { self { Setter(self).number } }  // expect: cycle three four
  var four: Factory<Int> { self { self.three() } }
  var five: Factory<@Sendable () -> Int> { self { { @Sendable [number = self.six()] in number } } }  // expect: cycle five six
  var six: Factory<Int> { self { self.five()() } }
  var seven: Factory<Int> { self { self.same.eight() } }  // expect: cycle seven eight
  var eight: Factory<Int> { self { self.seven() } }
}

let container = Container.shared
print(container.one(), container.three(), container.six(), container.seven())
