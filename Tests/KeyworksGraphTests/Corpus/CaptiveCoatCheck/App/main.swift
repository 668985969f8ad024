// why: attendant (singleton) keeps rack (cached), which it fetches by a key path through all
// and one.
import Keyworks
import Synchronization

/// The hooks of one entrance.
final class Rack: Sendable {
  private let coats = Mutex<[Int: String]>([:])

  func hang(_ coat: String) -> Int {
    coats.withLock {
      let number = $0.count + 1
      $0[number] = coat
      return number
    }
  }

  func coat(_ number: Int) -> String? { coats.withLock { $0[number] } }
}

struct Bell: Sendable {
  func ring() { print("ding") }
}

final class Attendant: Sendable {
  private let rack: Rack
  private let bell: Bell

  init(_ rack: Rack, _ bell: Bell) { (self.rack, self.bell) = (rack, bell) }

  func take(_ coat: String) -> Int {
    bell.ring()
    return rack.hang(coat)
  }
}

final class Entrance: SharedContainer {
  static let shared = Entrance()
  let manager = ContainerManager()
}

extension Entrance {
  var rack: Factory<Rack> { self { Rack() }.cached }
  var bell: Factory<Bell> { self { Bell() } }

  var attendant: Factory<Attendant> {  // expect: captive attendant rack
    self {
      let (rack, bell) = self.all(\.rack, \.bell)
      return Attendant(rack, bell)
    }.singleton
  }
}

let gardenGate = Entrance()
let ticket = Entrance.shared.attendant().take("grey duffle coat")
let other = gardenGate.attendant().take("red parka")
print(Entrance.shared.rack().coat(ticket) ?? "lost", gardenGate.rack().coat(other) ?? "lost")
