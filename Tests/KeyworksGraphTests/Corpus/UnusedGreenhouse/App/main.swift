// why: nothing calls the initializer that resolves the greenhouse.
import Keyworks

struct Gardener {
  @LazyInjected(\Garden.irrigation) private var irrigation
  mutating func water() -> Int { Int(irrigation.demand * 100) }
}

var gardener = Gardener()
print(gardener.water(), "litres")
