import Keyworks
import OfficeKit

struct PermitCounter: Counter {
  let label = "Permits"
  let room: WaitingRoom
  func serve(_ citizen: String) -> String { "\(room.call(citizen.count)) – \(citizen) gets a permit" }
}

struct PassportCounter: Counter {
  let label = "Passports"
  func serve(_ citizen: String) -> String { "\(citizen) gets a passport" }
}

extension Container {
  var permitCounter: Factory<PermitCounter> { self { PermitCounter(room: self.waitingRoom()) } }
  var passportCounter: Factory<PassportCounter> { self { PassportCounter() } }
}

public enum Permits {
  public static func open(in container: Container) {
    container.contribute(
      Tagged(\.permitCounter, priority: 10) { $0 },
      Tagged(\.passportCounter, priority: 20) { $0 },
      to: \.counters)
  }
}
