// Run time: the wiring for the winter is never activated, so that its lamp is never registered, and the first evening stops the program.
import Keyworks
import KeyworksWiring

protocol Lamp: Sendable { func glow(_ hours: Int) -> Int }
struct Halogen: Lamp { func glow(_ hours: Int) -> Int { hours * 90 } }

struct Bed<Plant: Sendable>: Sendable {
  let plants: [Plant]
  let temperature: Int
}

extension Container {
  var lamp: Factory<any Lamp> { promised() }  // expect: promise lamp
  var warmth: Factory<Int> { self { 19 }.cached }
  var bed: Factory<Bed<String>> { self { Bed(plants: ["basil", "mint"], temperature: self.warmth()) } }
  var evening: Factory<Int> { self { self.lamp().glow(self.bed().plants.count) } }
}
