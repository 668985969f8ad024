import Keyworks

enum Height: Variant, CaseIterable {
  case low, high
}

enum Light: Variant {
  case dim
}

enum Side: Sendable {
  case left, right, back
}

struct Desk {
  @Injected(\.shelf, .low, 2) var shelf
  @Injected(\.drawer, 1) var drawer
  @Injected(\.cupboards) var cupboards
  @LazyInjected(\.lamp, .high) var lamp
  @LazyInjected(\.cupboards) var late
}

extension Container {
  var nails: Factory<Int> { self { 4 }.singleton }
  var shelf: ParameterFactory<(Height, Int), String> {
    self { height, boards in
      "\(height) \(boards) with \(self.nails())"
    }.cached
      .when(Light.dim) { height, boards in "dim \(height) \(boards)" }
      .on(.test) { height, _ in "test \(height)" }
  }
  var lamp: ParameterFactory<Height, String> {
    self { height in
      switch height {
      case .low: "a lamp"
      case .high: "a \(self.bulb()) lamp"
      }
    }
  }
  var light: Factory<String> { self { self.lamp(self.contextValue(of: Height.self) ?? .low) } }
  var bulb: Factory<String> { self { "bright" } }
  var drawer: ParameterFactory<Int, String> { self { "drawer \($0)" } }
  var box: Factory<String> { self { "box" } }
  var tin: Factory<String> { self { "tin" } }
  var saw: ParameterFactory<Int, String> { self { "\($0) saws" } }
  var label: ParameterFactory<(Height, Int), String> { promised() }

  static var lamps: Tags<String> {
    [
      Tagged(\.light, under: Height.low), Tagged(\.light, priority: 1, under: Height.high),
      Tagged(\.box, .before(\.light)),
    ]
  }
  static var cupboards: KeyedTags<Side, String> {
    [.left: Tagged(\.light, under: Height.low), .right: Tagged(\.box)]
  }
  static var tools: KeyedTags<Side, ParameterProvider<Int, String>> { KeyedTags() }
}

func wire(_ house: Container) {
  house.contribute(Tagged(\.saw), for: .left, to: \.tools)
  house.contribute(Tagged(\.drawer) { $0 + "!" }, for: .right, to: \.tools)
  house.contribute(Tagged(\.tin), for: .back, to: \.cupboards)
  house.contribute(Tagged(\.light, priority: 9, under: Height.high), for: .back, to: \.spares)
  house.reorder(\.tin, priority: 3, in: \.cupboards)
  house.remove(\.box, from: \.cupboards)
  house.label.register { "\($0) \($1)" }
  house.register(\.shelf, for: Height.high) { house, _, boards in "\(boards) on \(house.nails())" }
  house.override(\.spares, with: [.left: Tagged(\.light, under: Height.low)])
  print(house.label(.low, 1), house[\.spares].count)
}

extension Container {
  static var spares: KeyedTags<Side, String> { KeyedTags() }
}
