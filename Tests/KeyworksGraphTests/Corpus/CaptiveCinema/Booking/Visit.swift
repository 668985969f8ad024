import Keyworks
import Synchronization

extension Scope {
  public static let visit = Scope("visit")
}

/// One guest, from the door to the end of the film.
public final class Visit: Sendable {
  private let seats = Mutex<[Int]>([])
  public init() {}

  public func take(_ seat: Int) { seats.withLock { $0.append(seat) } }
  public var seatsTaken: [Int] { seats.withLock { $0 } }
}

public struct Tariff: Sendable {
  public let cents: Int
  public init(cents: Int) { self.cents = cents }
}

extension Container {
  public var visit: Factory<Visit> { self { Visit() }.scope(.visit) }
  public var tariff: Factory<Tariff> { self { Tariff(cents: 1_150) }.singleton }

  /// Builds anything that takes what belongs to a counter.
  public func assembled<Piece>(_ build: (Counter) throws -> Piece) rethrows -> Piece {
    try build(Counter(self))
  }
}

/// What everybody at a counter needs. Saves long lists of parameters.
public struct Counter: Sendable {
  public let tariff: Tariff
  public let visit: Visit

  init(_ cinema: Container) {
    tariff = cinema.tariff()
    visit = cinema.visit()
  }
}
