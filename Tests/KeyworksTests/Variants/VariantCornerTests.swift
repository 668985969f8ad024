import Keyworks
import TestSupport
import Testing

@Suite struct `Variants with other features` {
  private let farm = Farm()
  private let registering = Registering()
  private let shed = Shed()

  @Test func `a lazy property of a cached object ignores the variant of its first reader`() {
    #expect(farm.reader.under(Season.summer)() == "default")
    #expect(farm.reader() == "default")
    #expect(farm.provider(\.field)() == "default")
    let provider = farm.provider(\.field)
    farm.pocket.set(provider)
    #expect(farm.pocketed.under(Season.summer)() == "default")
  }

  @Test func `a graph has a separate instance for each variant, whichever is resolved first`() {
    #expect(farm.branches() == ["summer", "default", "summer", "default"])
  }

  @Test func `autoRegister does not run under the variant of the first resolve`() {
    #expect(registering.other.under(Season.summer)() == "other")
    #expect(registering.config() == "default")
  }

  @Test func `an override of the test beats an override for a variant in autoRegister`() {
    #expect(registering.overridden.under(Season.summer)() == "automatic")
    let token = registering.overridden.override { "mock" }
    #expect(registering.overridden.under(Season.summer)() == "mock")
    token.revert()
    #expect(registering.overridden.under(Season.summer)() == "automatic")
  }

  @Test func `the body for a variant can wrap the base, even from deep in the stack`() {
    #expect(Farm().wrapped.under(Season.summer)() == "summer of base")
  }

  @Test func `a singleton without a body for the variant stays one for the process`() {
    withSandbox {
      let (one, other) = (Farm(), Farm())
      one.single.register(for: Season.summer) { Probe().make("summer") }
      #expect(one.single() === other.single())
      #expect(one.single.under(Season.summer)().label == "summer")
      let winter = one.single.under(Season.winter)()
      #expect(one.single.under(Season.winter)() === winter)
      #expect(other.single.under(Season.summer)().label == "")
      #expect(one.single() === other.single())
    }
  }

  @Test func `a body for a launch context beats bodies for a variant, but not an override`() {
    #expect(farm.tested.under(Season.summer)() == "test")
    farm.tested.register(for: Season.summer) { "registered" }
    #expect(farm.tested.under(Season.summer)() == "test")
    let token = farm.tested.override(for: Season.summer) { "override" }
    #expect(farm.tested.under(Season.summer)() == "override")
    token.revert()
    withSandbox {
      LaunchContext.current.conditions.remove(.test)
      #expect(farm.tested.under(Season.summer)() == "summer")
    }
  }

  @Test func `factories that throw, expire or have an id cache an instance per variant`() throws {
    for season in [nil, Season.summer, nil] {
      let word = season == nil ? "default" : "summer"
      func under<Declared: FactoryDeclaration>(_ factory: Declared) -> Declared {
        season.map { factory.under($0) } ?? factory
      }
      #expect(try under(farm.risky)() == word)
      #expect(under(farm.ageing)() == word)
      for name in ["one", "other"] { #expect(under(farm.named(name))() == "\(word) \(name)") }
    }
  }

  @Test func `a decoration wraps the bodies for a variant, but not an override`() {
    #expect(farm.decorated.under(Season.summer)() == "<summer>")
    farm.decorated.register(for: Season.summer) { "registered" }
    #expect(farm.decorated.under(Season.summer)() == "<registered>")
    farm.decorated.override(for: Season.summer) { "override" }
    #expect(farm.decorated.under(Season.summer)() == "override")
    farm.reset(.overrides)
    #expect(farm.decorated.under(Season.summer)() == "<registered>")
  }

  @Test func `a resolve uses a body for its variant registered between lookup and claim`() {
    let key = WhenHashed {
      shed.tool.register(for: Season.summer) { _ in "registered" }
      #expect(shed.tool.without()(WhenHashed {}) == "<default>")
    }
    shed.key.set(key)
    #expect(shed.below.under(Season.summer)() == "<registered>")
  }

  @Test func `the body for a variant is decorated by autoRegister even if a reset overtakes it`() {
    _ = shed.tool(WhenHashed {})
    shed.key.set(WhenHashed { shed.reset(.registrations) })
    #expect(shed.caseBelow.under(Season.summer)() == "<summer>")
  }

  @Test func `a variant whose == operator resolves a factory does not cause a deadlock`() {
    let choice = Curious(farm: farm)
    for word in ["one", "two"] { farm.kept.register(for: choice) { word } }
    #expect(farm.kept.under(choice)() == "two")
    farm.single.register(for: choice) { Probe().make("curious") }
    #expect(farm.single.under(choice)().label == "curious")
  }

  @Test func `a bond applies to a member under every variant, and a composite is left out`() {
    #expect(farm[\.bound] == ["first", "summer", "default"])
    #expect(farm.all.under(Season.summer)() == "first")
    #expect(farm.all() == "first, first")
  }
}

extension Stop {
  static let ofCachedContextValues: [Stop] = [
    Stop(
      "a lazy property of a cached object does not read the context value of its first reader",
      containing: "but no enclosing 'with' gives it"
    ) { _ = Farm.shared.with(Size(value: 42)) { $0.sizedReader().size } },
    Stop(
      "a provider in a cached instance does not read the context value around its construction",
      containing: "Size is required at VariantCornerTests.swift", "but no enclosing 'with' gives it"
    ) { _ = Farm.shared.with(Size(value: 42)) { $0.sizeHolder() }() },
    Stop(
      "a cached instance cannot read a context value that a provider captured",
      containing: "'keptSize' keeps its instance, but requires"
    ) {
      let farm = Farm()
      farm.pocketedSize.set(farm.sizeProvider())
      _ = farm.keptSize()
    },
    Stop(
      "an instance of a graph cannot read a context value that is younger than the graph",
      containing: "'sizeInGraph' keeps its instance, but requires",
      "Make 'sizeInGraph' unique, or take the value as an argument."
    ) { _ = Farm.shared.sizes() },
  ]
}

private enum Season: Variant { case summer, winter }
private struct Size: ContextValue { let value: Int }

/// A variant that resolves when it is compared.
private struct Curious: Variant {
  unowned let farm: Farm  // Unowned, because the farm holds the variant.
  static func == (one: Curious, other: Curious) -> Bool { one.farm.kept.without()() != "" }
  func hash(into hasher: inout Hasher) { hasher.combine(1) }
}

private final class Reader {
  @LazyInjected(\Farm.field) var field
}

private final class SizedReader {
  @LazyInjected(\Farm.size) var size
}

private final class Farm: SharedContainer {
  static let shared = Farm()
  let manager = ContainerManager()
  let pocket = Locked<Provider<String>?>(nil)
  let pocketedSize = Locked<Provider<Int>?>(nil)

