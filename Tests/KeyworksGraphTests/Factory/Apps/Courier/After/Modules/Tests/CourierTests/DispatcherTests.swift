// swift-format-ignore-file
import Depots
import Keyworks
import KeyworksTesting
import Testing
import Tracking

@testable import Courier

private struct Stub: Tracker {
  let text: String
  func status(of parcel: Parcel) -> String { text }
}

private let parcel = Parcel(id: 14, depot: Depot(name: "Harbour"))

@Suite(.sandboxed) struct DispatcherTests {
  @Test func findsAParcel() async throws {
    Container.shared.tracker.override { Stub(text: "found") }
    DepotContainer.shared.depots.override { OfflineDepotService() }
    let status = try await Container.shared.dispatcher().dispatch(parcel)
    #expect(status == "found")
  }

  @Test(.sandboxed { $0.courier.override { Walker() } })
  func isDispatchedByAWalker() {
    #expect(Container.shared.dispatcher().courier.name == "Walker")
  }

  @Test(
    .sandboxed { container in
      container.tracker.override { ArrivedTracker() }
      container.attempts.override { 1 }
    },
    arguments: 1...3)
  func hasAPrice(kilos: Int) {
    let price = Container.shared.dispatcher().price(of: parcel, kilos: kilos)
    #expect(price == kilos * 450, "Factory(self) said \(Container.shared.attempts())")
  }

  @Test func usesOtherMaps() {
    Container.shared.map.override { Plan(region: "\($0), from above") }
    #expect(Container.shared.map("Port").region == "Port, from above")
  }

  @Test func usesAnotherContainer() {
    let container = Container()
    container.tracker.override { Stub(text: "other") }
    container.attempts.override { 9 }
    #expect(container.attempts() == 9)
    #expect(container.quote(parcel, 2).cents == 900)
  }
}

private struct Plan: Map {
  let region: String
}
