import Keyworks

final class Mayor {
  private unowned let container: Container
  let name: String
  var office = 1 {
    didSet { print("moved from", container.townHall().rooms) }
  }
  init(_ container: Container) {
    self.container = container
    name = container.mayorName()
  }
  deinit { _ = container.mayorName() }

  func open() -> Int { container.townHall().rooms }
  var diary: [String] { [container.townHall().motto] }
  static func election(in container: Container) -> String { container.townHall().mayor.name }
  subscript(room number: Int) -> Bool { container[\.townHall].rooms > number }
}

final class TownHall {
  let mayor: Mayor
  let rooms: Int
  let motto: String
  init(mayor: Mayor, rooms: Int, motto: String) {
    (self.mayor, self.rooms, self.motto) = (mayor, rooms, motto)
  }
}

struct Bridge {
  let container: Container
  let metres: Int

  /// Not called by anyone who builds a bridge.
  mutating func widen() { self = Bridge(container: container, metres: container.river().width) }
  func cross() -> String { "\(container.river().name), \(metres) m" }
}

struct River {
  let name: String
  let width: Int
  let bridges: [Bridge]
}

extension Bridge: CustomStringConvertible {
  var description: String { "bridge over \(container.river().name)" }
}

extension Bridge: Equatable {
  static func == (one: Bridge, two: Bridge) -> Bool {
    one.container.river().width == two.container.river().width
  }
}
