// swift-format-ignore-file
import Depots
import FactoryTesting
import Testing
import Tracking

@testable import Courier

private struct Stub: Tracker {
  let text: String
  func status(of parcel: Parcel) -> String { text }
}

private let parcel = Parcel(id: 14, depot: Depot(name: "Harbour"))

@Suite(.container) struct DispatcherTests {
  @Test func findsAParcel() async throws {
    Container.shared.tracker { Stub(text: "found") }
    DepotContainer.shared.depots.register { OfflineDepotService() }
    let status = try await Container.shared.dispatcher().dispatch(parcel)
    #expect(status == "found")
  }

  @Test(.container { $0.courier { Walker() } })
  func isDispatchedByAWalker() {
    #expect(Container.shared.dispatcher.resolve().courier.name == "Walker")
  }

  @Test(
    .container { container in
      container.tracker.register { ArrivedTracker() }
      container.attempts { 1 }
    },
    arguments: 1...3)
  func hasAPrice(kilos: Int) {
    let price = Container.shared.dispatcher().price(of: parcel, kilos: kilos)
    #expect(price == kilos * 450, "Factory(self) said \(Container.shared.attempts.resolve())")
  }

  @Test func usesOtherMaps() {
    Container.shared.map.register { Plan(region: "\($0), from above") }
    #expect(Container.shared.map("Port").region == "Port, from above")
  }

  @Test func usesAnotherContainer() {
    let container = Container()
    container.tracker.onTest { Stub(text: "other") }
    container.attempts.context(.test) { 9 }
    #expect(container.attempts() == 9)
    #expect(container.quote((parcel, 2)).cents == 900)
  }
}

private struct Plan: Map {
  let region: String
}
