// why: `fareTable`: .shared on FareTable, an alias of a struct: nothing holds it weakly, so
// each screen reads the tariff anew.
// Transport, ported from Factory: `.shared` was on everything that screens have in common.
import Keyworks
import KeyworksUI

enum Zone: String, Sendable, CaseIterable { case inner, outer, airport }

/// A table that was read once, with the day on which it was read.
struct Snapshot<Row: Sendable>: Sendable {
  let day: String
  let rows: [Zone: Row]

  subscript(zone: Zone) -> Row? { rows[zone] }
}

struct Fare: Sendable {
  let single, day: Int
}

typealias FareTable = Snapshot<Fare>

final class Tariff: Sendable {
  let surcharge: Int
  init(surcharge: Int) { self.surcharge = surcharge }

  func read() -> [Zone: Fare] {
    Dictionary(
      uniqueKeysWithValues: Zone.allCases.enumerated().map { index, zone in
        (zone, Fare(single: 200 + surcharge * index, day: 600 + 2 * surcharge * index))
      })
  }
}

@MainActor final class TicketViewModel {
  @Injected(\.fareTable) private var fares
  private(set) var zone = Zone.inner

  func select(_ zone: Zone) { self.zone = zone }
  var price: String { fares[zone].map { "\($0.single) or \($0.day) cents" } ?? "no fare" }
}

@MainActor final class MapViewModel {
  @Injected(\.fareTable) private var fares
  @LazyInjected(\.tariff) private var tariff

  var legend: [String] {
    Zone.allCases.map { "\($0.rawValue): \(fares[$0]?.single ?? 0)" } + ["surcharge \(tariff.surcharge), \(fares.day)"]
  }
}

extension Container {
  var tariff: Factory<Tariff> { self { Tariff(surcharge: 80) }.shared }
  var fareTable: Factory<FareTable> {  // expect: lifetime fareTable
    self { FareTable(day: "Monday", rows: self.tariff().read()) }.shared
  }

  var tickets: MainActorFactory<TicketViewModel> { self.mainActor { TicketViewModel() } }
  var map: MainActorFactory<MapViewModel> { self.mainActor { MapViewModel() } }
}

let tickets = Container.shared.tickets()
tickets.select(.airport)
print(tickets.price, Container.shared.map().legend)
