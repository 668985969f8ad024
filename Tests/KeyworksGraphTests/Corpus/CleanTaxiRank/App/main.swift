// why: the dispatcher (singleton) keeps a provider of the driver (scope shift) and asks it for
// each ride.
import Keyworks
import Synchronization

// One dispatcher works around the clock. Drivers change with the shift.

extension Scope { static let shift = Scope("shift") }

struct Ride: Hashable, Sendable {
  let from: String
  let kilometres: Double
}

final class Driver: Sendable {
  let callSign: String
  private let earned = Mutex(0)

  init(callSign: String) { self.callSign = callSign }

  func earn(_ kroner: Int) -> Int {
    earned.withLock {
      $0 += kroner
      return $0
    }
  }
}

final class CallSigns: Sendable {
  private let next = Mutex(11)
  func draw() -> String {
    let number = next.withLock { sign in
      defer { sign += 1 }
      return sign
    }
    return "T-\(number)"
  }
}

final class Dispatcher: Sendable {
  struct Lines: Sendable {
    let driver: Provider<Driver>
    let fare: ParameterProvider<Ride, Int>
  }
  private let lines: Lines

  init(_ lines: Lines) { self.lines = lines }

  subscript(ride: Ride) -> String {
    let driver = lines.driver()
    let total = driver.earn(lines.fare(ride))
    return "\(driver.callSign) fetches somebody at \(ride.from) and has \(total) kr."
  }
}

extension Container {
  func lines() -> Dispatcher.Lines {
    Dispatcher.Lines(driver: provider(\.driver), fare: provider(\.fare))
  }

  var callSigns: Factory<CallSigns> { self { CallSigns() }.singleton }
  var driver: Factory<Driver> { self { Driver(callSign: self.callSigns().draw()) }.scope(.shift) }
  var fare: ParameterFactory<Ride, Int> { self { ride in 40 + Int(ride.kilometres * 15) } }
  var dispatcher: Factory<Dispatcher> { self { Dispatcher(self.lines()) }.singleton }
}

let dispatcher = Container.shared.dispatcher()
print(dispatcher[Ride(from: "the station", kilometres: 4.5)])
print(dispatcher[Ride(from: "the theatre", kilometres: 2)])
Container.shared.reset(scope: .shift)
print(dispatcher[Ride(from: "the airport", kilometres: 18)])
