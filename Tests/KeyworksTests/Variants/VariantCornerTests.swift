import Keyworks
import Testing

/// Variants combined with other features.
@Suite struct `Variants with other features` {
  @Test func `a lazy property of a cached object ignores the variant of its first reader`() {
    let farm = Farm()
    #expect(farm.reader.under(Season.summer)() == "default")
    #expect(farm.reader() == "default")
    #expect(farm.provider(\.field)() == "default")
    let provider = farm.provider(\.field)
    farm.pocket.withLock { $0 = provider }
    #expect(farm.pocketed.under(Season.summer)() == "default")
  }

  @Test func `a graph has a separate instance for each variant, whichever is resolved first`() {
    let farm = Farm()
    #expect(farm.branches() == ["summer", "default", "summer", "default"])
  }

  @Test func `autoRegister does not run under the variant of the first resolve`() {
    let registering = Registering()
    #expect(registering.other.under(Season.summer)() == "other")
    #expect(registering.config() == "default")
  }

  @Test func `an override of the test beats an override for a variant in autoRegister`() {
    let registering = Registering()
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
    let farm = Farm()
    #expect(farm.tested.under(Season.summer)() == "test")
    farm.tested.register(for: Season.summer) { "registered" }
    #expect(farm.tested.under(Season.summer)() == "test")
    let token = farm.tested.override(for: Season.summer) { "override" }
    #expect(farm.tested.under(Season.summer)() == "override")
    token.revert()
    withSandbox {
      LaunchContext.current.isTest = false
      #expect(farm.tested.under(Season.summer)() == "summer")
    }
  }

  @Test func `factories that throw, expire or have an id cache an instance per variant`() throws {
    let farm = Farm()
    #expect(try farm.risky() == "default")
    #expect(try farm.risky.under(Season.summer)() == "summer")
    #expect(try farm.risky() == "default")
    #expect(farm.ageing() == "default")
    #expect(farm.ageing.under(Season.summer)() == "summer")
    #expect(farm.ageing() == "default")
    let (one, other) = (farm.named("one"), farm.named("other"))
    #expect(one() == "default one")
    #expect(one.under(Season.summer)() == "summer one")
    #expect(other.under(Season.summer)() == "summer other")
    #expect(one() == "default one")
  }

  @Test func `a decoration wraps the bodies for a variant, but not an override`() {
    let farm = Farm()
    #expect(farm.decorated.under(Season.summer)() == "<summer>")
    farm.decorated.register(for: Season.summer) { "registered" }
    #expect(farm.decorated.under(Season.summer)() == "<registered>")
    farm.decorated.override(for: Season.summer) { "override" }
    #expect(farm.decorated.under(Season.summer)() == "override")
    farm.reset(.overrides)
    #expect(farm.decorated.under(Season.summer)() == "<registered>")
  }

  @Test func `a body registered for a variant reaches concurrent resolves that inherit it`() {
    for _ in 0..<(isSanitized ? 20 : 200) {
      let farm = Farm()
      let isRegistered = Locked(false)
      let wrong = inParallel(3) { thread in
        var wrong = 0
        for round in 0..<20 {
          if thread == 0, round == 10 {
            farm.kept.register(for: Season.summer) { "registered" }
            isRegistered.withLock { $0 = true }
          }
          let before = isRegistered.withLock { $0 }
          let below = farm.keptBelow.under(Season.summer)()
          if before && below != "registered" || farm.kept() != "default" { wrong += 1 }
        }
        return wrong
      }
      #expect(wrong == [0, 0, 0])
      #expect(farm.keptBelow.under(Season.summer)() == "registered")
      #expect(farm.kept() == "default")
    }
  }

  @Test func `a resolve uses a body for its variant registered between lookup and claim`() {
    let shed = Shed()
    let key = Key {
      shed.tool.register(for: Season.summer) { _ in "registered" }
      #expect(shed.tool.without()(Key {}) == "<default>")
    }
    shed.key.withLock { $0 = key }
    #expect(shed.below.under(Season.summer)() == "<registered>")
  }

  @Test func `the body for a variant is decorated by autoRegister even if a reset overtakes it`() {
    let shed = Shed()
    _ = shed.tool(Key {})
    let key = Key { shed.reset(.registrations) }
    shed.key.withLock { $0 = key }
    #expect(shed.caseBelow.under(Season.summer)() == "<summer>")
  }

