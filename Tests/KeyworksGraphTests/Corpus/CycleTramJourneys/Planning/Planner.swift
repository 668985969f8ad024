import Keyworks
import Transit

public protocol JourneyPlanner: Sendable {
  func stops(on ride: Ride) -> [String]
  func best(of rides: [Ride]) -> Ride?
}

struct CostModel: Sendable {
  private let quoting: any PriceQuoting
  let transferPenalty: Int

  init(in container: Container, transferPenalty: Int = 40) {
    quoting = container.priceQuoting()
    self.transferPenalty = transferPenalty
  }

  func cost(_ ride: Ride, stops: Int) -> Int { quoting.quote(ride) + stops * transferPenalty }
}

struct LinePlanner: JourneyPlanner {
  let line: [String]
  let costs: CostModel

  func stops(on ride: Ride) -> [String] {
    guard let start = line.firstIndex(of: ride.from), let end = line.firstIndex(of: ride.to) else { return [] }
    return Array(line[min(start, end)...max(start, end)])
  }

  func best(of rides: [Ride]) -> Ride? {
    rides.min { costs.cost($0, stops: stops(on: $0).count) < costs.cost($1, stops: stops(on: $1).count) }
  }
}

extension Container {
  public var journeyPlanner: Factory<any JourneyPlanner> {
    self { LinePlanner(line: ["Depot", "Market", "Station", "Quay"], costs: self.costModel()) }.cached
  }
  var costModel: Factory<CostModel> { self { CostModel(in: self) } }
}
