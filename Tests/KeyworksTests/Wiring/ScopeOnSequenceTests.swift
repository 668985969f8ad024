import Keyworks
import Testing

@Suite struct `A scope that a sequence resets` {
  private let world = WiringWorld()

  @Test func `each element of the sequence resets the scope and tears down its instances`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    world.reset(scope: .visit, on: events)
    let first = world.visit()
    send.yield()
    await wait { world.visit() !== first }
    // The task that resets the scope drops the instance first, and then begins its teardown.
    await wait { !world.diary.all.isEmpty }
    await world.settle()
    #expect(world.diary.all == ["-visit"])
  }

  @Test func `a cancelled subscription no longer resets the scope`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    let subscription = world.reset(scope: .visit, on: events)
    let first = world.visit()
    subscription.revert()
    await isOver.wait()
    send.yield()
    #expect(world.visit() === first)
    subscription.revert()
  }

  @Test func `a deactivated wiring no longer resets the scope`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    world.custom.withLock { $0 = { $0.reset(scope: .visit, on: events) } }
    let activation = world.activate(\.arbitrary)
    let first = world.visit()
    activation.revert()
    await isOver.wait()
    #expect(world.visit() === first)
  }

  @Test func `an error of the sequence does not reset the scope`() async {
    let (events, send) = AsyncThrowingStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    world.reset(scope: .visit, on: events)
    let first = world.visit()
    send.finish(throwing: WiringRefusal())
    await isOver.wait()
    #expect(world.visit() === first)
  }

  @Test func `a subscription does not retain the container, and ends with it`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    weak var gone: WiringWorld?
    do {
      let world = WiringWorld()
      gone = world
      world.reset(scope: .visit, on: events)
      _ = world.visit()
    }
    #expect(gone == nil)
    await isOver.wait()
  }
}
