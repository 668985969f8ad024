// why: court resolves itself for the next higher tier only, and the supreme court has none, so
// the recursion ends.
import Keyworks

enum Tier: Int, CaseIterable, Hashable, Sendable {
  case magistrates, crown, appeal, supreme

  var higher: Tier? { Tier(rawValue: rawValue + 1) }
}

struct Directory: Sendable {
  private let seats: [Tier: String]

  init(@SeatList _ seats: () -> [(Tier, String)]) {
    self.seats = Dictionary(uniqueKeysWithValues: seats())
  }

  subscript(tier: Tier) -> String { seats[tier, default: "nowhere"] }
}

@resultBuilder
enum SeatList {
  static func buildExpression(_ seat: (Tier, String)) -> (Tier, String) { seat }
  static func buildBlock(_ seats: (Tier, String)...) -> [(Tier, String)] { seats }
}

final class Court: Sendable {
  let tier: Tier
  let seat: String
  let above: Court?

  init(_ tier: Tier, seat: String, above: Court?) {
    self.tier = tier
    self.seat = seat
    self.above = above
  }

  /// The seats through which a case can go from here.
  var ladder: [String] { [seat] + (above?.ladder ?? []) }
}

extension Container {
  var directory: Factory<Directory> {
    self {
      Directory {
        (.magistrates, "Bow Street")
        (.crown, "Southwark")
        (.appeal, "the Strand")
        (.supreme, "Parliament Square")
      }
    }.singleton
  }

  var court: ParameterFactory<Tier, Court> {
    self { tier in
      Court(tier, seat: self.directory()[tier], above: tier.higher.map { self.court($0) })
    }.cached
  }
}

for tier in Tier.allCases {
  let court = Container.shared.court(tier)
  print(court.tier, "→", court.ladder.dropFirst().joined(separator: " → "))
}
