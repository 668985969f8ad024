import Keyworks
import Testing

@Suite struct `A variant` {
  @Test func `a variant selects its body, or the base if there is none for it`() {
    let net = Net()
    #expect(net.url() == "default")
    #expect(net[\.url, under: .exactly(Environment.staging)] == "staging")
    #expect(net.url.under(.exactly(Environment.production)) == "default")
    #expect(net[\.sized, 3, under: .exactly(Environment.staging)] == "staging 3")
    #expect(net[\.sized, 3] == "default 3")
    #expect((try? net[\.risky, under: .exactly(Environment.staging)]) == "staging")
    #expect(throws: Offline.self) { try net.risky() }
  }

  @Test func `each variant has its own cached instance in every lifetime that caches`() {
    let net = Net()
    for factory in [\Net.cached, \Net.single, \Net.decorated, \Net.scoped] {
      let service = net[factory]
      let service1 = net[factory, under: .exactly(Brand.one)]
      let service2 = net[factory, under: .exactly(Brand.other)]
      #expect(service !== service1)
      #expect(service1 !== service2)
      #expect(service !== service2)
      #expect(net[factory, under: .exactly(Brand.one)] === service1)
      #expect(net[factory] === service)
      net[keyPath: factory].reset(.instances)
      #expect(net[factory, under: .exactly(Brand.one)] !== service1)
      net[keyPath: factory].reset(.instances)
    }
  }

  @Test func `a variant has its own shared instance while it is held`() {
    let net = Net()
    let service1 = net[\.held, under: .exactly(Brand.one)]
    #expect(net[\.held, under: .exactly(Brand.one)] === service1)
    #expect(net.held() !== service1)
    #expect(net.probe.alive == 1)
  }

  @Test func `a graph has one instance for each variant, and a unique factory builds anew`() {
    let net = Net()
    let things = net.graphs()
    #expect(things[0] === things[1])
    #expect(things[2] === things[3])
    #expect(things[0] !== things[2])
    let unique = net.thing.under(.exactly(Brand.one))
    #expect(unique !== net.thing.under(.exactly(Brand.one)))
  }

  @Test func `a variant applies to what a body resolves, unless the body replaces or drops it`() {
    let net = Net()
    let service = net[\.service, under: .exactly(Environment.staging)]
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
    let first = net[\.api, under: .exactly(Environment.staging)]
    let second = net[\.api, under: .exactly(Environment.production)]
    #expect(first.url == "staging")
    #expect(second.url == "default")
    #expect(first.oauth === second.oauth)
    #expect(first.oauth.label == "default")
    let exact = net[\.oauth, under: .exactly(Environment.staging)]
    #expect(exact !== first.oauth)
    #expect(exact.label == "staging")
    #expect(net.oauth() === first.oauth)
  }

  @Test func `the most specific case wins when several variants are in force`() {
    let net = Net()
    let both = VariantChoice.exactly(Environment.staging, Brand.one)
    #expect(net[\.composed, under: both] == "staging of one")
    #expect(net[\.composed, under: .exactly(Brand.one, Environment.staging)] == "staging of one")
    #expect(net[\.composed, under: .exactly(Environment.staging)] == "staging")
    #expect(net[\.composed, under: .exactly(Brand.one)] == "one")
    #expect(net[\.composed, under: .exactly(Brand.other)] == "default")
    #expect(net[\.below, under: both] == ["staging of one", "one", "default", "other"])
  }

  @Test func `the order of the variants in a choice does not affect the instance`() {
    let net = Net()
    let one = net[\.cached, under: .exactly(Environment.staging, Brand.one)]
    #expect(net[\.cached, under: .exactly(Brand.one, Environment.staging)] === one)
    #expect(net[\.cached, under: .exactly(Brand.one)] !== one)
  }

  @Test func `a factory that varies by a type caches one instance for each variant`() {
    let net = Net()
    let one = net[\.varyingOwner, under: .exactly(Brand.one)]
    let other = net[\.varyingOwner, under: .exactly(Brand.other)]
    #expect(one !== other)
    #expect(net[\.varyingOwner, under: .exactly(Brand.one)] === one)
  }

