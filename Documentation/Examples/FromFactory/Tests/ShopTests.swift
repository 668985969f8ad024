import FromFactory
import Keyworks
import KeyworksAsync  // by hand
import KeyworksTesting
import Testing

struct Stub: Client {
  let price: Int
  func prices() -> [String: Int] { ["tea": price] }
}

extension Trait where Self == SandboxTrait {  // by hand
  /// A shop in which everything costs the same.
  static func everythingCosts(_ price: Int) -> Self {
    .sandboxed { $0.client.override { Stub(price: price) } }  // by hand
  }
}

@Suite(.sandboxed(exhaustive: true)) struct `The catalog` {  // by hand
  @Test(arguments: 1...50) func `has the prices of its own test`(price: Int) async throws {
    Container.shared.client.override { Stub(price: price) }
    #expect(try await Container.shared.catalog().price(of: "tea") == price)
  }

  @Test(.everythingCosts(7)) func `has the prices of its trait`() async throws {
    #expect(try await Container.shared.catalog().price(of: "tea") == 7)
  }

  @Test func `has samples in a preview`() async throws {
    LaunchContext.current.conditions.insert(.preview)  // by hand
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

  // By hand: a promise that nothing registers was nil.
  @Test func `stops, in release too, if no module takes the money`() async {
    await #expect(processExitsWith: .failure) { _ = Container().checkout() }
  }
}

@Suite(.everythingCosts(450)) struct `A screen` {
  @Test @MainActor func `shows a price`() async throws {
    let model = Container.shared.priceModel()
    try await model.show("tea")
    #expect(model.text == "tea: 450 cents")
    try await model.show("milk")
    #expect(model.text == "There is no milk.")
  }

  // By hand: only code on the main actor could resolve it.
  @Test func `is resolved off the main actor too`() async throws {
    let model = await Container.shared.priceModel()
    try await model.show("tea")
    #expect(await model.text == "tea: 450 cents")
  }

  @Test(arguments: [true, false]) @MainActor
  func `and its flow know each other, whichever is resolved first`(isFlowFirst: Bool) {
    let container = Container()
    if isFlowFirst { _ = container.flow() } else { _ = container.start() }
    container.flow().begin()
    container.flow().begin()
    #expect(container.flow().shown == ["start", "start"])
  }
}
