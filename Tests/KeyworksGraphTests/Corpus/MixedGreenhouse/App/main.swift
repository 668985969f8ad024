import Keyworks
import KeyworksWiring

let house = Container()
let summer = house.activate(\.summer)
print(house.bed().temperature)
summer.revert()
print(house.bed().plants.joined(separator: "+"), house.evening())
