// why: default values that a call replaces, and closures that are stored.
import Keyworks

struct Given {
  let number: Int
  init(_ make: () -> Int = { Container.shared.two() }) { number = make() }
}
struct Kept {
  let make: () -> Int
  init(_ make: @escaping () -> Int = { Container.shared.four().make() }) { self.make = make }
}
class Base {
  let number: Int
  init(number: Int = Container.shared.six()) { self.number = number }
}
final class Inheriting: Base {}
struct Table {
  subscript(row: Int, column: Int = Container.shared.eight()) -> Int { row + column }
}
enum Choice { case number(value: Int = Container.shared.ten()) }

extension Container {
  var one: Factory<Int> { self { Given { 3 }.number } }
  var two: Factory<Int> { self { self.one() } }
  var three: Factory<Kept> { self { Kept() } }
  var four: Factory<Kept> { self { self.three() } }
  var five: Factory<Int> { self { Inheriting(number: 4).number } }
  var six: Factory<Int> { self { self.five() } }
  var seven: Factory<Int> { self { Table()[1, 2] } }
  var eight: Factory<Int> { self { self.seven() } }
  var nine: Factory<Int> { self { if case .number(let value) = Choice.number(value: 3) { value } else { 1 } } }
  var ten: Factory<Int> { self { self.nine() } }
}

let container = Container.shared
print(container.two(), container.four(), container.six(), container.eight(), container.ten())
print(Given().number, Inheriting().number, Table()[1], Choice.number())
