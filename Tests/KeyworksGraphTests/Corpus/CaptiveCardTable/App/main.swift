// why: table (cached) keeps shoe (scope round) of the first round through the property wrapper
// Dealt.
import Keyworks
import Synchronization

// A blackjack server: one table per server, and a new shoe of cards for each round.

@propertyWrapper
struct Dealt<Value: Sendable>: Sendable {
  let wrappedValue: Value
  init(_ path: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}

extension Scope { static let round = Scope("round") }

final class Shoe: Sendable {
  private let cards: Mutex<[Int]>
  init(decks: Int) {
    let suit = Array(2...9) + [10, 10, 10, 10, 11]
    cards = Mutex((0..<decks * 4).flatMap { _ in suit }.shuffled())
  }
  func draw() -> Int { cards.withLock { $0.popLast() ?? 0 } }
}

struct House: Sendable {
  let decks = 6
  let stand = 17
}

actor Table {
  @Dealt(\.house) private var house
  @Dealt(\.shoe) private var shoe
  private var wins = 0

  func play(against player: Int) -> String {
    var sum = 0
    while sum < house.stand {
      let card = shoe.draw()
      if card == 0 { break }
      sum += card
    }
    if sum <= 21, sum >= player { wins += 1 }
    return "house \(sum), player \(player), \(wins) won"
  }
}

struct Croupier {
  let table: Table
  let shoe: Shoe

  func round() async -> String {
    await table.play(against: shoe.draw() + shoe.draw())
  }
}

extension Container {
  var house: Factory<House> { self { House() }.singleton }
  var shoe: Factory<Shoe> { self { Shoe(decks: self.house().decks) }.scope(.round) }
  var table: Factory<Table> { self { Table() }.cached }  // expect: captive table shoe
  var croupier: Factory<Croupier> { self { Croupier(table: self.table(), shoe: self.shoe()) } }
}

for round in 1...3 {
  print(round, await Container.shared.croupier().round())
  Container.shared.reset(scope: .round)
}
