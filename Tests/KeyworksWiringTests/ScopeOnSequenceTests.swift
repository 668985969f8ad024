import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A scope that a sequence resets` {
  private let world = WiringWorld()
  private let isOver = Gate()

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

  enum End: CaseIterable { case cancellation, deactivation, failure }

  @Test(arguments: End.allCases)
  func `a subscription that is cancelled, off or failed resets no scope`(end: End) async {
    let (events, send) = AsyncThrowingStream.makeStream(of: Void.self)
    send.onTermination = { _ in isOver.open() }
    if end == .deactivation { world.custom.set { $0.reset(scope: .visit, on: events) } }
    let subscription =
      end == .deactivation ? world.activate(\.arbitrary) : world.reset(scope: .visit, on: events)
    let first = world.visit()
    if end == .failure { send.finish(throwing: WiringRefusal()) } else { subscription.revert() }
    await isOver.wait()
    send.yield()
    #expect(world.visit() === first)
    subscription.revert()
  }

  @Test func `a subscription does not retain the container, and ends with it`() async {
    let (events, send) = AsyncStream.makeStream(of: Void.self)
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
