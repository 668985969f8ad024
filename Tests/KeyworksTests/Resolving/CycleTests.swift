import Keyworks
import Testing

@Suite struct `A cycle` {
  @Test func `a cycle of cached factories stops the process and names each step`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().cart() }
    expectMessage(
      """
      'cart' needs itself: cart (CycleTests.swift:\(Loops.line + 1)) → \
      price (CycleTests.swift:\(Loops.line + 2)) → cart. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle of unique factories stops the process and names each step`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().hen() }
    expectMessage(
      """
      'hen' needs itself: hen (CycleTests.swift:\(Loops.line + 3)) → \
      egg (CycleTests.swift:\(Loops.line + 4)) → hen. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test(.disabled(if: isSanitized))
  func `a cycle of unique factories is still reported as a cycle after a deep recursion`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Running(stackSize: 1 << 20) {
        let loops = Loops()
        _ = loops.deepening(1_200)
        return loops.hen()
      }.join()
    }
    expectMessage(
      """
      'hen' needs itself: hen (CycleTests.swift:\(Loops.line + 3)) → \
      egg (CycleTests.swift:\(Loops.line + 4)) → hen. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle is found even if each check for it runs deep in a dependency outside it`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().well() }
    expectMessage(
      """
      'well' needs itself: well (CycleTests.swift:\(Loops.line + 14)) → well. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a graph factory that resolves itself stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().node() }
    expectMessage(
      """
      'node' needs itself: node (CycleTests.swift:\(Loops.line + 5)) → node. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle of singletons in two containers stops the process and names each step`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().first() }
    expectMessage(
      """
      'first' needs itself: first (CycleTests.swift:\(Loops.line + 6)) → \
      second (CycleTests.swift:\(Loops.line + 7)) → first. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cached factory that resolves itself with equal arguments stops the process`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().countdown(3) }
    expectMessage(
      """
      'countdown' needs itself: countdown (CycleTests.swift:\(Loops.line + 8)) → countdown. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle back to earlier arguments stops the process and names each step`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Loops().pingPong(1) }
    expectMessage(
      """
      'pingPong' needs itself: pingPong (CycleTests.swift:\(Loops.line + 13)) → pingPong → \
      pingPong. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle made by an override stops the process and names each step`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let loops = Loops()
      loops.harmless.override { loops.caller() }
      _ = loops.caller()
    }
    expectMessage(
      """
      'caller' needs itself: caller (CycleTests.swift:\(Loops.line + 10)) → \
      harmless (CycleTests.swift:\(Loops.line + 9)) → caller. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle between two threads stops the process and names both paths`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let loops = Loops()
      let (isLeft, isRight) = (Latch("left"), Latch("right"))
      loops.left.register {
        isLeft.open()
        isRight.wait()
        return loops.right()
      }
      loops.right.register {
        isRight.open()
        isLeft.wait()
        loops.right.waitUntil(waiters: 1)
        return loops.left()
      }
      let one = Running { loops.left() }
      let two = Running { loops.right() }
      _ = (one.join(), two.join())
    }
    expectMessage(
      """
      'left' is being built by another thread, which is waiting for this one. \
      This thread: right (CycleTests.swift:\(Loops.line + 12)) → \
      left (CycleTests.swift:\(Loops.line + 11)). \
      Another thread: left (CycleTests.swift:\(Loops.line + 11)) → \
      right (CycleTests.swift:\(Loops.line + 12)). \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a cycle between three threads stops the process and names all three paths`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // The first thread waits deeper down, in a factory that its own body resolves.
      let loops = Loops()
      let (isMiddle, isRight) = (Latch("middle"), Latch("right"))
      loops.left.register {
        isMiddle.wait()
        return loops.harmless()
      }
      loops.harmless.register { loops.middle() }
      loops.middle.register {
        isMiddle.open()
        isRight.wait()
        return loops.right()
      }
      loops.right.register {
        isRight.open()
        loops.middle.waitUntil(waiters: 1)
        loops.right.waitUntil(waiters: 1)
        return loops.left()
      }
      let one = Running { loops.left() }
      let two = Running { loops.middle() }
      let three = Running { loops.right() }
      _ = (one.join(), two.join(), three.join())
    }
    expectMessage(
      """
      'left' is being built by another thread, which is waiting for this one. \
      This thread: right (CycleTests.swift:\(Loops.line + 12)) → \
      left (CycleTests.swift:\(Loops.line + 11)). \
      Another thread: left (CycleTests.swift:\(Loops.line + 11)) → \
      harmless (CycleTests.swift:\(Loops.line + 9)) → \
      middle (CycleTests.swift:\(Loops.line + 18)). \
      Another thread: middle (CycleTests.swift:\(Loops.line + 18)) → \
      right (CycleTests.swift:\(Loops.line + 12)). \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `a unique factory that resolves itself with equal arguments stops the process`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().alike(1, "a") }
    expectCycle("alike", "alike (CycleTests.swift:\(Endless.line + 1)) → alike", in: result)
  }

  @Test func `a cycle of unique factories with arguments that recur stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().turning(0) }
    let turning = "CycleTests.swift:\(Endless.line + 2)"
    let beside = "CycleTests.swift:\(Endless.line + 3)"
    // How much stack each of the two takes decides at which of them the cycle is found.
    let isTurning = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .contains("'turning' needs itself")
    if isTurning {
      let path = "turning (\(turning)) → beside (\(beside)) → turning → beside → turning"
      expectCycle("turning", path, in: result)
    } else {
      let path = "beside (\(beside)) → turning (\(turning)) → beside → turning → beside"
      expectCycle("beside", path, in: result)
    }
  }

  @Test func `a factory that resolves itself under the same variant stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().varied() }
    expectCycle("varied", "varied (CycleTests.swift:\(Endless.line + 4)) → varied", in: result)
  }

  @Test func `a factory that resolves itself with the same context value stops the process`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Endless().inContext() }
    expectCycle(
      "inContext", "inContext (CycleTests.swift:\(Endless.line + 5)) → inContext", in: result)
  }

  private func expectCycle(_ name: String, _ path: String, in result: ExitTest.Result?) {
    expectMessage(
      """
      '\(name)' needs itself: \(path). Let one of them resolve the next when it is used, not \
      while it is built.
      """, in: result)
  }
}

@Suite struct `No cycle` {
  @Test func `a factory may delegate to the same factory of another container`() {
    let (outer, inner) = (Delegating(), Delegating())
    outer.parent.register { inner }
    #expect(outer.setting() == 1)
    #expect(outer.keptSetting() == 1)
  }

  @Test func `a factory may resolve itself with other arguments`() {
    #expect(Loops().factorial(10) == 3_628_800)
    #expect(Loops().keptFactorial(10) == 3_628_800)
  }

  @Test func `a factory may resolve itself with another id or function argument`() {
    let depths = Running(stackSize: 4 << 20) { [Loops().node(500)(), Loops().level(500)()] }
    #expect(depths.join() == [500, 500])
  }

  @Test func `a factory may resolve itself with another context value`() {
    let levels = Running(stackSize: 64 << 20) { Endless().with(Level(value: 1_000)) { $0.level() } }
    #expect(levels.join() == 1_000)
    let size = isSanitized ? 64 << 20 : 8 << 20
    #expect(Running(stackSize: size) { Endless().countdown(3_000) }.join() == 3_000)
  }

  @Test func `a factory is no longer under construction after its body throws`() throws {
    let loops = Loops()
    #expect(throws: Refusal.self) { try loops.refusing() }
    #expect(throws: Refusal.self) { try loops.refusing() }
    loops.refusing.override(with: 1)
    #expect(try loops.refusing() == 1)
  }
}

private struct Refusal: Error {}

private final class Loops: ManagedContainer {
  let manager = ContainerManager()
  static let other = Loops()

  /// The line of this property. Messages name the lines after it.
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
  var pingPong: ParameterFactory<Int, Int> { self { self.pingPong(-$0) }.cached }
  var well: Factory<Int> { self { self.bucket() + self.well() } }
  /// Takes more stack than lies between two checks for a cycle, so that each check runs below it.
  var bucket: Factory<Int> { self { self.deepening(400) + self.rope() } }
  var rope: Factory<Int> { self { 1 } }
  var middle: Factory<Int> { promised().cached }

  func node(_ number: Int) -> Factory<Int> {
    self(id: number) { number == 0 ? 0 : 1 + self.node(number - 1)() }
  }
  func level(_ number: Int) -> Factory<Int> {
    self { number == 0 ? 0 : 1 + self.level(number - 1)() }
  }
  var deepening: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : self.deepening(depth - 1) }
  }
  var factorial: ParameterFactory<Int, Int> {
    self { number in number == 0 ? 1 : number * self.factorial(number - 1) }
  }
  var keptFactorial: ParameterFactory<Int, Int> {
    self { number in number == 0 ? 1 : number * self.keptFactorial(number - 1) }.cached
  }
  var refusing: ThrowingFactory<Int, Refusal> {
    self.throwing { () throws(Refusal) in throw Refusal() }.cached
  }
}

private final class Delegating: ManagedContainer {
  let manager = ContainerManager()
  var parent: Factory<Delegating?> { self { nil } }
  var setting: Factory<Int> { self { self.parent().map { $0.setting() } ?? 1 } }
  var keptSetting: Factory<Int> { self { self.parent().map { $0.keptSetting() } ?? 1 }.cached }
}

private struct Level: ContextValue, Hashable { let value: Int }
private enum Mode: Variant { case one }

private final class Endless: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var alike: ParameterFactory<Int, String, Int> { self { self.alike($0, $1) } }
  var turning: ParameterFactory<Int, Int> { self { 1 + self.beside($0) } }
  var beside: ParameterFactory<Int, Int> { self { self.turning(1 - $0) } }
  var varied: Factory<Int> { self { 1 + self.varied.under(Mode.one)() } }
  var inContext: Factory<Int> { self { self.with(Level(value: 7)) { 1 + $0.inContext() } } }
  var level: Factory<Int> {
    self {
      let level = self.require(Level.self).value
      return level == 0 ? 0 : self.with(Level(value: level - 1)) { 1 + $0.level() }
    }
  }
  var countdown: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self.counted($0 - 1) } }
  private var counted: ParameterFactory<Int, Int> { self { self.countdown($0) } }
}
