// why: functions whose calls are distinguished, or need not be, and one pair of braces for all cases.
import Keyworks

let isDemo = CommandLine.arguments.contains("--demo")

extension Factory {
  var logged: Self {
    decorated {
      print($0); return $0
    }
  }
}

extension Container {
  func host(_ name: String) -> Factory<String> { self(id: name) { name }.cached }
  func port(_ name: String) -> Factory<Int> { self { name.count } }
  func kept<Value: Sendable>(
    _ make: @escaping () -> Value, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> Factory<Value> {
    self({ make() }, file: file, function: function, line: line, column: column).cached
  }
  func alias(_ isFirst: Bool) -> Factory<Int> { isFirst ? one : two }

  var one: Factory<Int> { kept { 1 } }
  var two: Factory<Int> { kept { 2 } }
  var either: Factory<Int> { alias(isDemo) }
  var store: Factory<String> {
    self { if isDemo { "samples" } else { self.host("a")() } }.logged.cached
  }
  var token: Factory<Int> { self { 1 }.cached.timeToLive(.seconds(1)) }
  var number: Factory<Int> { self { self.port("a")() + self.either() }.logged.graph }
  static var numbers: Tags<Int> { [Tagged(\.one), Tagged(\.two)] }
}

let container = Container.shared
container.host("b").override { "c" }
container.two.register { 20 }
print(container.store(), container.number(), container.token(), container[\.numbers])
