// why: The singletons look at cached and session objects while they are built or called, but keep only numbers and strings from them.
import FactoryKit

extension Scope {
  static let bidder = Cached()
}

extension Container {
  var settings: Factory<Settings> {
    self { Settings() }
      .cached
  }

  var bidder: Factory<Bidder> {
    self { Bidder(name: "Lot hunter", limit: dependency(\.settings).defaultLimit) }
      .scope(.bidder)
  }

  var gateway: Factory<Gateway> {  // limit: captive gateway settings
    self { Gateway(url: self.settings().baseURL) }
      .singleton
  }

  var house: Factory<AuctionHouse> {  // limit: captive house settings
    self { AuctionHouse(gateway: self.gateway()) }
      .singleton
  }
}

final class Settings {
  var baseURL = "https://auction.example"
  var defaultLimit = 500
  var step = 25
}

final class Bidder {
  let name: String
  let limit: Int
  init(name: String, limit: Int) {
    self.name = name
    self.limit = limit
  }
}

final class Gateway {
  let url: String
  init(url: String) { self.url = url }
  func post(_ path: String) { print("POST", url + path) }
}

final class AuctionHouse {
  private let gateway: Gateway
  private let step: Int
  private var leader: String?
  private(set) var price = 100

  init(gateway: Gateway) {
    self.gateway = gateway
    let settings = Container.shared.settings()
    step = settings.step > 0 ? settings.step : 1
  }

  func bid(_ bidder: Bidder) -> Bool {
    guard price + step <= bidder.limit else { return false }
    price += step
    leader = bidder.name
    gateway.post("/bids/\(price)")
    return true
  }
}
