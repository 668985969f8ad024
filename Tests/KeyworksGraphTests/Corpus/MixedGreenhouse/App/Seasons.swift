import Keyworks
import KeyworksWiring

extension Container {
  static var summer: Wiring<Container> {
    Wiring { $0.warmth.register { 24 } }.priority(2)
  }
  static var winter: Wiring<Container> {  // expect: wiring lamp warmth
    Wiring { house in
      house.lamp.register { Halogen() }
      house.warmth.register { 16 }
    }
  }
}
