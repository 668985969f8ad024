import Keyworks
import TestSupport
import Testing

@Suite struct `A variant` {
  private let net = Net()

  @Test func `each variant has its own cached instance in every lifetime that caches`() {
    for factory in [
      \Net.cached, \Net.single, \Net.decorated, \Net.scoped, \Net.held, \Net.heldInScope,
    ] {
      let services = net.services(factory)
      #expect(Set(services.map { ObjectIdentifier($0) }).count == 3)
      #expect(zip(net.services(factory), services).allSatisfy { $0 === $1 })
      net[keyPath: factory].reset(.instances)
      #expect(net[keyPath: factory].under(Brand.one)() !== services[1])
      net[keyPath: factory].reset(.instances)
    }
    #expect(net.probe.alive == 0, "those that are held weakly are released")
  }

  @Test func `a graph has one instance for each variant, and a unique factory builds anew`() {
    let things = net.graphOfBrands()
    #expect(things[0] === things[2] && things[3] === things[4])
    #expect(Set([things[0], things[1], things[3]].map { ObjectIdentifier($0) }).count == 3)
    let unique = net.thing.under(Brand.one)()
    #expect(unique !== net.thing.under(Brand.one)())
  }

  @Test func `a variant applies to what a body resolves, unless the body replaces or drops it`() {
    let service = net.service.under(Environment.staging)()
    #expect(service.inherited == "staging")
    #expect(service.fixed == "production")
    #expect(service.cut == "default")
    #expect(service.wrapped == "staging")
    #expect(service.wrappedFixed == "production")
    #expect(service.wrappedCut == "default")
    #expect(net.service().inherited == "default")
    #expect(net.service().fixed == "production")
  }

  @Test func `a cached or singleton dependency ignores a variant for which it has no case`() {
    withSandbox {
      let (net, other) = (Net(), Net())
      let first = net.signed.under(Environment.staging)()
      let second = net.signed.under(Environment.production)()
      #expect(other.signed.under(Environment.production)()[1] === first[1])
      for (index, factory) in [\Net.oauth, \.singleOAuth].enumerated() {
        #expect(first[index] === second[index])
        #expect(first[index].label == "default")
        let staging = net[keyPath: factory].under(Environment.staging)()
        let production = net[keyPath: factory].under(Environment.production)()
        #expect(staging !== production)
        #expect(staging !== first[index] && production !== first[index])
        #expect(staging.label == "staging")
        #expect(net[factory] === first[index])
        let elsewhere = other[keyPath: factory].under(Environment.staging)()
        #expect((elsewhere === staging) == (factory == \.singleOAuth))
      }
    }
  }

  @Test func `the most specific case wins when several variants are in force`() {
    #expect(net.composed.under(Environment.staging, Brand.one)() == "staging of one")
    #expect(net.composed.under(Brand.one, Environment.staging)() == "staging of one")
    #expect(net.composed.under(Environment.staging)() == "staging")
    #expect(net.composed.under(Brand.one)() == "one")
    #expect(net.composed.under(Brand.other)() == "default")
    let below = net.below.under(Environment.staging, Brand.one)()
    #expect(below == ["staging of one", "one", "default", "other"])
  }

  @Test func `the order of the variants in a choice does not affect the instance`() {
    let one = net.cached.under(Environment.staging, Brand.one)()
    #expect(net.cached.under(Brand.one, Environment.staging)() === one)
    #expect(net.cached.under(Brand.one)() !== one)
  }

  @Test func `a factory that ignores a type still varies by the bodies that it has`() {
    #expect(net.indifferentBelow.under(Brand.one)() === net.indifferentBelow())
    #expect(net.indifferent.under(Brand.one)() !== net.indifferent())
    #expect(net.indifferentBelow.under(Environment.staging)().label == "staging")
  }

  @Test func `an override can replace one variant alone, or the base for all variants`() {
    _ = (net.url(), net.url.under(Environment.staging)())
    let one = net.url.override(for: Environment.staging) { "mock of staging" }
    #expect(net.url() == "default")
    let base = net.url.override { "mock" }
    #expect(net.url.under(Environment.production)() == "mock")
    #expect(net.url.under(Environment.staging)() == "mock of staging")
    one.revert()
    #expect(net.url.under(Environment.staging)() == "mock")
    base.revert()
    #expect(net.url.under(Environment.staging)() == "staging")
  }

  @Test func `another module can register a body for a variant, even after a resolve`() {
    #expect(net.kept.under(Brand.one)() == "default")
    net.kept.register(for: Brand.one) { "registered" }
    #expect(net.kept.under(Brand.one)() == "registered")
    #expect(net.kept() == "default")
    #expect(net.keptBelow.under(Brand.one)() == ["registered", "default"])
    net.kept.register(for: Brand.one) { "again" }
    #expect(net.kept.under(Brand.one)() == "again")
    net.reset(.registrations)
    #expect(net.kept.under(Brand.one)() == "default")
    net.unique.register(for: Brand.one) { "unique" }
    #expect(net.unique.under(Brand.one)() == "unique")
    #expect(net.unique() == "default")
    net.graphed.register(for: Brand.one) { "graphed" }
    #expect(net.graphedBelow() == ["default", "graphed", "default", "graphed"])
  }

