import Keyworks

struct Pond: Sendable {
  let depth: Int
  init?(in container: Container, deep: Bool) {
    guard let water = container.well(), water > 2 else { return nil }
    depth = deep ? water : 1
  }
}

enum Surface: Sendable {
  case gravel, stone(Int)
  func length(in container: Container) -> Int {
    switch self {
    case .gravel: 3
    case .stone(let size) where size > container.slab(): size
    case .stone: 0
    }
  }
  static func paved(in container: Container) -> Surface { .stone(container.slab()) }
}

struct Path: Sendable {
  let length: Int
}

func either<Value>(_ condition: Bool, _ value: @autoclosure () -> Value, or other: Value) -> Value {
  condition ? value() : other
}

extension Container {
  var bed: Factory<String?> {  // expect: cycle bed rose
    self {
      if let rose = self.rose(), case let name = rose.uppercased(), !name.isEmpty { name } else { nil }
    }
  }
  var rose: Factory<String?> { self { self.bed().map { $0 + "!" } } }

  var pond: Factory<Pond> {  // expect: cycle pond well
    self { Pond(in: self, deep: true) ?? Pond(in: self, deep: false)! }
  }
  var well: Factory<Int?> {
    self {
      var depth: Int?
      while let more = depth, more < 9 { depth = more + self.pond().depth }
      return depth
    }
  }

  var path: Factory<Path> {  // expect: cycle path slab
    self {
      let surface: Surface = .paved(in: self)
      return Path(length: surface.length(in: self))
    }
  }
  var slab: Factory<Int> { self { self.path().length } }

  var hedge: Factory<String> {  // expect: cycle hedge shears
    self { either(self.season() > 3, self.shears(), or: "wild") }
  }
  var shears: Factory<String> { self { self.hedge() } }
  var season: Factory<Int> { self { 4 } }

  var gate: Factory<Bool> { self { self.season() > 5 || self.lock() } }  // expect: cycle gate lock
  var lock: Factory<Bool> { self { try! [1].contains { _ in self.gate() } } }
}
