// why: brew has bodies only for leaves, but each place that leads to it chooses one: under:,
// with, or the argument of cup.
import Keyworks

enum Leaf: String, Variant {
  case green, black, oolong
}

protocol Brew: Sendable {
  var celsius: Int { get }
  var seconds: Int { get }
}

extension Brew {
  var recipe: String { "\(celsius)° for \(seconds) s" }
}

struct Steeped: Brew {
  let celsius: Int
  let seconds: Int
}

/// Poured away twice before anybody drinks.
struct Washed<Base: Brew>: Brew {
  let base: Base
  var celsius: Int { base.celsius }
  var seconds: Int { base.seconds * 3 }
}

final class Pot: Sendable {
  let brew: any Brew
  init(_ brew: any Brew) { self.brew = brew }
}

struct Guest {
  let name: String
  @Injected(\.pot, under: Leaf.oolong) private var pot

  init(_ name: String) { self.name = name }

  var order: String { "\(name) gets \(pot.brew.recipe)" }
}

extension Container {
  // There is no tea without leaves, so there is no brew without a variant either.
  var brew: Factory<any Brew> {
    promised()
      .when(Leaf.green) { Steeped(celsius: 75, seconds: 90) }
      .when(Leaf.black) { Steeped(celsius: 96, seconds: 240) }
  }

  var pot: Factory<Pot> { self { Pot(self.brew()) }.cached.varies(by: Leaf.self) }

  /// The leaf is in force in the body.
  var cup: ParameterFactory<Leaf, String> {
    self { leaf in "A cup of \(leaf.rawValue): \(self.pot().brew.recipe)" }
  }

  static var tray: Tags<Pot> {
    [Tagged(\.pot, under: Leaf.green), Tagged(\.pot, under: Leaf.black)]
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    brew.register(for: Leaf.oolong) { Washed(base: Steeped(celsius: 88, seconds: 20)) }
  }
}

let house = Container.shared
print(Guest("Ada").order)
print(house.cup(.green))
print(house.with(Leaf.black) { $0[\.pot].brew.recipe })
for pot in house[\.tray] { print("On the tray:", pot.brew.recipe) }
