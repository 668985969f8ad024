// missed: Two factories with the same `key:`
import FactoryKit

final class Color {}

extension Container {
  var ink: Factory<Color> { self(key: "color") { Color() }.cached }
  var paper: Factory<Color> { self(key: "color") { Color() }.cached }
}

print(Container.shared.ink(), Container.shared.paper())
