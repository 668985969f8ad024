// swift-format-ignore-file
public import Depots
public import Keyworks

public struct Parcel: Hashable, Sendable {
  public let id: Int
  public let depot: Depot

  public init(id: Int, depot: Depot) { (self.id, self.depot) = (id, depot) }
}

public protocol Tracker: Sendable {
  func status(of parcel: Parcel) -> String
}

public protocol Map: Sendable {
  var region: String { get }
}

struct LiveTracker: Tracker {
  let logger: any Logger
  let attempts: Int

  func status(of parcel: Parcel) -> String {
    logger.log("tracks \(parcel.id)")
    return "on its way, \(attempts) attempts"
  }
}

public struct ArrivedTracker: Tracker {
  public init() {}
  public func status(of parcel: Parcel) -> String { "arrived" }
}

struct CityMap: Map {
  let region: String
}

public final class Route: Sendable {
  public let parcels: [Parcel]
  init(parcels: [Parcel]) { self.parcels = parcels }
}

public struct Quote: Sendable {
  public let cents: Int
}

public final class Beacon: Sendable {
  public let region: String
  init(region: String) { self.region = region }
}

extension Container {
  public var attempts: Factory<Int> {
    self { DepotContainer.shared[\.settings].retries }
  }

  public var tracker: Factory<any Tracker> {
    self {
      LiveTracker(logger: DepotContainer.shared.logger(), attempts: self.attempts())
    }
    .on(.preview) { ArrivedTracker() }
    .singleton
  }

  public var map: ParameterFactory<String, any Map> {
    self { CityMap(region: $0) }.cached
  }

  public var quote: ParameterFactory<(Parcel, Int), Quote> {
    self { parcel, kilos in
      Quote(cents: parcel.id % 7 + kilos * 450)
    }
  }

  public var route: ParameterFactory<[Parcel], Route> {
    self { Route(parcels: $0) }
  }

  public var beacon: Factory<Beacon> {
    self { Beacon(region: self.map("Old Town").region) }
      .cached
      .timeToLive(.seconds(30))
  }

  public var payments: Factory<(any Payments)?> { promised() }
}

public protocol Payments: Sendable {
  func pay(_ quote: Quote)
}
