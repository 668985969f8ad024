// why: an inner container asks an outer one for the same factory; each asks once.
import Keyworks

final class Room: ManagedContainer {
  let manager = ContainerManager()
  let parent: Room?
  init(in parent: Room? = nil) { self.parent = parent }
}

extension Room {
  var colour: Factory<String> { self { self.parent?.colour() ?? "white" }.cached }
  var lamps: Factory<Int> { self { (self.parent.map { $0.lamps() } ?? 0) + 1 } }
  var height: Factory<Int> { self { 3 } }
  var text: Factory<String> { self { "\(self.colour()) \(self.lamps()) \(self.height())" } }
}

protocol Heated: SharedContainer {
  var source: Factory<String> { get }
}

extension Heated {
  var heat: Factory<String> { self { "heat of \(self.source())" }.cached }  // limit: cycle heat source
}

final class House: Heated {
  static let shared = House()
  let manager = ContainerManager()
  var source: Factory<String> { self { "gas" }.singleton }
}

/// Takes its heat from the house.
final class Shed: Heated {
  static let shared = Shed()
  let manager = ContainerManager()
  var source: Factory<String> { self { House.shared.heat() }.cached }
}

let hall = Room()
print(Room(in: Room(in: hall)).text(), Shed.shared.heat())