  @Test func `overriding the base or resetting the factory drops the instances of a variant`() {
    let choices: [(Factory<Thing>) -> Factory<Thing>] = [
      { $0 }, { $0.under(Brand.one) }, { $0.under(Brand.other) }, { $0.under(Environment.staging) },
    ]
    for factory in [\Net.cached, \Net.decorated, \Net.scoped] {
      func things() -> [Thing] { choices.map { $0(net[keyPath: factory])() } }
      let before = things()
      let token = net[keyPath: factory].override { Probe().make("mock") }
      #expect(things().allSatisfy { $0.label == "mock" })
      token.revert()
      let after = things()
      #expect(zip(before, after).allSatisfy { $0 !== $1 && $1.label == "" })
      #expect(Set(after.map { ObjectIdentifier($0) }).count == choices.count)
      net[keyPath: factory].reset(.instances)
      #expect(zip(after, things()).allSatisfy { $0 !== $1 })
    }
  }

  @Test func `providers and lazy properties resolve under the variant of their object`() {
    let made = net.later.under(Environment.staging)()
    #expect(made.provider() == "staging")
    #expect(made.fixed() == "production")
    #expect(made.cut() == "default")
    #expect(made.lazy == "staging")
    let provider = made.provider
    let elsewhere = Running { provider() }.join()
    #expect(elsewhere == "staging")
    #expect(net.later().provider() == "default")
  }

  @Test func `variants with one hash have separate instances, and so have arguments under one`() {
    func things() -> [Thing] {
      [Pitch.high, .low].map { net.toned.under($0)() }
        + [Brand.one, .other].map { net.toned.under($0)() }
        + [1, 2].map { net.numbered.under(Pitch.high)(Compared($0)) }
    }
    let first = things()
    #expect(Set(first.map { ObjectIdentifier($0) }).count == 6)
    #expect(zip(first, things()).allSatisfy { $0 === $1 })
  }

  @Test func `a body registered for a variant applies immediately during concurrent resolves`() {
    for _ in 0..<(isSanitized ? 20 : 200) {
      let net = Net()
      let isRegistered = Locked(false)
      let wrong = inParallel(3) { thread in
        var wrong = 0
        for round in 0..<20 {
          if thread == 0, round == 10 {
            net.kept.register(for: Brand.one) { "registered" }
            isRegistered.set(true)
          }
          let before = isRegistered.withLock { $0 }
          // Directly, and inherited from a factory above.
          let seen = [net.kept.under(Brand.one)(), net.keptBelow.under(Brand.one)()[0]]
          if before && seen != ["registered", "registered"] || net.kept() != "default" {
            wrong += 1
          }
        }
        return wrong
      }
      #expect(wrong == [0, 0, 0])
      #expect(net.kept.under(Brand.one)() == "registered")
      #expect(net.keptBelow.under(Brand.one)() == ["registered", "default"])
      #expect(net.kept.under(Brand.other)() == "default")
    }
  }

  @Test func `the context reports the outer variant again after an inner body throws`() {
    let seen = net.aroundThrow.under(Environment.staging)()
    #expect(seen == [.staging, .production, .staging])
    #expect(throws: Offline.self) { try net.throwing.under(Environment.production)() }
    #expect(ResolutionContext.current == nil)
    #expect(net.place() == "default")
  }

  @Test func `a promised factory can have a case, and other modules can register more`() {
    #expect(net.theme.under(Environment.staging)() == "grey")
    net.theme.register(for: Environment.production) { "blue" }
    #expect(net.theme.under(Environment.production)() == "blue")
    #expect(net.theme.under(Environment.staging)() == "grey")
    net.theme.register { "base" }
    #expect(net.theme() == "base")
    net.logo.register(for: Brand.one) { Probe().make("one") }
    let logo = net.logo.under(Brand.one)()
    #expect(logo.label == "one")
    #expect(net.logo.under(Brand.one)() === logo)
  }
}

extension Stop {
  static let ofVariants: [Stop] = [
    Stop(
      "two bodies for one variant in one factory stop the program", at: Net.line,
      "'twice' (@2) has two bodies for staging. Remove one of them."
    ) { _ = Net().twice() }
  ]
}

private enum Environment: Variant { case production, staging }
private struct Brand: Variant { let name: String }
extension Brand {
  fileprivate static let one = Brand(name: "one")
  fileprivate static let other = Brand(name: "other")
}
/// All have the same hash.
private enum Pitch: Variant {
  case high, low
  func hash(into hasher: inout Hasher) {}
}
private struct Offline: Error {}

private struct Service {
  let inherited: String
  let fixed: String
  let cut: String
  @Injected(\Net.place) var wrapped
  @Injected(\Net.place, under: Environment.production) var wrappedFixed
  @Injected(\Net.bare) var wrappedCut
}