  @Test func `a factory that ignores a type still varies by the bodies that it has`() {
    let net = Net()
    #expect(net[\.indifferentBelow, under: .exactly(Brand.one)] === net.indifferentBelow())
    #expect(net[\.indifferent, under: .exactly(Brand.one)] !== net.indifferent())
    #expect(net[\.indifferentBelow, under: .exactly(Environment.staging)].label == "staging")
  }

  @Test func `another module can register a body for a variant, even after a resolve`() {
    let net = Net()
    #expect(net[\.kept, under: .exactly(Brand.one)] == "default")
    net.kept.register(for: Brand.one) { "registered" }
    #expect(net[\.kept, under: .exactly(Brand.one)] == "registered")
    #expect(net.kept() == "default")
    #expect(net.keptBelow.under(.exactly(Brand.one)) == ["registered", "default"])
    net.kept.register(for: Brand.one) { "again" }
    #expect(net[\.kept, under: .exactly(Brand.one)] == "again")
    net.reset(.registrations)
    #expect(net[\.kept, under: .exactly(Brand.one)] == "default")
    net.unique.register(for: Brand.one) { "unique" }
    #expect(net[\.unique, under: .exactly(Brand.one)] == "unique")
    #expect(net.unique() == "default")
    net.graphed.register(for: Brand.one) { "graphed" }
    #expect(net.graphedBelow() == ["default", "graphed", "default", "graphed"])
  }

  @Test func `an override can replace one variant alone, or the base for all variants`() {
    let net = Net()
    _ = (net.url(), net.url.under(.exactly(Environment.staging)))
    let case1 = net.url.override(for: Environment.staging) { "mock of staging" }
    #expect(net.url.under(.exactly(Environment.staging)) == "mock of staging")
    #expect(net.url() == "default")
    let base = net.url.override { "mock" }
    #expect(net.url() == "mock")
    #expect(net.url.under(.exactly(Environment.production)) == "mock")
    #expect(net.url.under(.exactly(Environment.staging)) == "mock of staging")
    case1.revert()
    #expect(net.url.under(.exactly(Environment.staging)) == "mock")
    base.revert()
    #expect(net.url.under(.exactly(Environment.staging)) == "staging")
  }

  @Test func `overriding the base or resetting the factory drops the instances of a variant`() {
    let net = Net()
    let before = net[\.cached, under: .exactly(Brand.one)]
    let token = net.cached.override { Probe().make("mock") }
    #expect(net[\.cached, under: .exactly(Brand.one)].label == "mock")
    token.revert()
    let after = net[\.cached, under: .exactly(Brand.one)]
    #expect(after !== before)
    net.cached.reset(.instances)
    #expect(net[\.cached, under: .exactly(Brand.one)] !== after)
  }

