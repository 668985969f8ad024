// why: the flows hold providers of each other, and reservations calls its provider of
// availability only when someone books.
import Keyworks
import KeyworksUI
import Synchronization

// Booking a camp site: the map leads to the booking, and the booking back to the map.

struct Site: Sendable, Hashable {
  let name: String
  let pitches: Int
}

final class Reservations: Sendable {
  private let availability: Provider<Availability>
  private let taken = Mutex<[Site: Int]>([:])

  init(availability: Provider<Availability>) { self.availability = availability }

  func take(_ site: Site) -> Bool {
    guard availability().free(at: site) > 0 else { return false }
    taken.withLock { $0[site, default: 0] += 1 }
    return true
  }
  func count(_ site: Site) -> Int { taken.withLock { $0[site] ?? 0 } }
}

struct Availability {
  private let reservations: Reservations
  init(reservations: Reservations) { self.reservations = reservations }

  func free(at site: Site) -> Int { site.pitches - reservations.count(site) }
}

@MainActor class Coordinator {
  fileprivate let map = Container.shared.provider(\.mapFlow)
  fileprivate let booking = Container.shared.provider(\.bookingFlow)

  func run() -> String { "" }
  final func follow(_ next: Coordinator, as step: String) -> String { "\(step) > \(next.run())" }
}

final class MapFlow: Coordinator {
  @LazyInjected(\.availability) private var availability
  private var isDone = false

  override func run() -> String {
    let lake = Site(name: "Lake", pitches: 2)
    if isDone || availability.free(at: lake) == 0 { return "home" }
    isDone = true
    return follow(booking(lake), as: "map")
  }
}

final class BookingFlow: Coordinator {
  private let site: Site
  @Injected(\.reservations) private var reservations
  init(site: Site) { self.site = site }

  override func run() -> String {
    reservations.take(site) ? follow(map(), as: "booked \(site.name)") : "full"
  }
}

extension Container {
  var reservations: Factory<Reservations> {
    self { Reservations(availability: self.provider(\.availability)) }.cached
  }
  var availability: Factory<Availability> { self { Availability(reservations: self.reservations()) } }
  var mapFlow: MainActorFactory<MapFlow> { self.mainActor { MapFlow() }.cached }
  var bookingFlow: MainActorParameterFactory<Site, BookingFlow> {
    self.mainActor { BookingFlow(site: $0) }
  }
}

print(Container.shared.mapFlow().run())
