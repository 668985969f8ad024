// why: default values in less common places: closures, functions, inherited initializers, cases, subscripts.
import Keyworks

struct Given {
  let number: Int
  init(_ make: () -> Int = { Container.shared.two() }) { number = make() }
}
func make() -> Int { Container.shared.four() }
func perform(_ make: () -> Int = make) -> Int { make() }

class Base {
  let number: Int
  init(number: Int = Container.shared.six()) { self.number = number }
}
final class Inheriting: Base {
  var other = 3
}
class Parent {
  let number: Int
  init(number: Int = Container.shared.eight()) { self.number = number }
}
final class Child: Parent {
  init(other: Int) {}
}

class Root {
  let number: Int
  init(number: Int = Container.shared.fourteen()) { self.number = number }
}
class Trunk: Root {}
final class Leaf: Trunk {
  init(name: String) {}
}

enum Choice { case number(value: Int = Container.shared.ten()) }
struct Table {
  subscript(row: Int, column: Int = Container.shared.twelve()) -> Int { row + column }
}

extension Container {
  var one: Factory<Int> { self { Given().number } }  // expect: cycle one two
  var two: Factory<Int> { self { self.one() } }
  var three: Factory<Int> { self { perform() } }  // expect: cycle three four
  var four: Factory<Int> { self { self.three() } }
  var five: Factory<Int> { self { Inheriting().number } }  // expect: cycle five six
  var six: Factory<Int> { self { self.five() } }
  var seven: Factory<Int> { self { Child(other: 2).number } }  // expect: cycle seven eight
  var eight: Factory<Int> { self { self.seven() } }
  var nine: Factory<Int> { self { if case .number(let value) = Choice.number() { value } else { 1 } } }  // expect: cycle nine ten
  var ten: Factory<Int> { self { self.nine() } }
  var eleven: Factory<Int> { self { Table()[1] } }  // expect: cycle eleven twelve
  var twelve: Factory<Int> { self { self.eleven() } }
  var thirteen: Factory<Int> { self { Leaf(name: "oak").number } }  // expect: cycle thirteen fourteen
  var fourteen: Factory<Int> { self { self.thirteen() } }
}

let container = Container.shared
print(container.one(), container.three(), container.five(), container.seven(), container.nine(), container.eleven(), container.thirteen())
