import Keyworks
import TestSupport
import Testing

@Suite struct `A closure that is handed its container` {
  private let probe = Probe()

  @Test func `a registered closure receives its container and its arguments, for variants too`() {
    let shop = Shop(name: "A")
    shop.register(\.text) { "registered \($0.name)" }
    shop.register(\.sum) { "\($0.name) \($1 + $2)" }
    shop.register(\.family) { "\($0.name) \($1)" }
    shop.register(\.text, for: Size.large) { "large \($0.name)" }
    #expect(shop.text() == "registered A")
    #expect(shop.sum(1, 2) == "A 3")
    #expect(shop.family(.large) == "A large")
    #expect(shop.text.under(Size.large)() == "large A")
  }

  @Test func `a closure that receives its container does not keep it alive`() {
    for _ in 0..<1_000 {
      let shop = Shop(name: "A", probe.make())
      shop.register(\.text) { $0.name }
      shop.register(\.text, for: Size.large) { $0.name }
      shop.register(\.sum) { container, _, _ in container.name }
      #expect(shop.text() == "A")
      #expect(shop.sum(1, 2) == "A")
    }
    #expect(probe.alive == 0)
  }

  @Test func `a closure registered in autoRegister does not keep its container alive`() {
    for _ in 0..<1_000 { #expect(WiredShop(probe.make()).greeting() == "hello from the wiring") }
    #expect(probe.alive == 0)
  }

  @Test func `a closure for another container's factory does not keep its own container alive`() {
    let app = Shop(name: "app")
    do {
      let branch = Branch(app, probe.make())
      branch.register(\.text) { "\($0.app.name) of the branch" }
      #expect(app.text() == "app of the branch")
    }
    #expect(probe.alive == 0)
  }
}

extension Stop {
  static let ofHandedContainers: [Stop] = [
    Stop(
      "a closure whose container is gone stops the program when its factory is resolved",
      at: Shop.line,
      """
      The provider or lazy property at @1 resolves when it is used, but its container is gone. \
      Keep the container alive for as long as the objects that it has built.
      """
    ) {
      let app = Shop(name: "app")
      Branch(app, Probe().make()).register(\.text) { $0.app.name }
      _ = app.text()
    }
  ]
}

private enum Size: Variant { case small, large }

private final class Shop: ManagedContainer {
  let manager = ContainerManager()
  let name: String
  private let thing: Thing?
  init(name: String, _ thing: Thing? = nil) { (self.name, self.thing) = (name, thing) }

  static let line = Int(#line)
  var text: Factory<String> { self { "definition" } }
  var sum: ParameterFactory<(Int, Int), String> { self { "\($0 + $1)" }.cached }
  var family: ParameterFactory<Size, String> { self { "\($0)" } }
}

private final class Branch: ManagedContainer {
  let manager = ContainerManager()
  let app: Shop
  private let thing: Thing
  init(_ app: Shop, _ thing: Thing) { (self.app, self.thing) = (app, thing) }
  var text: Factory<String> { app.text }
}

private final class WiredShop: AutoRegistering {
  let manager = ContainerManager()
  private let thing: Thing
  init(_ thing: Thing) { self.thing = thing }
  var name: Factory<String> { self { "the wiring" } }
  var greeting: Factory<String> { promised().cached }
  func autoRegister() { register(\.greeting) { "hello from \($0.name())" } }
}
