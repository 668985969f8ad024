import Keyworks
import Testing

@Suite struct `A scope that a sequence resets` {
  private let world = WiringWorld()

  @Test func `is dropped, and torn down, at each element`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    world.reset(scope: .visit, on: events)
    let first = world.visit()
    send.yield()
    await wait { world.visit() !== first }
    await world.settle()
    #expect(world.diary.all == ["-visit"])
  }

  @Test func `is left alone once that is cancelled`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    let subscription = world.reset(scope: .visit, on: events)
    let first = world.visit()
    subscription.cancel()
    await isOver.wait()
    send.yield()
    #expect(world.visit() === first)
    subscription.cancel()
  }

  @Test func `is left alone once the wiring is off that asked for it`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    world.custom.withLock { $0 = { $0.reset(scope: .visit, on: events) } }
    let activation = world.activate(\.arbitrary)
    let first = world.visit()
    activation.deactivate()
    await isOver.wait()
    #expect(world.visit() === first)
  }

  @Test func `is left alone when the sequence has thrown`() async {
    let (events, send) = AsyncThrowingStream.makeStream(of: Void.self)
    let isOver = Gate()
    send.onTermination = { _ in isOver.open() }
    world.reset(scope: .visit, on: events)
    let first = world.visit()
    send.finish(throwing: WiringRefusal())
    await isOver.wait()
    #expect(world.visit() === first)
  }

  @Test func `ends the sequence when the container goes, which it does not hold`() async {
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
