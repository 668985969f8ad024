// why: helpers register promises that they receive as a factory or a key path.
import Keyworks

struct Clock: Sendable {
  let hour: Int
}

extension Container {
  var hour: Factory<Int> { promised() }
  var clock: Factory<Clock> { promised().cached }
  var title: Factory<String> { promised() }
  var subtitle: Factory<String> { promised() }
  var line: ParameterFactory<Int, String> { promised() }
  var page: Factory<String> {
    self { "\(self.title()): \(self.subtitle()) \(self.line(self.clock().hour))" }
  }
}

func bind<Value: Sendable>(_ factory: Factory<Value>, _ value: Value) {
  factory.register(with: value)
}

extension Container {
  func set<Value: Sendable>(_ path: KeyPath<Container, Factory<Value>>, to value: Value) {
    self[keyPath: path].register { value }
  }
}

let container = Container()
bind(container.hour, 7)
container.clock.register { Clock(hour: container.hour()) }
for factory in [container.title, container.subtitle] { factory.register { "text" } }
container.set(\.title, to: "Title")
let line = container.line
line.register { "line \($0)" }
print(container.page())