  @Test func `a variant whose == operator resolves a factory does not cause a deadlock`() {
    let farm = Farm()
    let choice = Curious(farm: farm)
    for word in ["one", "two"] { farm.kept.register(for: choice) { word } }
    #expect(farm.kept.under(choice)() == "two")
    farm.single.register(for: choice) { Probe().make("curious") }
    #expect(farm.single.under(choice)().label == "curious")
  }

  @Test func `an exhaustive sandbox reports an unused override for one variant`() {
    let found = Locked<[String]>([])
    withSandbox { issue in
      found.withLock { $0.append(issue.description) }
    } _: {
      let farm = Farm()
      farm.kept.override(for: Season.summer) { "summer" }
      farm.kept.override(for: Season.winter) { "winter" }
      _ = farm.kept.under(Season.winter)()
    }
    #expect(found.withLock { $0.count } == 1)
  }

  @Test func `a bond applies to a member under every variant`() {
    #expect(Farm()[\.bound] == ["first", "summer", "default"])
  }

  @Test func `reorder and remove apply to a member under every variant`() {
    let farm = Farm()
    farm.reorder(\.field, priority: -1, in: \.unbound)
    #expect(farm[\.unbound] == ["summer", "first"])
    farm.remove(\.field, from: \.unbound)
    #expect(farm[\.unbound] == ["first"])
  }

  @Test func `a composite listed under two variants is left out both times`() {
    let farm = Farm()
    #expect(farm.all.under(Season.summer)() == "first")
    #expect(farm.all() == "first, first")
  }
}

@Suite struct `A context value and cached instances` {
  @Test func `a context value does not reach a lazy property of a cached object`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let farm = Farm()
      _ = farm.with(Size(value: 42)) { $0.sizedReader().size }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("but no enclosing 'with' gives it"))
  }

  @Test func `a context value does not reach a provider in a cached instance`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let farm = Farm()
      let holder = farm.with(Size(value: 42)) { $0.sizeHolder() }
      _ = holder()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Fatal error: Size is required at VariantCornerTests.swift"))
    #expect(output.contains("but no enclosing 'with' gives it"))
  }

  @Test func `a cached factory cannot require a context value through a provider`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let farm = Farm()
      let provider = farm.sizeProvider()
      farm.pocketedSize.withLock { $0 = provider }
      _ = farm.keptSize()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("'keptSize' keeps its instance, but requires"))
  }

  @Test func `a graph instance cannot require a context value set inside the graph`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Farm().sizes() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("'sizeInGraph' keeps its instance, but requires"))
    #expect(output.contains("Make 'sizeInGraph' unique, or take the value as an argument."))
  }
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
    self {
      (0..<2).flatMap { _ in
        [self.branch.under(Season.summer)(), self.branch()]
      }
    }
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
    self.throwing { () throws in "default" }.when(Season.summer) { () throws in "summer" }.cached
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
  var keptBelow: Factory<String> { self { self.kept() } }

  var early: Factory<String> { self { "first" } }
  static var unbound: Tags<String> {
    [Tagged(\.early), Tagged(\.field, under: Season.summer)]
  }
  var all: Factory<String> {
    self { self[\.everything].joined(separator: ", ") }
  }
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

/// An argument that runs a closure when it is first hashed, which is in the middle of a resolve.
private struct Key: Hashable, Sendable {
  private let work: Locked<(@Sendable () -> Void)?>
  init(_ work: @escaping @Sendable () -> Void) { self.work = Locked(work) }

  static func == (one: Key, other: Key) -> Bool { true }
  func hash(into hasher: inout Hasher) {
    work.withLock { $0.take() }?()
    hasher.combine(1)
  }
}

/// Decorates everything in `autoRegister`.
private final class Shed: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let key = Locked<Key?>(nil)
  var tool: ParameterFactory<Key, String> { self { _ in "default" }.cached }
  var below: Factory<String> { self { self.tool(self.key.withLock { $0 } ?? Key {}) } }
  var withCase: ParameterFactory<Key, String> {
    self { _ in "default" }.cached.when(Season.summer) { _ in "summer" }
  }
  var caseBelow: Factory<String> { self { self.withCase(self.key.withLock { $0 } ?? Key {}) } }

  func autoRegister() {
    tool.decorate { "<\($0)>" }
    withCase.decorate { "<\($0)>" }
  }
}
