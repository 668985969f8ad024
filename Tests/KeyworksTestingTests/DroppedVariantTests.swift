import Keyworks
import KeyworksTesting
import TestSupport
import Testing

/// A cached factory between a variant and what depends on it.
@Suite struct `A dropped variant` {
  private let staging = Stage.staging

  @Test(arguments: [false, true])
  func `a sandbox reports a cached instance built or used under a variant`(isKeptBefore: Bool) {
    let found = issues { shop in
      if isKeptBefore { _ = (shop.page(), shop.client()) }
      _ = shop.page.under(staging)()
    }
    #expect(found.map(\.description) == [droppedByClient])
    #expect(
      found.map { "\($0.fileID):\($0.line)" } == [
        "KeyworksTestingTests/DroppedVariantTests.swift:\(Shop.line + 2)"
      ])
    #expect(found.first?.path.map(\.name) == ["page", "client", "host"])
  }

  private var droppedByClient: String {
    """
    'client' drops the Stage in force, on which 'host' depends: page \
    (DroppedVariantTests.swift:\(Shop.line + 3)) → client \
    (DroppedVariantTests.swift:\(Shop.line + 2)) → host \
    (DroppedVariantTests.swift:\(Shop.line + 1)). Add .varies(by: Stage.self) to 'client', or \
    .ignoring(Stage.self) if one instance for all of them is meant.
    """
  }

  @Test func `a dropped variant is reported once for each instance and type`() {
    let found = issues { shop in
      for stage in [Stage.staging, .production] { _ = shop.page.under(stage)() }
      _ = shop.page.under(Mood.calm)()
      _ = shop.page.under(Mood.calm, Stage.staging)()
    }
    #expect(found.count == 1)
  }

  @Test func `a variant is dropped through a chain of factories that do not vary by it`() {
    for isKeptBefore in [false, true] {
      let found = issues { shop in
        if isKeptBefore { _ = shop.outer() }
        _ = shop.wide.under(staging)()
      }
      #expect(
        found.map { $0.path.map(\.name) } == [["wide", "outer", "middle", "client", "host"]])
      #expect(found.map(\.site) == ["outer"])
    }
  }

  @Test func `a cached instance depends on the variants of those that it finds cached`() {
    let found = issues { shop in
      _ = (shop.client(), shop.varying(), shop.outer(), shop.outerOfVarying())
      _ = (shop.wide.under(staging)(), shop.wideOfVarying.under(staging)())
    }
    #expect(found.map(\.site) == ["outer", "outerOfVarying"])
    #expect(found.last?.path.map(\.name) == ["wideOfVarying", "outerOfVarying", "varying"])
  }

  @Test func `a cached instance depends on the variants of the graph instances that it shares`() {
    let found = issues { shop in
      _ = shop.pair()
      _ = shop.pair.under(staging)()
    }
    #expect(found.map(\.site) == ["left", "right"])
  }

  @Test func `a provider in a cached instance can drop a variant after its construction`() {
    let found = issues { shop in
      let client = shop.providerPage.under(staging)()
      #expect(client() == "production")
    }
    #expect(found.map { $0.path.map(\.name) } == [["providerPage", "providing", "host"]])
  }

  @Test func `a body that reads the variant in force depends on it`() {
    let found = issues { shop in _ = shop.flowPage.under(staging)() }
    #expect(found.map { $0.path.map(\.name) } == [["flowPage", "flowing"]])
  }

  @Test func `a body for a variant counts wherever it comes from`() {
    let found = issues { shop in
      shop.other.register(for: Stage.staging) { "registered" }
      _ = shop.otherPage.under(staging)()
    }
    let mocked = issues { shop in
      shop.other.override(for: Stage.staging) { "mock" }
      _ = shop.otherPage.under(staging)()
    }
    #expect(found.map(\.site) == ["others"])
    #expect(mocked.map(\.site) == ["others"])
    #expect(issues { shop in _ = shop.otherPage.under(staging)() }.isEmpty)
  }

  @Test func `a factory that varies by the type, ignores it or chooses a variant drops nothing`() {
    let found = issues { shop in
      _ = shop.varyingPage.under(staging)()
      _ = (shop.ignoringPage(), shop.ignoringPage.under(staging)())
      _ = (shop.aroundIgnoring(), shop.aroundIgnoringPage.under(staging)())
      _ = shop.graphPage.under(staging)()
      _ = (shop.choosing(), shop.choosingPage.under(staging)())
    }
    let direct = issues { shop in _ = (shop.client.under(staging)(), shop.client.without()()) }
    #expect((found + direct).map(\.description) == [])
  }

  @Test func `a mock drops nothing, and nothing depends on the variant of a mock`() {
    let found =
      issues { shop in
        shop.client.override { [unowned shop] in shop.host() }
        _ = (shop.outer(), shop.wide.under(staging)(), shop.page.under(staging)())
      }
      + issues { shop in
        shop.host.override { "mock" }
        _ = (shop.outer(), shop.wide.under(staging)(), shop.page.under(staging)())
      }
    #expect(found.map(\.description) == [])
  }

  @Test func `a sandbox reports what the members of a list under a variant drop`() {
    let found = issues { shop in _ = shop.with(staging) { $0[\.pages] } }
    #expect(found.map(\.description) == [droppedByClient])
  }

  @Test func `a sandbox reports the variant of a thread that waits for the instance`() {
    let found = issues { shop in
      let first = Held(at: shop.whenBuilt) { shop.blocked() }
      let second = Running { shop.blockedPage.under(Stage.staging)() }
      shop.blocked.waitUntil(waiters: 1)
      #expect([first.finish(), second.join()] == ["production", "production"])
    }
    #expect(found.map(\.site) == ["blocked"])
  }

  @Test func `an exhaustive sandbox without another closure reports dropped variants too`() {
    let found = KeyworksTestingTests.issues(.exhaustive) { _ = Shop().page.under(staging)() }
    #expect(found.count { $0.kind == .droppedVariant } == 1)
  }

  private func issues(_ work: (Shop) -> Void) -> [SandboxIssue] {
    KeyworksTestingTests.issues(.always) { work(Shop()) }
  }
}