private final class Later {
  let provider: Provider<String>
  let fixed: Provider<String>
  let cut: Provider<String>
  @LazyInjected(\Net.place) var lazy
  init(_ provider: Provider<String>, _ fixed: Provider<String>, _ cut: Provider<String>) {
    (self.provider, self.fixed, self.cut) = (provider, fixed, cut)
  }
}

extension Scope {
  fileprivate static let variants = Scope("variants")
  fileprivate static let weakVariants = Scope("weak variants", isWeak: true)
}

private final class Net: SharedContainer {
  static let shared = Net()
  let manager = ContainerManager()

  var url: Factory<String> { self { "default" }.when(Environment.staging) { "staging" }.cached }
  var bare: Factory<String> { self { self.place.without()() } }
  var place: Factory<String> {
    self { "default" }
      .when(Environment.staging) { "staging" }.when(Environment.production) { "production" }
  }
  var thing: Factory<Thing> { self { Probe().make() } }
  var cached: Factory<Thing> { self { Probe().make() }.cached }
  var single: Factory<Thing> { self { Probe().make() }.singleton }
  var decorated: Factory<Thing> { self { Probe().make() }.cached.decorated { $0 } }
  var toned: Factory<Thing> { self { Probe().make() }.varies(by: Brand.self, Pitch.self).cached }
  var numbered: ParameterFactory<Compared, Thing> {
    self { _ in Probe().make() }.varies(by: Pitch.self).cached
  }
  let probe = Probe()
  var held: Factory<Thing> { self { self.probe.make() }.shared }
  var scoped: Factory<Thing> { self { Probe().make() }.scope(.variants) }
  var inGraph: Factory<Thing> { self { Probe().make() }.graph.varies(by: Brand.self) }
  func services(_ factory: KeyPath<Net, Factory<Thing>>) -> [Thing] {
    let choice = self[keyPath: factory]
    return [choice(), choice.under(Brand.one)(), choice.under(Brand.other)()]
  }

  var service: Factory<Service> {
    self {
      Service(
        inherited: self.place(), fixed: self.place.under(Environment.production)(),
        cut: self.place.without(Environment.self)())
    }
  }

  var oauth: Factory<Thing> { self { Probe().make(self.url()) }.cached }
  var signed: Factory<[Thing]> { self { [self.oauth(), self.singleOAuth()] } }

  var composed: Factory<String> {
    self { "default" }
      .when(Environment.staging) { "staging" }
      .when(Environment.staging, Brand.one) { "staging of one" }
      .when(Brand.one) { "one" }.cached
  }
  var below: Factory<[String]> {
    self {
      [
        self.composed(), self.composed.without(Environment.self)(),
        self.composed.without()(),
        self.composedOther.under(Brand.other)(),
      ]
    }
  }
  var composedOther: Factory<String> { self { "default" }.when(Brand.other) { "other" } }

  var indifferent: Factory<Thing> {
    self { Probe().make("default") }.cached.ignoring(Brand.self, Environment.self)
      .when(Environment.staging) { Probe().make("staging") }
  }
  var indifferentBelow: Factory<Thing> { self { self.indifferent() } }

  var kept: Factory<String> { self { "default" }.cached }
  var keptBelow: Factory<[String]> { self { [self.kept(), self.kept.without()()] } }
  var unique: Factory<String> { self { "default" } }
  var graphed: Factory<String> { self { "default" }.graph }
  var graphedBelow: Factory<[String]> {
    self { (0..<2).flatMap { _ in [self.graphed(), self.graphed.under(Brand.one)()] } }
  }

  var later: Factory<Later> {
    self {
      Later(
        self.provider(\.place),
        self.with(Environment.production) { $0.provider(\.place) },
        self.provider(\.bare))
    }
  }

  var heldInScope: Factory<Thing> { self { self.probe.make() }.scope(.weakVariants) }
  var graphOfBrands: Factory<[Thing]> {
    self {
      [Brand.one, .other, .one].map { self.inGraph.under($0)() } + [self.inGraph(), self.inGraph()]
    }
  }
  var singleOAuth: Factory<Thing> { self { Probe().make(self.url()) }.singleton }
  var theme: Factory<String> { promised().when(Environment.staging) { "grey" } }
  var logo: Factory<Thing> { promised().varies(by: Brand.self).cached }
  let seenInside = Locked<Environment?>(nil)
  var throwing: ThrowingFactory<String, Offline> {
    self.throwing { () throws(Offline) in
      let variant = self.contextValue(of: Environment.self)
      self.seenInside.set(variant)
      throw Offline()
    }
  }
  var aroundThrow: Factory<[Environment?]> {
    self {
      func variant() -> Environment? { self.contextValue(of: Environment.self) }
      let before = variant()
      _ = try? self.throwing.under(Environment.production)()
      return [before, self.seenInside.withLock { $0 }, variant()]
    }
  }

  static let line = Int(#line)
  var twice: Factory<String> {
    self { "" }.when(Environment.staging) { "" }.when(Environment.staging) { "" }
  }
}
