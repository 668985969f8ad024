import Keyworks
import KeyworksTracing
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `Two registrations of one factory` {
  private let world = WiringWorld()

  /// Returns the conflicts that an observer receives, with lines relative to the line that `wire`
  /// returns.
  private func conflicts(_ wire: (WiringWorld) -> Int) -> [String] {
    let heard = Locked<[(Origin, Origin, Origin)]>([])
    world.observe { event in
      guard case .registeredTwice(let earlier, let later) = event.kind else { return }
      heard.withLock { $0.append((event.factory, earlier, later)) }
    }
    let line = wire(world)
    return heard.withLock(\.self).map { factory, earlier, later in
      "\(factory.name): \(earlier.line - line), \(later.line - line)"
    }
  }

  @Test func `two registrations in autoRegister are a conflict, and the later one wins`() {
    let heard = conflicts { world in
      world.automatic.set { world in
        world.payment.register { "one" }
        world.payment.register { "other" }
      }
      #expect(world.payment() == "other")
      return #line - 4
    }
    #expect(heard == ["payment: 0, 1"])
  }

  @Test func `registrations by two wirings of equal priority are reported as a conflict`() {
    let heard = conflicts { world in
      world.activate(\.premium)
      world.activate(\.beta)
      world.activate(\.urgent)
      world.activate(\.modest)
      #expect(world.payment() == "urgent")
      return WiringWorld.premiumLine
    }
    #expect(heard == ["payment: 1, 7"])
  }

  @Test func `two registrations conflict if they are for the same variant`() {
    let heard = conflicts { world in
      world.automatic.set { world in
        world.base.register(for: Tone.loud) { "one" }
        world.base.register(for: Tone.quiet) { "other" }
        world.base.register(for: Tone.loud) { "another" }
        world.base.register { "whole" }
      }
      #expect(world.base.under(Tone.loud)() == "another")
      return #line - 6
    }
    #expect(heard == ["base: 0, 2"])
  }

  @Test func `registrations outside a wiring and repeats of one statement are not conflicts`() {
    let heard = conflicts { world in
      world.automatic.set { world in
        for text in ["one", "other"] { world.payment.register { text } }
      }
      world.payment.register { "by the app" }
      world.payment.register { "by the app again" }
      world.activate(\.urgent)
      world.reset(.registrations)
      #expect(world.payment() == "urgent")
      return 0
    }
    #expect(heard == [])
  }
}