private enum Stage: Variant { case production, staging }
private enum Mood: Variant { case calm }

extension SandboxIssue {
  /// The name of the factory that the issue is about.
  fileprivate var site: String { path.first { $0.line == line }?.name ?? "" }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var host: Factory<String> { self { "production" }.when(Stage.staging) { "staging" } }
  var client: Factory<String> { self { self.host() }.cached }
  var page: Factory<String> { self { self.client() } }

  var middle: Factory<String> { self { self.client() } }
  var outer: Factory<String> { self { self.middle() }.cached }
  var wide: Factory<String> { self { self.outer() } }

  var varying: Factory<String> { self { self.host() }.cached.varies(by: Stage.self) }
  var varyingPage: Factory<String> { self { self.varying() } }
  var outerOfVarying: Factory<String> { self { self.varying() }.cached }
  var wideOfVarying: Factory<String> { self { self.outerOfVarying() } }
  var ignoring: Factory<String> { self { self.host() }.cached.ignoring(Stage.self) }
  var ignoringPage: Factory<String> { self { self.ignoring() } }
  var aroundIgnoring: Factory<String> { self { self.ignoring() }.cached }
  var aroundIgnoringPage: Factory<String> { self { self.aroundIgnoring() } }

  var inGraph: Factory<String> { self { self.host() }.graph }
  var graphPage: Factory<String> { self { self.inGraph() + self.inGraph() } }
  var left: Factory<String> { self { self.inGraph() }.cached }
  var right: Factory<String> { self { self.inGraph() }.cached }
  var pair: Factory<String> { self { self.left() + self.right() } }

  var providing: Factory<Provider<String>> { self { self.provider(\.host) }.cached }
  var providerPage: Factory<Provider<String>> { self { self.providing() } }

  var flow: ParameterFactory<Stage, String> { self { "\($0)" } }
  var flowing: Factory<String?> {
    self { self.contextValue(of: Stage.self).map { self.flow($0) } }.singleton
  }
  var flowPage: Factory<String?> { self { self.flowing() } }

  var other: Factory<String> { self { "other" } }
  var others: Factory<String> { self { self.other() }.cached }
  var otherPage: Factory<String> { self { self.others() } }

  var choosing: Factory<[String]> {
    self {
      [
        self.host.under(Stage.production)(), self.host.without()(),
        self.host.without(Stage.self)(), self.flow(.staging),
      ]
    }.cached
  }
  var choosingPage: Factory<[String]> { self { self.choosing() } }

  let whenBuilt = Hook(nil)
  var blocked: Factory<String> {
    self {
      self.whenBuilt.run()
      return self.host()
    }.cached
  }
  var blockedPage: Factory<String> { self { self.blocked() } }

  static var pages: Tags<String> { [Tagged(\.page)] }
}
