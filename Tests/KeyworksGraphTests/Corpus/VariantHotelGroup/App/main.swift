// why: concierge is cached and drops the House in force, which phrasebook reads: every house
// says "Welcome".
import Keyworks
import KeyworksUI

/// One app for three houses. Franchises add a constant of their own.
struct House: Variant {
  let greeting: String
  let breakfast: ClosedRange<Int>
}

extension House {
  static let harbour = House(greeting: "Ahoy", breakfast: 6...9)
  static let alpine = House(greeting: "Grüezi", breakfast: 7...10)
}

final class HotelContainer: SharedContainer {
  static let shared = HotelContainer()
  let manager = ContainerManager()
}

struct Phrasebook: Sendable {
  private let greeting: String
  private let nights: Int
  init(of house: House?, nights: Int = 1) {
    greeting = house?.greeting ?? "Welcome"
    self.nights = nights
  }
  func welcome(_ guest: String) -> String { "\(greeting), \(guest)! \(nights) night(s)" }
}

@MainActor class HotelScreen {
  let phrases: Phrasebook
  init(phrases: Phrasebook) { self.phrases = phrases }
  func lines(for guest: String) -> [String] { [phrases.welcome(guest)] }
}

@MainActor final class ConciergeScreen: HotelScreen {
  private var wishes: [String] = []
  func wish(_ text: String) { wishes.append(text) }
  override func lines(for guest: String) -> [String] { super.lines(for: guest) + wishes }
}

@MainActor final class LobbyModel {
  let concierge: ConciergeScreen
  let breakfast: String
  init(concierge: ConciergeScreen, breakfast: ClosedRange<Int>) {
    self.concierge = concierge
    self.breakfast = "breakfast from \(breakfast.lowerBound) to \(breakfast.upperBound)"
  }
}

extension HotelContainer {
  private var house: House? { contextValue(of: House.self) }

  var phrasebook: Factory<Phrasebook> { self { Phrasebook(of: self.house) } }
  var concierge: MainActorFactory<ConciergeScreen> {  // expect: variant lobby concierge phrasebook
    self.mainActor { ConciergeScreen(phrases: self.phrasebook()) }.cached
  }
  var lobby: MainActorFactory<LobbyModel> {
    self.mainActor { LobbyModel(concierge: self.concierge(), breakfast: self.house?.breakfast ?? 8...9) }
  }
}

@MainActor func checkIn(_ guest: String, in hotel: HotelContainer) {
  let lobby = hotel.lobby()
  lobby.concierge.wish("extra pillow for \(guest)")
  print(lobby.concierge.lines(for: guest), lobby.breakfast)
}

HotelContainer.shared.with(House.harbour) { checkIn("Ms Lund", in: $0) }
HotelContainer.shared.with(House.alpine) { checkIn("Mr Rossi", in: $0) }
