import Keyworks
import Testing

@Suite struct `A variant` {
  @Test func `a variant selects its body, or the base if there is none for it`() {
    let net = Net()
    #expect(net.url() == "default")
    #expect(net.url.under(Environment.staging)() == "staging")
    #expect(net.url.under(Environment.production)() == "default")
    #expect(net.sized.under(Environment.staging)(3) == "staging 3")
    #expect(net[\.sized, 3] == "default 3")
    #expect((try? net.risky.under(Environment.staging)()) == "staging")
    #expect(throws: Offline.self) { try net.risky() }
  }

  @Test func `each variant has its own cached instance in every lifetime that caches`() {
    let net = Net()
    for factory in [\Net.cached, \Net.single, \Net.decorated, \Net.scoped] {
      let service = net[factory]
      let service1 = net[keyPath: factory].under(Brand.one)()
      let service2 = net[keyPath: factory].under(Brand.other)()
      #expect(service !== service1)
      #expect(service1 !== service2)
      #expect(service !== service2)
      #expect(net[keyPath: factory].under(Brand.one)() === service1)
      #expect(net[factory] === service)
      net[keyPath: factory].reset(.instances)
      #expect(net[keyPath: factory].under(Brand.one)() !== service1)
      net[keyPath: factory].reset(.instances)
    }
  }

  @Test func `a variant has its own shared instance while it is held`() {
    let net = Net()
    let service1 = net.held.under(Brand.one)()
    #expect(net.held.under(Brand.one)() === service1)
    #expect(net.held() !== service1)
    #expect(net.probe.alive == 1)
  }

  @Test func `a graph has one instance for each variant, and a unique factory builds anew`() {
    let net = Net()
    let things = net.graphs()
    #expect(things[0] === things[1])
    #expect(things[2] === things[3])
    #expect(things[0] !== things[2])
    let unique = net.thing.under(Brand.one)()
    #expect(unique !== net.thing.under(Brand.one)())
  }

