import Keyworks
import KeyworksObservation
import Testing

@Suite struct `A scope that is managed` {
  private let world = ObservedWorld()

  @Test func `is reset when an observed value has changed`() async {
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

  @Test func `is not reset when the value is the same, or another one changes`() {
    world.reset(scope: .session, whenever: { $0.session().user })
    let first = world.account()
    world.session().user = "nobody"
    world.session().isPremium = true
    #expect(world.account() === first)
  }

  @Test func `is reset no more once that is cancelled`() {
    let subscription = world.reset(scope: .session, whenever: { $0.session().user })
    let first = world.account()
    subscription.cancel()
    subscription.cancel()
    world.session().user = "Ada"
    #expect(world.account() === first)
  }

  @Test func `is reset no more once the wiring is off that asked for it`() {
    let activation = world.activate(\.resetting)
    let first = world.account()
    world.session().user = "Ada"
    let second = world.account()
    #expect(second !== first)
    activation.deactivate()
    world.session().user = "Grace"
    #expect(world.account() === second)
  }

  @Test func `does not hold its container`() {
    weak var gone: ObservedWorld?
    var subscription: ScopeSubscription?
    do {
      let world = ObservedWorld()
      gone = world
      subscription = world.reset(scope: .session, whenever: { $0.session().user })
      _ = world.account()
    }
    #expect(gone == nil)
    subscription?.cancel()
  }
}
