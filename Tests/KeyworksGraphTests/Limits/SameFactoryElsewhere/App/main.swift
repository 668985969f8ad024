// false: A factory that needs its namesake in several other containers may be reported as a cycle
import Keyworks

final class Room: ManagedContainer {
  let rooms: [Room]
  let manager = ContainerManager()
  init(_ rooms: [Room]) { self.rooms = rooms }
}

extension Room {
  var own: Factory<Int> { self { 18 } }
  var heat: Factory<Int> {  // limit: cycle heat
    self {
      var heat = self.own()
      for room in self.rooms { heat += room.heat() }
      return heat
    }
  }
}

let house = Room([Room([]), Room([Room([])])])
print(house.heat())
