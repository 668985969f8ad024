// why: the braces of a factory of an optional are a body, not a branch of a ternary.
import Keyworks

struct Reader {
  let container: Container
  func read() -> Int? { container.two() }
  var values: [Int]? { [container.four()] }
  subscript(index: Int) -> Int? { container.six() }
}

extension Container {
  var one: Factory<Int> { self { Reader(container: self).read() ?? 0 } }  // expect: cycle one two
  var two: Factory<Int> { self { self.one() } }
  var three: Factory<Int> { self { Reader(container: self).values?.first ?? 0 } }  // expect: cycle three four
  var four: Factory<Int> { self { self.three() } }
  var five: Factory<Int> { self { Reader(container: self)[2] ?? 0 } }  // expect: cycle five six
  var six: Factory<Int> { self { self.five() } }
}

print(Container.shared.one(), Container.shared.three(), Container.shared.five())
