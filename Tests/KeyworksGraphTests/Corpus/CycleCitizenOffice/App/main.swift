// why: waitingRoom → signage → counters → permitCounter → waitingRoom.
import Keyworks
import OfficeKit
import Permits

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { Permits.open(in: self) }
}

struct OpeningDay {
  @Injected(\.waitingRoom) var room
  let container: Container

  func run(_ citizens: [String]) {
    for (number, citizen) in citizens.enumerated() {
      print(room.call(number))
      container[\.counters].map { $0.serve(citizen) }.forEach { print($0) }
    }
  }
}

OpeningDay(container: .shared).run(["Ms. Abel", "Mr. Castro"])
