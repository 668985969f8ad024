// why: the stalls and the warden hold a provider of the hall, which they first call when the
// hall opens.
import Keyworks
import Synchronization

struct Fee: Sendable {
  let perMetre: Int
}

struct Stall: Sendable {
  @Later(\.hall) private var hall
  let owner: String
  let metres: Int

  init(_ owner: String, metres: Int) {
    (self.owner, self.metres) = (owner, metres)
  }

  /// A stall pays less for each neighbour that it shares the hall with.
  func due() -> Int { metres * hall.fee.perMetre - hall.stalls.filter { $0.owner != owner }.count * 5 }
}

struct Warden: Sendable {
  @Later(\.hall) private var hall

  func collect() -> [String] { Self.lines(from: $hall) }

  private static func lines(from hall: Provider<MarketHall>) -> [String] {
    hall().stalls.map { "\($0.owner) pays \($0.due())" }
  }
}

final class MarketHall: Sendable {
  let stalls: [Stall]
  let fee: Fee
  let warden: Warden
  private let days = Mutex(0)

  init(stalls: [Stall], fee: Fee, warden: Warden) {
    (self.stalls, self.fee, self.warden) = (stalls, fee, warden)
  }

  func open() {
    let day = days.withLock {
      $0 += 1
      return $0
    }
    print("day \(day):", warden.collect().joined(separator: ", "))
  }
}

extension Container {
  var fee: Factory<Fee> { self { Fee(perMetre: 40) } }
  var fish: Factory<Stall> { self { Stall("Aksel", metres: 4) } }
  var cheese: Factory<Stall> { self { Stall("Maja", metres: 3) } }
  var warden: Factory<Warden> { self { Warden() }.cached }
  var hall: Factory<MarketHall> {
    self { MarketHall(stalls: [self.fish(), self.cheese()], fee: self.fee(), warden: self.warden()) }.cached
  }
}

for _ in 1...2 { Container.shared.hall().open() }
