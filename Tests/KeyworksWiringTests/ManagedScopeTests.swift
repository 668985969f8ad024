import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A scope that is managed` {
  private let world = ObservedWorld()

  @Test func `a scope is reset when the observed value changes`() async {
    world.reset(scope: .session, whenever: { $0.session().user })
    let first = world.account()
    #expect(world.account() === first)
    world.session().user = "Ada"
    let second = world.account()
    #expect(second.user == "Ada")
    #expect(second !== first)
    await world.settle()
    #expect(world.ended.all == ["nobody"])
  }

  @Test func `a scope is not reset if the value stays equal or another value changes`() {
    world.reset(scope: .session, whenever: { $0.session().user })
    let first = world.account()
    world.session().user = "nobody"
    world.session().isPremium = true
    #expect(world.account() === first)
  }

  @Test func `a reset of singletons drops those of the process, whatever causes it`() async {
    await withSandbox {
      let (inner, events) = (ObservedWorld(), AsyncStream.makeStream(of: Void.self))
      func isReset(by reset: () async -> Void) async -> Bool {
        let first = inner.shared()
        await reset()
        return inner.shared() !== first
      }
      #expect(await isReset { world.reset(scope: .singleton) })
      world.reset(scope: .singleton, whenever: { $0.session().user })
      #expect(
        await isReset {
          world.session().user = "Ada"
          _ = world.payment()
        })
      world.reset(scope: .singleton, on: events.stream)
      let first = inner.shared()
      events.continuation.yield()
      await wait { inner.shared() !== first }
    }
  }

  @Test func `a cancelled subscription no longer resets the scope`() {
    let subscription = world.reset(scope: .session, whenever: { $0.session().user })
    let first = world.account()
    subscription.revert()
    subscription.revert()
    world.session().user = "Ada"
    #expect(world.account() === first)
  }

  @Test func `a deactivated wiring no longer resets the scope`() {
    let activation = world.activate(\.resetting)
    let first = world.account()
    world.session().user = "Ada"
    let second = world.account()
    #expect(second !== first)
    activation.revert()
    world.session().user = "Grace"
    #expect(world.account() === second)
  }

  @Test func `a scope subscription does not retain the container`() {
    weak var gone: ObservedWorld?
    var subscription: Token?
    do {
      let world = ObservedWorld()
      gone = world
      subscription = world.reset(scope: .session, whenever: { $0.session().user })
      _ = world.account()
    }
    #expect(gone == nil)
    subscription?.revert()
  }
}
