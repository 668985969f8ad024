// why: all calls of a function share one pair of braces, and nothing distinguishes them.
import Keyworks

extension Container {
  func host(_ name: String) -> Factory<String> {  // expect: identity host
    self { name }.cached
  }
  func port(_ name: String) -> Factory<Int> { self { name.count } }
  subscript(path name: String) -> Factory<String> { self { name } }

  func kept<Value: Sendable>(_ make: @escaping () -> Value) -> Factory<Value> {
    self { make() }.cached
  }
  func built<Value>(_ make: @escaping () -> Value) -> Factory<Value> { self { make() } }

  var one: Factory<Int> { kept { 1 } }  // expect: identity one
  var two: Factory<Int> { built { 2 }.singleton }  // expect: identity two
  var three: Factory<Int> { built { 3 } }
  var four: Factory<Int> { built { 4 } }
  static var numbers: Tags<Int> {
    [
      Tagged(\.one),  // expect: identity one
      Tagged(\.four),  // expect: identity four
    ]
  }
}

let container = Container.shared
container.port("http").override { 80 }  // expect: identity port
container.three.register { 30 }  // expect: identity three
container.three.decorate { $0 + 1 }  // expect: identity three
container[path: "/"].register { "root" }  // expect: identity subscript(path:)
print(container.host("a")(), container.port("a")(), container[path: "/"]())
print(container.one(), container.two(), container.three(), container[\.numbers])
