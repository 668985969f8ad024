// why: the app registers a body for a promise, and the body needs a factory that needs the promise.
import Keyworks
import KeyworksWiring
import Loading

extension Container {
  var isWet: Factory<Bool> { self { true }.cached }
  var isDark: Factory<Bool> { self { true }.cached }
  var soil: Factory<Int> { self { 1 } }  // expect: cycle soil water
  var water: Factory<Int> { self { 2 } }
  static var wet: Wiring<Container> {
    Wiring { $0.register(\.soil) { $0.water() } }.enabled { $0.isWet() }
  }
  // On together with `wet` in the light.
  static var light: Wiring<Container> {
    Wiring { $0.register(\.water) { $0.soil() } }.enabled { !$0.isDark() }
  }
  static var dry: Wiring<Container> { Wiring { $0.soil.register { 3 } }.enabled { !$0.isWet() } }
  static var dark: Wiring<Container> { Wiring { $0.water.register { 4 } }.enabled { $0.isDark() } }
}
Container.shared.activate(\.wet)
Container.shared.activate(\.light)
Container.shared.activate(\.dry)
Container.shared.activate(\.dark)
print(Container.shared.soil())
print(Container.shared.catalog().page("fern"))
