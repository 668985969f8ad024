// why: its condition reads opening, through Guarded.isOverrun and sluice, and the wiring
// registers opening.
import Keyworks
import KeyworksWiring
import Observation
import Synchronization

@Observable
final class Gauge: Sendable {
  @ObservationIgnored private let centimetres = Mutex(140)

  var level: Int {
    get {
      access(keyPath: \.level)
      return centimetres.withLock { $0 }
    }
    set { withMutation(keyPath: \.level) { centimetres.withLock { $0 = newValue } } }
  }
}

struct Sluice: Sendable {
  let opening: Int
  let head: Int

  /// Litres a second.
  var flow: Int { opening * head / 2 }
}

struct Wheel: Sendable {
  enum Gear: Int { case idle, slow, fast }
  let gear: Gear

  init(flow: Int) {
    switch flow {
    case ..<200: gear = .idle
    case ..<1_500: gear = .slow
    default: gear = .fast
    }
  }
}

protocol Guarded {
  func sluice() -> Sluice
}

extension Guarded {
  var isOverrun: Bool { Wheel(flow: sluice().flow).gear == .fast }
}

struct Guardian: Guarded {
  let mill: Container
  func sluice() -> Sluice { mill.sluice() }
}

extension Container {
  var gauge: Factory<Gauge> { self { Gauge() }.singleton }
  var opening: Factory<Int> { self { 30 } }
  var sluice: Factory<Sluice> { self { Sluice(opening: self.opening(), head: self.gauge().level) } }
  var wheel: Factory<Wheel> { self { Wheel(flow: self.sluice().flow) } }
  var bell: Factory<String> { self { "silent" } }

  static var springTide: Wiring<Container> {
    Wiring { mill in
      mill.opening.register { 8 }
      mill.bell.register { "ringing" }
    }
    .enabled { Guardian(mill: $0).isOverrun }  // expect: stops opening
  }
}

let mill = Container()
mill.activate(\.springTide)

while let line = readLine(), let level = Int(line) {
  mill.gauge().level = level
  print("gear \(mill.wheel().gear.rawValue), bell \(mill.bell())")
}
