import Keyworks
import KeyworksWiring

let house = Container()
house.gardener.register { "Maja" }
let activation = house.activate(\.everything)
print(house.report())
house.weather().isSunny = false
print(house.report())
activation.revert()
