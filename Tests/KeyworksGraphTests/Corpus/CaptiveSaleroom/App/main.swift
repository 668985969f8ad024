// why: room (cached in the parent) keeps paddle (cached in the child Visit) through Room.seat,
// which desk calls.
import Keyworks
import KeyworksAsync

enum House {
  /// What a bidder holds up. It is handed back at the end of the visit.
  actor Paddle {
    let number: Int
    private var isHandedBack = false

    init(number: Int) { self.number = number }

    func raise() -> Int? { isHandedBack ? nil : number }
    func handBack() { isHandedBack = true }
  }

  actor Room {
    private let lots: [String]
    private var seats: [Int: Paddle] = [:]
    private var nextNumber = 100

    init(lots: [String]) { self.lots = lots }

    func number() -> Int {
      nextNumber += 1
      return nextNumber
    }

    func seat(_ paddle: Paddle) { seats[paddle.number] = paddle }

    func hammer(lot index: Int) async -> String {
      for (_, paddle) in seats.sorted(by: { $0.key < $1.key }) {
        if let winner = await paddle.raise() { return "\(lots[index]) to \(winner)" }
      }
      return "\(lots[index]) is passed in"
    }
  }

  struct Desk: Sendable {
    let room: Room
    let paddle: Paddle

    func bid(on lot: Int) async -> String { "\(paddle.number): " + (await room.hammer(lot: lot)) }
  }
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  private let house: Container

  init(to house: Container) {
    self.house = house
    manager = ContainerManager(parent: house)
  }

  var paddle: AsyncFactory<House.Paddle, any Error> {
    self.async { House.Paddle(number: try await self.house.room().number()) }
      .cached
      .teardown { await $0.handBack() }
  }

  var desk: AsyncFactory<House.Desk, any Error> {
    self.async {
      let (room, paddle) = (try await self.house.room(), try await self.paddle())
      await room.seat(paddle)  // expect: captive room paddle
      return House.Desk(room: room, paddle: paddle)
    }
  }
}

extension Container {
  var room: AsyncFactory<House.Room, any Error> {
    self.async { House.Room(lots: ["Globe", "Harp"]) }.cached
  }
}

try await withContainer(Container()) { house in
  try await withThrowingTaskGroup(of: String.self) { visitors in
    for lot in 0...1 {
      visitors.addTask {
        try await withContainer(Visit(to: house)) { visit in
          try await visit.desk().bid(on: lot)
        }
      }
    }
    for try await line in visitors { print(line) }
  }
}
