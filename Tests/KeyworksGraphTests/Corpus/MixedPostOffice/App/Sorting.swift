// At run time: the van's teardown never runs, since the program has no withTeardown; the sorter awaits the route, whose task awaits the sorter.
import Keyworks
import KeyworksAsync

actor Van {
  let plate: String
  init(plate: String) { self.plate = plate }
  func park() async { print("parked", plate) }
}

struct Sorter: Sendable { let bins: Int }
struct Route: Sendable { let streets: [String] }

struct Dispatcher: Sendable {
  enum Kind: Sendable { case letter, parcel(weight: Int) }
  let office: Container

  func streets(for kind: Kind) async throws -> [String] {
    async let sorter = office.sorter()
    let extra = if case .parcel(let weight) = kind { weight } else { 0 }
    return Array(repeating: "street", count: try await sorter.bins + extra)
  }
}

extension Container {
  var van: AsyncFactory<Van, Never> {  // expect: teardown van
    self.async { Van(plate: "P-1") }.singleton.teardown { await $0.park() }
  }
  var sorter: AsyncFactory<Sorter, any Error> {  // expect: cycle sorter route
    self.async {
      let route = try await self.route()
      return Sorter(bins: route.streets.count)
    }.cached
  }
  var route: AsyncFactory<Route, any Error> {
    self.async { Route(streets: try await Dispatcher(office: self).streets(for: .parcel(weight: 2))) }
  }
}
