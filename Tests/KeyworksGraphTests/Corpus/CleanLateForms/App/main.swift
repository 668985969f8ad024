// why: local functions, enum payloads, ternaries, lazily made wrappers, builders and stored factories all resolve later.
import Keyworks

indirect enum Source {
  case ready(Lamp)
  case deferred(() -> Lamp)
  case labelled(make: () -> Lamp)
}

struct Lamp {
  let source: Source
}

final class Garden {
  @LazyInjected var gate: Gate
  let open: () -> Gate
  init(_ open: @escaping () -> Gate) {
    _gate = LazyInjected(\.gate)
    self.open = open
  }
}

struct Gate {
  let garden: Garden
}

typealias Late<Value> = LazyInjected<Value>

final class Path {
  @Late(\.stone) var stone
}

struct Stone {
  let path: Path
}

struct Bench {
  let make: () -> Tree
  let names: Int
  init(_ tree: Factory<Tree>, _ names: Provider<Int>) {
    make = { tree() }
    self.names = names()
  }
}

struct Tree {
  let bench: Bench
}

struct Pond {
  var depth = Container.shared.bucket().size
}

struct Bucket {
  let size: Int
}

@resultBuilder enum StepBuilder {
  static func buildExpression(_ step: @autoclosure @escaping () -> Int) -> () -> Int { step }
  static func buildExpression(_ step: @escaping () -> Int) -> () -> Int { step }
  static func buildBlock(_ steps: (() -> Int)...) -> [() -> Int] { steps }
}

struct Route {
  let steps: [() -> Int]
  init(@StepBuilder _ steps: () -> [() -> Int]) { self.steps = steps() }
}

func given<Value: Sendable>(_ value: Value, or other: Int? = Container.shared.shovel()) -> Value { value }

extension Container {
  var lamp: Factory<Lamp> { self { Lamp(source: .deferred { self.lantern() }) } }
  var lantern: Factory<Lamp> {
    self { Lamp(source: self.names() > 3 ? .ready(self.lamp()) : .labelled(make: { self.lantern() })) }
  }
  var garden: Factory<Garden> {
    self {
      @Sendable func open() -> Gate { self.gate() }
      return Garden(open)
    }
  }
  var gate: Factory<Gate> { self { Gate(garden: self.garden()) } }
  var path: Factory<Path> { self { Path() } }
  var stone: Factory<Stone> { self { Stone(path: self.path()) } }
  var bench: Factory<Bench> { self { Bench(self.tree, self.provider(\.names)) } }
  var tree: Factory<Tree> { self { Tree(bench: self.bench()) } }
  var names: Factory<Int> { self { 3 }.singleton }
  // The default is not computed if a value is given.
  var pond: Factory<Pond> { self { Pond(depth: 3) } }
  var bucket: Factory<Bucket> { self { Bucket(size: self.pond().depth) } }
  var spade: Factory<Int> { self { given(3, or: nil) } }
  var shovel: Factory<Int> { self { self.spade() + 1 } }
  var route: Factory<Route> {
    self {
      Route {
        self.names();
        { self.route().steps.count }
        self.route().steps.count
      }
    }
  }
  var swing: Factory<[() -> Int]> {
    self {
      let high: () -> Int = self.names() > 3 ? { self.swing().count } : { self.swing().count }
      repeat {} while self.names() < 3
      return [high]
    }
  }
}

let container = Container.shared
print(container.lantern(), container.gate(), container.stone(), container.tree(), container.bucket())
print(container.shovel(), container.swing().count, Pond().depth, given("a"), container.route())