  @Test func `a variant applies to what a body resolves, unless the body replaces or drops it`() {
    let net = Net()
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

  @Test func `a cached dependency ignores a variant for which it has no case`() {
    let net = Net()
    let first = net.api.under(Environment.staging)()
    let second = net.api.under(Environment.production)()
    #expect(first.url == "staging")
    #expect(second.url == "default")
    #expect(first.oauth === second.oauth)
    #expect(first.oauth.label == "default")
    let exact = net.oauth.under(Environment.staging)()
    #expect(exact !== first.oauth)
    #expect(exact.label == "staging")
    #expect(net.oauth() === first.oauth)
  }

  @Test func `the most specific case wins when several variants are in force`() {
    let net = Net()
    #expect(net.composed.under(Environment.staging, Brand.one)() == "staging of one")
    #expect(net.composed.under(Brand.one, Environment.staging)() == "staging of one")
    #expect(net.composed.under(Environment.staging)() == "staging")
    #expect(net.composed.under(Brand.one)() == "one")
    #expect(net.composed.under(Brand.other)() == "default")
    let below = net.below.under(Environment.staging, Brand.one)()
    #expect(below == ["staging of one", "one", "default", "other"])
  }

  @Test func `the order of the variants in a choice does not affect the instance`() {
    let net = Net()
    let one = net.cached.under(Environment.staging, Brand.one)()
    #expect(net.cached.under(Brand.one, Environment.staging)() === one)
    #expect(net.cached.under(Brand.one)() !== one)
  }

  @Test func `a factory that varies by a type caches one instance for each variant`() {
    let net = Net()
    let one = net.varyingOwner.under(Brand.one)()
    let other = net.varyingOwner.under(Brand.other)()
    #expect(one !== other)
    #expect(net.varyingOwner.under(Brand.one)() === one)
  }

  @Test func `a factory that ignores a type still varies by the bodies that it has`() {
    let net = Net()
    #expect(net.indifferentBelow.under(Brand.one)() === net.indifferentBelow())
    #expect(net.indifferent.under(Brand.one)() !== net.indifferent())
    #expect(net.indifferentBelow.under(Environment.staging)().label == "staging")
  }

  @Test func `another module can register a body for a variant, even after a resolve`() {
    let net = Net()
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

  @Test func `an override can replace one variant alone, or the base for all variants`() {
    let net = Net()
    _ = (net.url(), net.url.under(Environment.staging)())
    let case1 = net.url.override(for: Environment.staging) { "mock of staging" }
    #expect(net.url.under(Environment.staging)() == "mock of staging")
    #expect(net.url() == "default")
    let base = net.url.override { "mock" }
    #expect(net.url() == "mock")
    #expect(net.url.under(Environment.production)() == "mock")
    #expect(net.url.under(Environment.staging)() == "mock of staging")
    case1.revert()
    #expect(net.url.under(Environment.staging)() == "mock")
    base.revert()
    #expect(net.url.under(Environment.staging)() == "staging")
  }

  @Test func `overriding the base or resetting the factory drops the instances of a variant`() {
    let net = Net()
    let before = net.cached.under(Brand.one)()
    let token = net.cached.override { Probe().make("mock") }
    #expect(net.cached.under(Brand.one)().label == "mock")
    token.revert()
    let after = net.cached.under(Brand.one)()
    #expect(after !== before)
    net.cached.reset(.instances)
    #expect(net.cached.under(Brand.one)() !== after)
  }

  @Test func `providers and lazy properties resolve under the variant of their object`() {
    let net = Net()
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

  @Test func `a list can name a variant for a member`() {
    let net = Net()
    #expect(net[\.urls] == ["default", "staging", "default"])
    #expect(
      net.urlsBelow.under(Environment.staging)() == [
        "staging", "staging", "default",
      ])
  }

  @Test func `concurrent resolves build one instance for each variant`() {
    let net = Net()
    let seen = inParallel(4) { _ in
      (0..<50).map { round in
        let brand = round % 2 == 0 ? Brand.one : Brand.other
        return ObjectIdentifier(net.cached.under(brand)())
      }
    }
    #expect(seen.allSatisfy { $0 == seen[0] })
    #expect(Set(seen[0]).count == 2)
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
            isRegistered.withLock { $0 = true }
          }
          let before = isRegistered.withLock { $0 }
          let (one, base) = (net.kept.under(Brand.one)(), net.kept())
          if before && one != "registered" || base != "default" { wrong += 1 }
        }
        return wrong
      }
      #expect(wrong == [0, 0, 0])
      #expect(net.kept.under(Brand.one)() == "registered")
      #expect(net.kept.under(Brand.other)() == "default")
    }
  }

  @Test func `each variant has its own weakly held instance until it is released`() {
    let net = Net()
    for factory in [\Net.held, \Net.heldInScope] {
      let service = net[factory]
      let service1 = net[keyPath: factory].under(Brand.one)()
      let service2 = net[keyPath: factory].under(Brand.other)()
      #expect(service !== service1)
      #expect(service1 !== service2)
      #expect(service !== service2)
      #expect(net[factory] === service)
      #expect(net[keyPath: factory].under(Brand.one)() === service1)
      #expect(net[keyPath: factory].under(Brand.other)() === service2)
    }
    #expect(net.probe.alive == 0)
  }

  @Test func `two variants do not share an instance in a graph`() {
    let things = Net().graphOfBrands()
    #expect(things[0] === things[2])
    #expect(things[0] !== things[1])
    #expect(things[3] !== things[0] && things[3] !== things[1])
  }

  @Test func `overriding the base drops the instances of all variants`() {
    let net = Net()
    let choices: [(Factory<Thing>) -> Factory<Thing>] = [
      { $0 }, { $0.under(Brand.one) }, { $0.under(Brand.other) }, { $0.under(Environment.staging) },
    ]
    for factory in [\Net.cached, \Net.decorated, \Net.scoped] {
      let before = choices.map { $0(net[keyPath: factory])() }
      let token = net[keyPath: factory].override { Probe().make("mock") }
      #expect(choices.allSatisfy { $0(net[keyPath: factory])().label == "mock" })
      token.revert()
      let after = choices.map { $0(net[keyPath: factory])() }
      #expect(zip(before, after).allSatisfy { $0 !== $1 && $1.label == "" })
      #expect(Set(after.map { ObjectIdentifier($0) }).count == choices.count)
    }
  }

  @Test func `a singleton dependency ignores a variant for which it has no case`() {
    withSandbox {
      let (net, other) = (Net(), Net())
      let first = net.signedAPI.under(Environment.staging)()
      let second = other.signedAPI.under(Environment.production)()
      #expect(first.url == "staging")
      #expect(second.url == "default")
      #expect(first.oauth === second.oauth)
      #expect(first.oauth.label == "default")
      let staging = net.singleOAuth.under(Environment.staging)()
      let production = net.singleOAuth.under(Environment.production)()
      #expect(staging !== production)
      #expect(staging !== first.oauth && production !== first.oauth)
      #expect(staging.label == "staging")
      #expect(other.singleOAuth.under(Environment.staging)() === staging)
      #expect(net.singleOAuth() === first.oauth)
    }
  }

  @Test func `the context reports the outer variant again after an inner body throws`() {
    let net = Net()
    let seen = net.aroundThrow.under(Environment.staging)()
    #expect(seen == [.staging, .production, .staging])
    #expect(throws: Offline.self) { try net.throwing.under(Environment.production)() }
    #expect(ResolutionContext.current == nil)
    #expect(net.place() == "default")
  }

  @Test func `a promised factory can have a case, and other modules can register more`() {
    let net = Net()
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

  @Test func `two bodies for one variant in one factory stop the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Net().twice() }
    expectMessage(
      """
      'twice' (VariantTests.swift:\(Net.line + 2)) has two bodies for staging. Remove one of them.
      """, in: result)
  }
}

@Suite struct `A factory for each variant` {
  @Test func `a factory for variants builds for the requested variant`() {
    let net = Net()
    #expect(net[\.flow, Experiment.a] == "a")
    #expect(net.flow(.b) == "b")
  }

  @Test func `a factory caches one instance for each variant and passes the variant down`() {
    let net = Net()
    let one = net[\.keptFlow, Experiment.a]
    #expect(net[\.keptFlow, Experiment.a] === one)
    #expect(net[\.keptFlow, Experiment.b] !== one)
    #expect(one.label == "a of a")
  }

  @Test func `a body can read the variant in force`() {
    let net = Net()
    #expect(net.contextValue(of: Experiment.self) == nil)
    #expect(net.flowOwner() == "none")
    #expect(net.flowOwner.under(Experiment.b)() == "b")
    #expect(net.with(Experiment.a) { $0.contextValue(of: Experiment.self) } == .a)
  }

  @Test func `a factory for variants can be overridden and registered`() {
    let net = Net()
    let token = net.flow.override { "mock \($0)" }
    #expect(net.flow(.a) == "mock a")
    token.revert()
    net.flow.register { "registered \($0)" }
    #expect(net.flow(.b) == "registered b")
  }
}

private enum Environment: Variant { case production, staging }
private enum Experiment: Variant, CaseIterable { case a, b }
private struct Brand: Variant { let name: String }
extension Brand {
  fileprivate static let one = Brand(name: "one")
  fileprivate static let other = Brand(name: "other")
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
  fileprivate static let weakVariants = Scope("weak variants", .weak)
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
  var sized: ParameterFactory<Int, String> {
    self { "default \($0)" }.cached.when(Environment.staging) { "staging \($0)" }
  }
  var risky: ThrowingFactory<String, Offline> {
    self.throwing { () throws(Offline) in throw Offline() }
      .when(Environment.staging) { () throws(Offline) in "staging" }
  }

  var thing: Factory<Thing> { self { Probe().make() } }
  var cached: Factory<Thing> { self { Probe().make() }.cached }
  var single: Factory<Thing> { self { Probe().make() }.singleton }
  var decorated: Factory<Thing> { self { Probe().make() }.cached.decorated { $0 } }
  let probe = Probe()
  var held: Factory<Thing> { self { self.probe.make() }.shared }
  var scoped: Factory<Thing> { self { Probe().make() }.scope(.variants) }
  var inGraph: Factory<Thing> { self { Probe().make() }.graph.varies(by: Brand.self) }
  var graphs: Factory<[Thing]> {
    self {
      [
        self.inGraph(), self.inGraph(), self.inGraph.under(Brand.one)(),
        self.inGraph.under(Brand.one)(),
      ]
    }
  }

  var service: Factory<Service> {
    self {
      Service(
        inherited: self.place(), fixed: self.place.under(Environment.production)(),
        cut: self.place.without(Environment.self)())
    }
  }

  var oauth: Factory<Thing> { self { Probe().make(self.url()) }.cached }
  var api: Factory<(url: String, oauth: Thing)> { self { (self.url(), self.oauth()) } }

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

  var varyingOwner: Factory<Thing> { self { Probe().make() }.cached.varies(by: Brand.self) }

  var indifferent: Factory<Thing> {
    self { Probe().make("default") }.cached.ignoring(Brand.self).ignoring(Environment.self)
      .when(Environment.staging) { Probe().make("staging") }
  }
  var indifferentBelow: Factory<Thing> { self { self.indifferent() } }

  var kept: Factory<String> { self { "default" }.cached }
  var keptBelow: Factory<[String]> { self { [self.kept(), self.kept.without()()] } }
  var unique: Factory<String> { self { "default" } }
  var graphed: Factory<String> { self { "default" }.graph }
  var graphedBelow: Factory<[String]> {
    self {
      (0..<2).flatMap { _ in [self.graphed(), self.graphed.under(Brand.one)()] }
    }
  }

  var later: Factory<Later> {
    self {
      Later(
        self.provider(\.place),
        self.with(Environment.production) { $0.provider(\.place) },
        self.provider(\.bare))
    }
  }

  static var urls: Tags<String> {
    [
      Tagged(\.url), Tagged(\.url, under: Environment.staging),
      Tagged(\.bare),
    ]
  }
  var urlsBelow: Factory<[String]> { self { self[\.urls] } }

  var flow: ParameterFactory<Experiment, String> {
    self { experiment in
      switch experiment {
      case .a: "a"
      case .b: "b"
      }
    }
  }
  var keptFlow: ParameterFactory<Experiment, Thing> {
    self { experiment in
      Probe().make("\(experiment) of \(self.flowOwner())")
    }.cached
  }
  var flowOwner: Factory<String> {
    self { self.contextValue(of: Experiment.self).map { self.flow($0) } ?? "none" }
  }

  var heldInScope: Factory<Thing> { self { self.probe.make() }.scope(.weakVariants) }
  var graphOfBrands: Factory<[Thing]> {
    self {
      [Brand.one, .other, .one].map { self.inGraph.under($0)() } + [self.inGraph()]
    }
  }
  var singleOAuth: Factory<Thing> { self { Probe().make(self.url()) }.singleton }
  var signedAPI: Factory<(url: String, oauth: Thing)> { self { (self.url(), self.singleOAuth()) } }
  var theme: Factory<String> { promised().when(Environment.staging) { "grey" } }
  var logo: Factory<Thing> { promised().varies(by: Brand.self).cached }
  let seenInside = Locked<Environment?>(nil)
  var throwing: ThrowingFactory<String, Offline> {
    self.throwing { () throws(Offline) in
      let variant = self.contextValue(of: Environment.self)
      self.seenInside.withLock { $0 = variant }
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
