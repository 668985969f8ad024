// why: the function fixture(_:in:) declares a cached factory without an id:, one for all
// rooms.
import Keyworks
import KeyworksUI
import Synchronization

// The plan of a house: tap a room, and its fixtures change.

enum Room: String, CaseIterable, Sendable {
  case kitchen, bedroom, attic
}

protocol Fixture: AnyObject, Sendable {
  init(room: Room)
  func toggle() -> String
}

final class Lamp: Fixture {
  private let room: Room
  private let isOn = Mutex(false)
  init(room: Room) { self.room = room }

  func toggle() -> String {
    let now = isOn.withLock { isOn in
      isOn.toggle()
      return isOn
    }
    return "\(room.rawValue) lamp \(now ? "on" : "off")"
  }
}

final class Skylight: Fixture {
  private let room: Room
  init(room: Room) { self.room = room }
  func toggle() -> String { "\(room.rawValue) skylight moves" }
}

final class Home: SharedContainer {
  static let shared = Home()
  let manager = ContainerManager()
}

extension SharedContainer {
  /// Each room has one fixture of a kind.
  func fixture<Kind: Fixture>(_ kind: Kind.Type = Kind.self, in room: Room) -> Factory<Kind> {  // expect: identity fixture
    self { kind.init(room: room) }.cached
  }
}

@MainActor final class FloorPlanModel {
  private let lamps: [Lamp]
  private let skylight: Skylight

  init(home: Home) {
    lamps = Room.allCases.map { home.fixture(in: $0)() }
    skylight = home.fixture(in: .attic)()
  }

  func tapAll() -> [String] { lamps.map { $0.toggle() } + [skylight.toggle()] }
}

extension Home {
  var floorPlan: MainActorFactory<FloorPlanModel> { self.mainActor { FloorPlanModel(home: self) } }
}

for line in Home.shared.floorPlan().tapAll() { print(line) }
