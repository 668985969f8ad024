import Domain
import Keyworks
import KeyworksAsync
import KeyworksTesting
import KeyworksTracing
import Notifications
import Synchronization
import Testing

@testable import App

@Suite(.sandboxed) struct `The order desk` {
  private let app = Container.shared
  private let gateway = Recorder()

  init() { app.gateway.override { [gateway] in gateway } }

  @Test func `puts the items of a refused order back`() async throws {
    await #expect(throws: OutOfStock("pot")) { try await app.place(tea(60, pots: 3)) }
    _ = try await app.place(tea(60, pots: 2))
    #expect(try await app.orderStore().revenue == Money(cents: 792_00))
  }

  @Test func `sends short messages while their flag is on`() async throws {
    for isShort in [false, true, true, false] {
      app.flags().shortMessages = isShort
      _ = try await app.place(tea(10))
    }
    #expect(
      gateway.sent == [
        "email to Ada: order 1 costs 120.00",
        "short message to Ada: order 2 costs 114.00",
        "short message to Ada: order 3 costs 114.00",
        "email to Ada: order 4 costs 120.00",
      ])
  }

  @Test func `uses another database on staging`() async throws {
    LaunchContext.current.variants = [Stage.staging]
    #expect(try await app.orderStore().host == "db.staging.example.org")
  }

  // The cases run in parallel. Each overrides the tax rate of the shared container in its sandbox.
  @Test(arguments: 0...50) func `applies the tax rate`(rate: Int) async throws {
    app.taxRate.override(with: rate)
    #expect(try await app.place(tea(10)).total == Money(cents: 10_000 + rate * 100))
  }

  @Test(.sandboxed(exhaustive: true))
  func `reaches no database in an exhaustive test`() async throws {
    let store = MemoryStore()
    app.orderStore.override(with: store)
    let receipt = try await app.place(tea(1))
    #expect(await store.revenue == receipt.total)
  }

  @Test func `closes the outbox before the gateway that it uses`() async throws {
    let closed = Mutex<[String]>([])
    app.observe { event in
      // It also hears of the transaction of each order.
      guard case .tornDown = event.kind, event.factory.name != "transaction" else { return }
      closed.withLock { $0.append(event.factory.name) }
    }
    try await withTeardown {
      _ = try await app.place(tea(1))
      #expect(gateway.sent == [])
    }
    #expect(closed.withLock { $0 } == ["outbox", "gateway", "connection"])
    #expect(gateway.sent == ["email to Ada: order 1 costs 17.88"])
  }
}
