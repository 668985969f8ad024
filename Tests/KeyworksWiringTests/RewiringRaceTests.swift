import Keyworks
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A resolve while autoRegister runs again` {
  private let wired = Wired()

  @Test(arguments: [\Wired.cached, \.graph, \.onceCached, \.onceInGraph] as [Path])
  fileprivate func `an earlier resolve waits for autoRegister and uses what it left`(maker: Path) {
    let isLeft = maker == \Wired.cached || maker == \Wired.graph
    let expected = isLeft ? "registered" : "definition"
    #expect(resolve(maker, holding: wired.whenRegistering) == expected)
  }

  @Test(arguments: [\Wired.cached, \.graph] as [Path])
  fileprivate func `an earlier resolve uses the wiring that beats autoRegister`(maker: Path) {
    wired.activate(\.above)
    #expect(resolve(maker, holding: wired.whenAbove) == "above")
  }

  private func resolve(_ maker: Path, holding statements: Hook) -> String {
    _ = wired.other()
    let slow = Held { wired[maker, WhenHashed($0)] }
    wired.reset(.registrations)
    let preparing = Held(at: statements) { wired.other() }
    let resolving = Running { slow.finish() }
    wired.waitUntil(waiters: 1)
    preparing.finish()
    return resolving.join()
  }
}

private typealias Path = any KeyPath<Wired, Maker> & Sendable
private typealias Maker = ParameterFactory<WhenHashed, String>

private final class Wired: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let whenRegistering = Hook(nil)
  let whenAbove = Hook(nil)
  static var above: Wiring<Wired> {
    Wiring { wired in
      wired.whenAbove.run()
      wired.cached.register { _ in "above" }
      wired.graph.register { _ in "above" }
    }
  }
  var other: Factory<Int> { self { 1 } }
  var cached: Maker { self { _ in self.defined() }.cached }
  var graph: Maker { self { _ in self.defined() }.graph }
  var onceCached: Maker { self { _ in "definition" }.cached }
  var onceInGraph: Maker { self { _ in "definition" }.graph }
  private let isFirst = Locked<Void?>(())

  func autoRegister() {
    whenRegistering.run()
    cached.register { _ in "registered" }
    graph.register { _ in "registered" }
    guard isFirst.withLock({ $0.take() }) != nil else { return }
    onceCached.register { _ in "registered once" }
    onceInGraph.register { _ in "registered once" }
  }

  /// Recorded immediately, because the test does not end if the resolve does not wait.
  private func defined() -> String {
    Issue.record("the definition was built")
    return "defined"
  }
}
