// why: pairings → PairingSheet.init → Sheet.init → makeRows (overridden) → lazy table →
// standings → pairings.
import Keyworks

struct Member: Sendable {
  let name: String
  let rating: Int
}

struct Standings {
  let order: [String]

  /// Members in the order of their ratings; who is on the current sheet comes before those who have a bye.
  init(members: [Member], sheet: Sheet) {
    let playing = sheet.rows.joined()
    order =
      members
      .sorted { ($0.isNamed(in: playing) ? 1 : 0, $0.rating) > ($1.isNamed(in: playing) ? 1 : 0, $1.rating) }
      .map(\.name)
  }
}

extension Member {
  func isNamed(in text: String) -> Bool { text.split(separator: " ").contains { $0 == name } }
}

extension Container {
  var members: Factory<[Member]> {
    self {
      [
        Member(name: "Judit", rating: 2310), Member(name: "Emanuel", rating: 2190),
        Member(name: "Vera", rating: 2055), Member(name: "Paul", rating: 1980),
      ]
    }.singleton
  }
  var round: Factory<Int> { self { 3 } }
  var pairings: Factory<PairingSheet> {  // expect: cycle pairings standings
    self { PairingSheet(round: self.round(), in: self) }
  }
  var standings: Factory<Standings> {
    self { Standings(members: self.members(), sheet: self.pairings()) }
  }
}

Container.shared.pairings().pin()
