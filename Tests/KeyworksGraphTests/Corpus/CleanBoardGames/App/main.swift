// why: the cached table's closure captures its container unowned, and the registered rules use
// the container that they get.
import Keyworks
import KeyworksUI

// A board game café. Each table has a container, which is gone when the players leave.

struct Rules: Sendable {
  let seats: Int
  let minutes: Int
}

final class TableContainer: ManagedContainer {
  let manager = ContainerManager()
  init(seats: Int) {
    register(\.rules) { Rules(seats: seats, minutes: $0.pace() * seats) }
  }
}

@MainActor final class Seat {
  let colour: String
  private unowned let host: TableModel
  init(colour: String, host: TableModel) { (self.colour, self.host) = (colour, host) }
  func pass() { host.turn(after: self) }
}

@MainActor final class TableModel {
  private let makeSeat: (_ colour: String) -> Seat
  private let rules: Rules
  private lazy var seats = ["red", "green", "blue", "black"].prefix(rules.seats).map(makeSeat)
  private(set) var turns: [String] = []

  init(rules: Rules, makeSeat: @escaping (_ colour: String) -> Seat) {
    self.rules = rules
    self.makeSeat = makeSeat
  }

  func play() -> String {
    seats.forEach { $0.pass() }
    return turns.joined(separator: " ") + " in \(rules.minutes) minutes"
  }

  func turn(after seat: Seat) { turns.append(seat.colour) }
}

extension TableContainer {
  var pace: Factory<Int> { self { 12 } }
  var rules: Factory<Rules> { promised() }

  var seat: MainActorParameterFactory<String, Seat> {
    self.mainActor { Seat(colour: $0, host: self.table()) }
  }
  var table: MainActorFactory<TableModel> {
    self.mainActor {
      TableModel(rules: self.rules()) { [unowned self] colour in seat(colour) }
    }.cached
  }
}

for players in 2...4 {
  let container = TableContainer(seats: players)
  withExtendedLifetime(container) { print(container.table().play()) }
}
