// why: `commission`: controlRoom (cached in Container) keeps loadCell, an instance of the
// child container Stand, which is gone by then.
import Keyworks

struct Calibration: Sendable {
  let offset, gain: Double
}

final class Bus: Sendable {
  func raw(channel: Int) -> Double { Double(channel) * 1.7 }
}

/// Reads one load cell. The calibration is looked up at each reading, because it drifts.
final class LoadCell: Sendable {
  private let channel: Int
  private let bus: Bus
  private let calibration: Provider<Calibration>

  init(channel: Int, bus: Bus, calibration: Provider<Calibration>) {
    self.channel = channel
    self.bus = bus
    self.calibration = calibration
  }

  var force: Double {
    let current = calibration()
    return (bus.raw(channel: channel) - current.offset) * current.gain
  }
}

/// One engine test stand of the hall.
final class Stand: ManagedContainer {
  let manager: ContainerManager
  fileprivate let hall: Container
  fileprivate let number: Int

  init(_ number: Int, in hall: Container) {
    self.number = number
    self.hall = hall
    manager = ContainerManager(parent: hall)
  }
}

extension Stand {
  var calibration: Factory<Calibration> {
    self { Calibration(offset: 0.02 * Double(self.number), gain: 981) }
  }
  var loadCell: Factory<LoadCell> {
    self {
      LoadCell(channel: self.number, bus: self.hall.bus(), calibration: self.provider(\.calibration))
    }.cached
  }
}

struct ControlRoom: Sendable {
  let cells: [LoadCell]
  let limit: Double
  var isSafe: Bool { cells.allSatisfy { $0.force < limit } }
}

extension Container {
  var bus: Factory<Bus> { self { Bus() }.singleton }
  var limit: Factory<Double> { self { 9_000 } }
  var controlRoom: Factory<ControlRoom> {  // expect: captive controlRoom loadCell
    self { ControlRoom(cells: (1...4).map(self.commission), limit: self.limit()) }.cached
  }

  private func commission(_ number: Int) -> LoadCell {
    let stand = Stand(number, in: self)
    return stand.loadCell()
  }
}

print(Container.shared.controlRoom().isSafe ? "go" : "hold")
