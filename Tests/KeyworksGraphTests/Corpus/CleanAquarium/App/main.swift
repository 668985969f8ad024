import Keyworks

func open(in city: String) -> AquariumContainer {
  let aquarium = AquariumContainer(city: city)
  aquarium.register(\.food) { "shrimps of \($0.city)" }
  aquarium.register(\.price) { container, persons in persons * container.water().degrees }
  let name = aquarium.city
  aquarium.water.decorate { Water(degrees: $0.degrees + (name == "Oslo" ? -4 : 0)) }
  return aquarium
}

let oslo = open(in: "Oslo")
print(oslo.visit().walk(), oslo.price(2))
let token = oslo.tank.override { [unowned oslo] in Tank(city: oslo.city + " (mock)", water: oslo.provider(\.water)) }
print(oslo.tank().label)
token.revert()
