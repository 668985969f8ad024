import Keyworks
import TestSupport
import Testing

@Suite struct `A cycle, or none` {
  @Test func `a cycle of unique factories with arguments that recur stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().turning(0) }
    // How much stack each of the two takes decides at which of them the cycle is found.
    let isTurning = errorOutput(of: result).contains("'turning' needs itself")
    let path =
      isTurning
      ? "turning (@19) → beside (@20) → turning → beside → turning"
      : "beside (@20) → turning (@19) → beside → turning → beside"
    Stop.cycle("", at: Loops.line, path) {}.check(result)
  }

  @Test func `a factory may delegate to the same factory of another container`() {
    let (outer, inner) = (Delegating(), Delegating())
    outer.parent.register { inner }
    #expect(outer.setting() == 1)
    #expect(outer.keptSetting() == 1)
  }
}

extension Stop {
  private static func cycle(
    _ what: String, _ path: String, place: SourceLocation = #_sourceLocation,
    _ use: @escaping @Sendable (Loops) -> Int
  ) -> Stop {
    cycle("a cycle \(what) stops the program", at: Loops.line, path, place: place) {
      _ = use(Loops())
    }
  }

  static let ofCycles: [Stop] = [
    cycle("of cached factories", "cart (@1) → price (@2) → cart") { $0.cart() },
    cycle("of unique factories", "hen (@3) → egg (@4) → hen") { $0.hen() },
    cycle("of unique factories after a deep recursion", "hen (@3) → egg (@4) → hen") { loops in
      Running(stackSize: 1 << 20) {
        _ = loops.deepening(isSanitized ? 100 : 1_200)
        return loops.hen()
      }.join()
    },
    // Each check for a cycle runs deep in a dependency outside of it.
    cycle("of a factory with a deep dependency", "well (@14) → well") { $0.well() },
    cycle("of a graph factory", "node (@5) → node") { $0.node() },
    cycle("of singletons in two containers", "first (@6) → second (@7) → first") { $0.first() },
    cycle("of a cached factory with equal arguments", "countdown (@8) → countdown") {
      $0.countdown(3)
    },
    cycle("with earlier arguments", "pingPong (@17) → pingPong → pingPong") { $0.pingPong(1) },
    cycle("through an override", "caller (@10) → harmless (@9) → caller") { loops in
      loops.harmless.override { loops.caller() }
      return loops.caller()
    },
    cycle("of a unique factory with equal arguments", "alike (@18) → alike") { $0.alike(1, "a") },
    cycle("of a throwing factory with equal arguments", "endless (@23) → endless") {
      (try? $0.endless(1)) ?? 0
    },
    cycle("under the same variant", "varied (@21) → varied") { $0.varied() },
    cycle("with the same context value", "inContext (@22) → inContext") { $0.inContext() },
    Stop(
      "a cycle between two threads stops the program and names both paths", at: Loops.line,
      """
      'left' is being built by another thread, which is waiting for this one. This thread: right \
      (@12) → left (@11). Another thread: left (@11) → right (@12). \(resolveLater)
      """
    ) { Loops().enterRing(of: 2) },
    // The first of three threads waits deeper down, in a factory that its own body resolves.
    Stop(
      "a cycle between three threads stops the program and names all paths", at: Loops.line,
      """
      'left' is being built by another thread, which is waiting for this one. This thread: right \
      (@12) → left (@11). Another thread: left (@11) → harmless (@9) → middle (@13). Another \
      thread: middle (@13) → right (@12). \(resolveLater)
      """
    ) { Loops().enterRing(of: 3) },
  ]
}

private struct Refusal: Error {}
private struct Level: ContextValue, Hashable { let value: Int }
private enum Mode: Variant { case one }

private final class Loops: ManagedContainer {
  let manager = ContainerManager()
  static let other = Loops()

  static let line = Int(#line)
  var cart: Factory<Int> { self { self.price() }.cached }
  var price: Factory<Int> { self { self.cart() }.cached }
  var hen: Factory<Int> { self { self.egg() } }
  var egg: Factory<Int> { self { self.hen() } }
  var node: Factory<Int> { self { self.node() }.graph }
  var first: Factory<Int> { self { self.second() }.singleton }
  var second: Factory<Int> { self { Loops.other.first() }.singleton }
  var countdown: ParameterFactory<Int, Int> { self { count in self.countdown(count) }.cached }
  var harmless: Factory<Int> { self { 1 }.cached }
  var caller: Factory<Int> { self { self.harmless() }.cached }
  var left: Factory<Int> { promised().cached }
  var right: Factory<Int> { promised().cached }
  var middle: Factory<Int> { promised().cached }
  var well: Factory<Int> { self { self.bucket() + self.well() } }
  /// Takes more stack than lies between two checks for a cycle, so that each check runs below it.
  var bucket: Factory<Int> { self { self.deepening(400) + self.rope() } }
  var pingPong: ParameterFactory<Int, Int> { self { self.pingPong(-$0) }.cached }
  var alike: ParameterFactory<(Int, String), Int> { self { self.alike($0, $1) } }
  var turning: ParameterFactory<Int, Int> { self { 1 + self.beside($0) } }
  var beside: ParameterFactory<Int, Int> { self { self.turning(1 - $0) } }
  var varied: Factory<Int> { self { 1 + self.varied.under(Mode.one)() } }
  var inContext: Factory<Int> { self { self.with(Level(value: 7)) { 1 + $0.inContext() } } }
  var endless: ThrowingParameterFactory<Int, Int, Refusal> { self.throwing(again) }

  private func again(_ number: Int) throws(Refusal) -> Int { try endless(number) }
  var rope: Factory<Int> { self { 1 } }
  var deepening: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : self.deepening(depth - 1) }
  }

  /// Builds factories on as many threads. Each needs the next, and the last needs the first.
  func enterRing(of count: Int) {
    let three: [any KeyPath<Loops, Factory<Int>> & Sendable] = [\.left, \.middle, \.right]
    let ring = count == 2 ? [three[0], three[2]] : three
    harmless.register { self.middle() }
    let begun = ring.map { _ in Latch("a body of the ring") }
    for number in ring.indices {
      self[keyPath: ring[number]].register {
        begun[number].open()
        for latch in begun { latch.wait() }
        if number == count - 1 {
          for path in ring.dropFirst() { self[keyPath: path].waitUntil(waiters: 1) }
          return self.left()
        }
        return number == 0 && count == 3 ? self.harmless() : self[keyPath: ring[number + 1]]()
      }
    }
    let threads = ring.map { path in Running { self[keyPath: path]() } }
    for thread in threads { _ = thread.join() }
  }

}

private final class Delegating: ManagedContainer {
  let manager = ContainerManager()
  var parent: Factory<Delegating?> { self { nil } }
  var setting: Factory<Int> { self { self.parent().map { $0.setting() } ?? 1 } }
  var keptSetting: Factory<Int> { self { self.parent().map { $0.keptSetting() } ?? 1 }.cached }
}
