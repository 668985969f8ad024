import Keyworks

final class ShopContainer: SharedContainer {
  static let shared = ShopContainer()
  let manager = ContainerManager()
}

extension SharedContainer {
  var locale: Factory<String> { self { "nl_NL" }.cached }
  var formatter: Factory<String> { self { "format \(self.locale())" }.singleton }  // expect: captive formatter locale
}

extension Container {
  var basket: Factory<[String]> { self { ["pear"] }.cached }
}

extension ShopContainer {
  // Its own basket is a singleton; the one it takes is the other container's.
  var basket: Factory<[String]> { self { ["apple"] }.singleton }
  var till: Factory<Int> { self { Container.shared.basket().count }.singleton }  // expect: captive till basket
  var counter: Factory<Int> { self { self.basket().count }.singleton }
}
