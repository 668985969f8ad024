// why: conductor (cached in the parent Container) keeps itinerary (cached in the child
// Journey) through the default argument of Papers.init.
import Keyworks
import Synchronization

// The office serves all journeys. Each journey has a container of its own, one of which is active.

final class Journey: SharedContainer {
  private static let active = Mutex(Journey(to: "Vienna", from: .shared))
  static var shared: Journey { active.withLock { $0 } }
  static func begin(_ journey: Journey) { active.withLock { $0 = journey } }

  let manager: ContainerManager
  let office: Container
  let destination: String

  init(to destination: String, from office: Container) {
    self.destination = destination
    self.office = office
    manager = ContainerManager(parent: office)
  }
}

final class Itinerary: Sendable {
  private let stops: Mutex<[String]>
  init(stops: [String]) { self.stops = Mutex(stops) }
  func add(_ stop: String) { stops.withLock { $0.append(stop) } }
  var summary: String { stops.withLock { $0.joined(separator: ", ") } }
}

final class Luggage: Sendable {
  let allowance: Int
  init(allowance: Int) { self.allowance = allowance }
}

struct Tariff: Sendable {
  func kilograms(to destination: String) -> Int { destination == "Vienna" ? 30 : 20 }
}

/// What the staff wants to know about a journey.
struct Papers: Sendable {
  let itinerary: Itinerary
  let luggage: Luggage

  init(of journey: Journey = .shared) {
    itinerary = journey.itinerary()
    luggage = journey.luggage()
  }
}

final class Conductor: Sendable {
  private let papers = Papers()
  func announce() -> String { "\(papers.itinerary.summary) (\(papers.luggage.allowance) kg each)" }
}

extension Journey {
  var itinerary: Factory<Itinerary> { self { Itinerary(stops: [self.destination]) }.cached }
  var luggage: Factory<Luggage> {
    self { Luggage(allowance: self.office.tariff().kilograms(to: self.destination)) }
  }
}

extension Container {
  var tariff: Factory<Tariff> { self { Tariff() } }
  var conductor: Factory<Conductor> {  // expect: captive conductor itinerary
    self { Conductor() }.cached
  }
}

Journey.shared.itinerary().add("Venice")
print(Container.shared.conductor().announce())
Journey.begin(Journey(to: "Zagreb", from: .shared))
print(Container.shared.conductor().announce())
