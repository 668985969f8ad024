// why: helpers of the program take closures that become bodies or run in one.
import Keyworks

typealias Make<Value> = () -> Value

extension Factory {
  func fallback(_ isNeeded: Bool, _ make: @escaping Make<Value>) -> Self {
    isNeeded ? decorated { _ in make() } : self
  }
}

extension Factory {
  func enabled(_ isEnabled: @escaping () -> Bool) -> Factory<Value?> {
    let (container, make) = (Container.shared, self)
    return container { isEnabled() ? make() : nil }
  }
}

func factory<Value>(in container: Container, _ make: @escaping Make<Value>) -> Factory<Value> {
  container { make() }
}

extension Container {
  var one: Factory<Int> { self { 1 }.fallback(true) { self.two() } }  // expect: cycle one two
  var two: Factory<Int> { factory(in: self) { self.one() } }
  var three: Factory<Int?> {  // expect: cycle three
    self { 3 }.enabled { self.three() != nil }
  }
  var four: Factory<Int> { self { 4 }.on(.test) { self.four() } }  // expect: cycle four
}

let container = Container.shared
print(container.one(), container.three() ?? 0, container.four())
