import FromFactory
import Keyworks
import KeyworksTesting
import Testing

private struct Stub: Client {
  let price: Int
  func prices() -> [String: Int] { ["tea": price] }
}

@Suite(.sandboxed(exhaustive: true)) struct `The catalog` {
  @Test(arguments: 1...50) func `has the prices of its own test`(price: Int) async throws {
    Container.shared.client.override { Stub(price: price) }
    #expect(try await Container.shared.catalog().price(of: "tea") == price)
  }

  @Test func `has samples in a preview`() async throws {
    LaunchContext.current.isPreview = true
    #expect(try await Container.shared.catalog().price(of: "cup") == 900)
  }
}

@Suite struct `A session` {
  private let container = Container()

  @Test func `has one page for each product, and one basket`() {
    #expect(container.page("tea") === container.page("tea"))
    container.page("tea").buy()
    container.page("cup").buy()
    #expect(container.basket().products == ["tea", "cup"])
  }

  @Test func `leaves no page to the next one`() {
    container.page("tea").buy()
    container.reset(scope: .session)
    container.page("tea").buy()
    #expect(container.basket().products == ["tea"])
  }
}

@Suite struct `A checkout` {
  private let container = Container()

  @Test func `pays with what its own container has`() {
    CardModule.register(in: container)
    #expect(container.checkout().finish(450))
    #expect(!container.checkout().finish(100_000))
  }

  @Test func `stops, in release too, if no module takes the money`() async {
    await #expect(processExitsWith: .failure) { _ = Container().checkout() }
  }
}