  var field: Factory<String> { self { "default" }.when(Season.summer) { "summer" } }
  var keptReader: Factory<Reader> { self { Reader() }.assumingSendable.cached }
  var reader: Factory<String> { self { self.keptReader().field } }
  var pocketed: Factory<String> { self { self.pocket.withLock { $0 }?() ?? "" } }

  var node: Factory<String> { self { self.field() }.graph }
  var branch: Factory<String> { self { self.node() } }
  var branches: Factory<[String]> {
    self { (0..<2).flatMap { _ in [self.branch.under(Season.summer)(), self.branch()] } }
  }

  var wrapped: Factory<String> {
    self { "base" }.when(Season.summer) {
      withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 8) { _ in
        "summer of \(self.wrapped.without()())"
      }
    }
  }
  var single: Factory<Thing> { self { Probe().make() }.singleton }
  var tested: Factory<String> {
    self { "default" }.when(Season.summer) { "summer" }.on(.test) { "test" }
  }
  var risky: ThrowingFactory<String, any Error> {
    self.throwing { "default" }.when(Season.summer) { () throws in "summer" }.cached
  }
  var ageing: Factory<String> {
    self { "default" }.when(Season.summer) { "summer" }.cached.timeToLive(.seconds(60))
  }
  func named(_ name: String) -> Factory<String> {
    self(id: name) { "default \(name)" }.when(Season.summer) { "summer \(name)" }.cached
  }
  var decorated: Factory<String> {
    self { "default" }.when(Season.summer) { "summer" }.decorated { "<\($0)>" }
  }
  var kept: Factory<String> { self { "default" }.cached }

  var early: Factory<String> { self { "first" } }
  var all: Factory<String> { self { self[\.everything].joined(separator: ", ") } }
  static var everything: Tags<String> {
    [Tagged(\.early), Tagged(\.all), Tagged(\.all, under: Season.summer)]
  }
  static var bound: Tags<String> {
    [
      Tagged(\.field, under: Season.summer), Tagged(\.field),
      Tagged(\.early, priority: 9, .before(\.field)),
    ]
  }

  var sizedReader: Factory<SizedReader> { self { SizedReader() }.assumingSendable.cached }
  var size: Factory<Int> { self { self.require(Size.self).value } }
  var sizeHolder: Factory<Provider<Int>> { self { self.provider(\.size) }.cached }
  var sizeProvider: Factory<Provider<Int>> {
    self { self.with(Size(value: 7)) { $0.provider(\.size) } }
  }
  var keptSize: Factory<Int> { self { self.pocketedSize.withLock { $0 }?() ?? 0 }.cached }
  var sizeInGraph: Factory<Int> { self { self.size() }.graph }
  var sizes: Factory<[Int]> {
    self { [1, 2].map { self.with(Size(value: $0)) { $0.sizeInGraph() } } }
  }
}

private final class Registering: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  var season: Factory<String> { self { "default" }.when(Season.summer) { "summer" } }
  var config: Factory<String> { self { "config" } }
  var other: Factory<String> { self { "other" } }
  var overridden: Factory<String> { self { "overridden" } }
  func autoRegister() {
    config.register(with: season())
    overridden.override(for: Season.summer) { "automatic" }
  }
}

private final class Shed: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let key = Locked<WhenHashed?>(nil)
  var tool: ParameterFactory<WhenHashed, String> { self { _ in "default" }.cached }
  var below: Factory<String> { self { self.tool(self.key.withLock { $0 } ?? WhenHashed {}) } }
  var withCase: ParameterFactory<WhenHashed, String> {
    self { _ in "default" }.cached.when(Season.summer) { _ in "summer" }
  }
  var caseBelow: Factory<String> {
    self { self.withCase(self.key.withLock { $0 } ?? WhenHashed {}) }
  }

  func autoRegister() {
    tool.decorate { "<\($0)>" }
    withCase.decorate { "<\($0)>" }
  }
}
