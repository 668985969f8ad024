// why: gas (singleton) keeps log (cached), which its alarm closure captures.
import Keyworks
import Synchronization

// A brewery with two kettles in different rooms. Each room has a container, and one controller watches the gas.

final class BrewLog: Sendable {
  private let lines = Mutex<[String]>([])
  let room: String
  init(room: String) { self.room = room }

  func note(_ line: String) { lines.withLock { $0.append("\(room): \(line)") } }
  var text: String { lines.withLock { $0.joined(separator: "\n") } }
}

final class GasControl: Sendable {
  typealias Alarm = @Sendable (_ bar: Double) -> Void
  private let limit: Double
  private let alarm: Alarm

  private init(limit: Double, alarm: @escaping Alarm) {
    self.limit = limit
    self.alarm = alarm
  }

  static func watching(above limit: Double, alarm: @escaping Alarm) -> GasControl {
    GasControl(limit: limit) { bar in
      alarm((bar * 10).rounded() / 10)
    }
  }

  func measured(_ bar: Double) {
    if bar > limit { alarm(bar) }
  }
}

struct Kettle {
  @Injected(\.gas) private var gas
  @Injected(\.log) private var log

  func boil(minutes: Int) {
    log.note("boiling for \(minutes) minutes")
    for minute in stride(from: 0, to: minutes, by: 20) { gas.measured(1.4 + Double(minute) / 100) }
  }
}

extension Container {
  var room: Factory<String> { self { "cellar" } }
  var log: Factory<BrewLog> { self { BrewLog(room: self.room()) }.cached }
  var gas: Factory<GasControl> {  // expect: captive gas log
    self {
      let log = self.log()
      return GasControl.watching(above: 1.7) { log.note("\($0) bar of gas") }
    }.singleton
  }
  var kettle: Factory<Kettle> { self { Kettle() } }
}

let (cellar, loft) = (Container(), Container())
loft.room.register { "loft" }
cellar.kettle().boil(minutes: 60)
loft.kettle().boil(minutes: 90)
print(cellar.log().text, loft.log().text, separator: "\n---\n")
