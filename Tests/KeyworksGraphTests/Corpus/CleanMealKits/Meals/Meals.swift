import Keyworks

public enum Diet: Variant { case vegan, glutenFree }

public struct Kit: Sendable {
  public let title: String
  public let parts: [String]
  public init(title: String, parts: [String]) { (self.title, self.parts) = (title, parts) }
}

public protocol Larder: Sendable {
  var staples: [String] { get }
}

struct VeganLarder: Larder {
  let staples = ["tofu", "rice"]
}
struct GlutenFreeLarder: Larder {
  let staples = ["trout", "polenta"]
}

final class KitMaker: Sendable {
  private let larder = Container.injected(\.larder)
  func kit(_ title: String) -> Kit { Kit(title: title, parts: larder.staples) }
}

extension Container {
  /// The app says what everybody eats; the diets come from here.
  public var larder: Factory<any Larder> {
    promised()
      .when(Diet.vegan) { VeganLarder() }
      .when(Diet.glutenFree) { GlutenFreeLarder() }
  }
  var kitMaker: Factory<KitMaker> { self { KitMaker() }.cached.varies(by: Diet.self) }
  public var dinner: ParameterFactory<String, Kit> { self { self.kitMaker().kit($0) } }
}