  @Test func `providers and lazy properties resolve under the variant of their object`() {
    let net = Net()
    let made = net[\.later, under: .exactly(Environment.staging)]
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
      net[\.urlsBelow, under: .exactly(Environment.staging)] == [
        "staging", "staging", "default",
      ])
  }

  @Test func `concurrent resolves build one instance for each variant`() {
    let net = Net()
    let seen = inParallel(4) { _ in
      (0..<50).map { round in
        let brand = round % 2 == 0 ? Brand.one : Brand.other
        return ObjectIdentifier(net[\.cached, under: .exactly(brand)])
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
          let (one, base) = (net.kept.under(.exactly(Brand.one)), net.kept())
          if before && one != "registered" || base != "default" { wrong += 1 }
        }
        return wrong
      }
      #expect(wrong == [0, 0, 0])
      #expect(net.kept.under(.exactly(Brand.one)) == "registered")
      #expect(net.kept.under(.exactly(Brand.other)) == "default")
    }
  }

  @Test func `each variant has its own weakly held instance until it is released`() {
    let net = Net()
    for factory in [\Net.held, \Net.heldInScope] {
      let service = net[factory]
      let service1 = net[factory, under: .exactly(Brand.one)]
      let service2 = net[factory, under: .exactly(Brand.other)]
      #expect(service !== service1)
      #expect(service1 !== service2)
      #expect(service !== service2)
      #expect(net[factory] === service)
      #expect(net[factory, under: .exactly(Brand.one)] === service1)
      #expect(net[factory, under: .exactly(Brand.other)] === service2)
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
    let choices: [VariantChoice] = [
      .none, .exactly(Brand.one), .exactly(Brand.other), .exactly(Environment.staging),
    ]
    for factory in [\Net.cached, \Net.decorated, \Net.scoped] {
      let before = choices.map { net[factory, under: $0] }
      let token = net[keyPath: factory].override { Probe().make("mock") }
      #expect(choices.allSatisfy { net[factory, under: $0].label == "mock" })
      token.revert()
      let after = choices.map { net[factory, under: $0] }
      #expect(zip(before, after).allSatisfy { $0 !== $1 && $1.label == "" })
      #expect(Set(after.map { ObjectIdentifier($0) }).count == choices.count)
    }
  }

  @Test func `a singleton dependency ignores a variant for which it has no case`() {
    withSandbox {
      let (net, other) = (Net(), Net())
      let first = net[\.signedAPI, under: .exactly(Environment.staging)]
      let second = other[\.signedAPI, under: .exactly(Environment.production)]
      #expect(first.url == "staging")
      #expect(second.url == "default")
      #expect(first.oauth === second.oauth)
      #expect(first.oauth.label == "default")
      let staging = net[\.singleOAuth, under: .exactly(Environment.staging)]
      let production = net[\.singleOAuth, under: .exactly(Environment.production)]
      #expect(staging !== production)
      #expect(staging !== first.oauth && production !== first.oauth)
      #expect(staging.label == "staging")
      #expect(other[\.singleOAuth, under: .exactly(Environment.staging)] === staging)
      #expect(net.singleOAuth() === first.oauth)
    }
  }

  @Test func `the context reports the outer variant again after an inner body throws`() {
    let net = Net()
    let seen = net[\.aroundThrow, under: .exactly(Environment.staging)]
    #expect(seen == [.staging, .production, .staging])
    #expect(throws: Offline.self) { try net.throwing.under(.exactly(Environment.production)) }
    #expect(ResolutionContext.current == nil)
    #expect(net.place() == "default")
  }

  @Test func `a promised factory can have a case, and other modules can register more`() {
    let net = Net()
    #expect(net[\.theme, under: .exactly(Environment.staging)] == "grey")
    net.theme.register(for: Environment.production) { "blue" }
    #expect(net[\.theme, under: .exactly(Environment.production)] == "blue")
    #expect(net[\.theme, under: .exactly(Environment.staging)] == "grey")
    net.theme.register { "base" }
    #expect(net.theme() == "base")
    net.logo.register(for: Brand.one) { Probe().make("one") }
    let logo = net[\.logo, under: .exactly(Brand.one)]
    #expect(logo.label == "one")
    #expect(net[\.logo, under: .exactly(Brand.one)] === logo)
  }

  @Test func `the resolution context reports the variant in force`() {
    let context = Net()[\.context, under: .exactly(Environment.staging)]
    #expect(context?.variant(of: Environment.self) == .staging)
    #expect(context?.variant(of: Brand.self) == nil)
    #expect(Net().context()?.variant(of: Environment.self) == nil)
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
    #expect(net.flow.all().map(\.value) == ["a", "b"])
    #expect(net.flow.all().map(\.variant) == [.a, .b])
  }

  @Test func `a factory caches one instance for each variant and passes the variant down`() {
    let net = Net()
    let one = net[\.keptFlow, Experiment.a]
    #expect(net[\.keptFlow, Experiment.a] === one)
    #expect(net[\.keptFlow, Experiment.b] !== one)
    #expect(one.label == "a of a")
  }

  @Test func `a factory for variants resolves for the variant in force, or returns nil`() {
    let net = Net()
    #expect(net.flow.inForce() == nil)
    #expect(net[\.flowOwner, under: .exactly(Experiment.b)] == "b")
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
  @Injected(\Net.place, under: .exactly(Environment.production)) var wrappedFixed
  @Injected(\Net.place, under: .none) var wrappedCut
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
  var place: Factory<String> {
    self { "default" }
      .when(Environment.staging) { "staging" }.when(Environment.production) { "production" }
  }
  var sized: ParameterFactory<Int, String> {
    self { "default \($0)" }.cached.when(Environment.staging) { "staging \($0)" }
  }
  var risky: ThrowingFactory<String, Offline> {
    self { () throws(Offline) in throw Offline() }
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
        self.inGraph(), self.inGraph(), self.inGraph.under(.exactly(Brand.one)),
        self[\.inGraph, under: .exactly(Brand.one)],
      ]
    }
  }

  var service: Factory<Service> {
    self {
      Service(
        inherited: self.place(), fixed: self.place.under(.exactly(Environment.production)),
        cut: self[\.place, under: .none(of: Environment.self)])
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
        self.composed(), self.composed.under(.none(of: Environment.self)),
        self.composed.under(.none),
        self.composedOther.under(.exactly(Brand.other)),
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
  var keptBelow: Factory<[String]> { self { [self.kept(), self.kept.under(.none)] } }
  var unique: Factory<String> { self { "default" } }
  var graphed: Factory<String> { self { "default" }.graph }
  var graphedBelow: Factory<[String]> {
    self {
      (0..<2).flatMap { _ in [self.graphed(), self.graphed.under(.exactly(Brand.one))] }
    }
  }

  var later: Factory<Later> {
    self {
      Later(
        self.provider(\.place),
        self.provider(\.place, under: .exactly(Environment.production)),
        self.provider(\.place, under: .none))
    }
  }

  static var urls: Tags<String> {
    [
      Tagged(\.url), Tagged(\.url, under: .exactly(Environment.staging)),
      Tagged(\.place, under: .none),
    ]
  }
  var urlsBelow: Factory<[String]> { self { self[\.urls] } }

  var context: Factory<ResolutionContext?> { self { ResolutionContext.current } }

  var flow: VariantFactory<Experiment, String> {
    self(by: Experiment.self) { experiment in
      switch experiment {
      case .a: "a"
      case .b: "b"
      }
    }
  }
  var keptFlow: VariantFactory<Experiment, Thing> {
    self(by: Experiment.self) { experiment in
      Probe().make("\(experiment) of \(self.flow.inForce() ?? "nobody")")
    }.cached
  }
  var flowOwner: Factory<String> { self { self.flow.inForce() ?? "none" } }

  var heldInScope: Factory<Thing> { self { self.probe.make() }.scope(.weakVariants) }
  var graphOfBrands: Factory<[Thing]> {
    self {
      [Brand.one, .other, .one].map { self.inGraph.under(.exactly($0)) } + [self.inGraph()]
    }
  }
  var singleOAuth: Factory<Thing> { self { Probe().make(self.url()) }.singleton }
  var signedAPI: Factory<(url: String, oauth: Thing)> { self { (self.url(), self.singleOAuth()) } }
  var theme: Factory<String> { promised().when(Environment.staging) { "grey" } }
  var logo: Factory<Thing> { promised().varies(by: Brand.self).cached }
  let seenInside = Locked<Environment?>(nil)
  var throwing: ThrowingFactory<String, Offline> {
    self { () throws(Offline) in
      let variant = ResolutionContext.current?.variant(of: Environment.self)
      self.seenInside.withLock { $0 = variant }
      throw Offline()
    }
  }
  var aroundThrow: Factory<[Environment?]> {
    self {
      func variant() -> Environment? { ResolutionContext.current?.variant(of: Environment.self) }
      let before = variant()
      _ = try? self.throwing.under(.exactly(Environment.production))
      return [before, self.seenInside.withLock { $0 }, variant()]
    }
  }

  static let line = Int(#line)
  var twice: Factory<String> {
    self { "" }.when(Environment.staging) { "" }.when(Environment.staging) { "" }
  }
}
