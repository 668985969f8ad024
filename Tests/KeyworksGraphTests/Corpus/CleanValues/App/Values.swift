import Keyworks

/// Holds factories, and resolves none while it is built.
struct Panel {
  let knobs: [Factory<Int>]
  let names: [KeyPath<Container, Factory<String>>]
  let limit: ParameterFactory<Int, Int>

  func turn() -> Int { knobs.reduce(0) { $0 + $1() } }
  func read(_ container: Container) -> [String] { names.map { container[$0] } }
}

struct Shortcut<Value> {
  let path: KeyPath<Container, Factory<Value>>
  init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }
  func callAsFunction(in container: Container) -> Value { container[path] }
}

func describe<Value>(_ factory: Factory<Value>) -> String { "\(type(of: factory))" }
func sum(_ knobs: Factory<Int>...) -> Int { knobs.count }
