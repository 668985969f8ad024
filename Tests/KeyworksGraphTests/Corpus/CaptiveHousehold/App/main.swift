// why: panel (singleton) keeps frontDoor (scope family) in the Room that the result builder of
// hall fills.
import Keyworks
import Synchronization

// Devices belong to the household that is registered; when a family moves out, its scope is reset.

extension Scope {
  static let family = Scope("family")
}

protocol Device: AnyObject, Sendable {
  var status: String { get }
}

final class Blinds: Device {
  let status = "down"
}

final class DoorLock: Device {
  private let codes: Mutex<Set<Int>>
  init(codes: Set<Int>) { self.codes = Mutex(codes) }
  var status: String { codes.withLock { "\($0.count) codes" } }
}

@resultBuilder enum DeviceList {
  static func buildExpression(_ device: any Device) -> [any Device] { [device] }
  static func buildExpression(_ devices: [any Device]) -> [any Device] { devices }
  static func buildBlock(_ parts: [any Device]...) -> [any Device] { parts.flatMap { $0 } }
}

struct Room: Sendable {
  let name: String
  let devices: [any Device]

  init(_ name: String, @DeviceList devices: () -> [any Device]) {
    self.name = name
    self.devices = devices()
  }

  var report: String { "\(name): \(devices.map(\.status).joined(separator: ", "))" }
}

final class WallPanel: Sendable {
  private let rooms: [Room]
  init(_ rooms: Room...) { self.rooms = rooms }
  func light() -> [String] { rooms.map(\.report) }
}

extension Container {
  var blinds: Factory<[any Device]> { self { (1...3).map { _ in Blinds() } } }
  var frontDoor: Factory<any Device> {
    self { DoorLock(codes: [4711, 1234]) }.scope(.family)
  }

  var hall: Factory<Room> {
    self {
      Room("Hall") {
        self.frontDoor()
        self.blinds()
      }
    }
  }
  var study: Factory<Room> {
    self { Room("Study") { self.blinds() } }
  }
  var panel: Factory<WallPanel> {  // expect: captive panel hall frontDoor
    self { WallPanel(self.hall(), self.study()) }.singleton
  }
}

func moveOut() {
  Container.shared.reset(scope: .family)
}

print(Container.shared.panel().light())
moveOut()
print(Container.shared.panel().light())
