// why: static requirements of a protocol register the promises, and two modules use the same names.
import Bread
import Core
import Fruit
import Keyworks

extension Container: @retroactive AutoRegistering {
  static var features: [any Feature.Type] { [Fruit.self, Bread.self] }

  public func autoRegister() {
    for feature in Self.features {
      feature.register(in: self)
    }
  }
}

extension Container {
  var sign: Factory<String> {
    self { self[\.stands].map { "\($0.name): \($0.offer())" }.joined(separator: "\n") }
  }
}

@main struct Market {
  static func main() async {
    print(Container.shared.sign())
    let bakery = Container.shared.bakery()
    print(await bakery.work(), bakery.rent)
  }
}
