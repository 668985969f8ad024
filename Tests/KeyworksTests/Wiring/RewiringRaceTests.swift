import Keyworks
import Testing

@Suite struct `A resolve while autoRegister runs again` {
  private let wired = Wired()

  @Test(arguments: [\Wired.cached, \.graph, \.onceCached, \.onceInGraph] as [Path])
  fileprivate func `a resolve that began earlier waits for autoRegister and uses what it left`(
    maker: Path
  ) {
    let isLeft = maker == \Wired.cached || maker == \Wired.graph
    let expected = isLeft ? "registered" : "definition"
    #expect(resolve(maker, holding: wired.whenRegistering) == expected)
  }

  @Test(arguments: [\Wired.cached, \.graph] as [Path])
  fileprivate func `a resolve that began earlier uses the wiring that beats autoRegister`(
    maker: Path
  ) {
    wired.activate(\.above)
    #expect(resolve(maker, holding: wired.whenAbove) == "above")
  }

  /// Resolves in the container while it is wired again.
  private func resolve(
    _ maker: Path, holding statements: Locked<(@Sendable () -> Void)?>
  ) -> String {
    _ = wired.other()
    let (isHashing, mayGoOn) = (Latch("the argument is hashed"), Latch("it is wired again"))
    let argument = WhenHashed {
      isHashing.open()
      mayGoOn.wait()
    }
    let slow = Running { [wired] in wired[maker, argument] }
    isHashing.wait()
    let (isRegistering, mayRegister) = (Latch("it is wired"), Latch("the resolve waits"))
    statements.set {
      isRegistering.open()
      mayRegister.wait()
    }
    wired.reset(.registrations)
    let preparing = Running { [wired] in _ = wired.other() }
    isRegistering.wait()
    mayGoOn.open()
    wired.waitUntil(waiters: 1)
    mayRegister.open()
    preparing.join()
    return slow.join()
  }
}

private typealias Path = any KeyPath<Wired, Maker> & Sendable
private typealias Maker = ParameterFactory<WhenHashed, String>

private final class Wired: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  /// What the next run of `autoRegister` does first.
  let whenRegistering = Locked<(@Sendable () -> Void)?>(nil)
  /// What the next run of `above` does first.
  let whenAbove = Locked<(@Sendable () -> Void)?>(nil)
  static var above: Wiring<Wired> {
    Wiring { wired in
      wired.whenAbove.withLock { $0.take() }?()
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
    whenRegistering.withLock { $0.take() }?()
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
