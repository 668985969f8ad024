import Keyworks
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `The end of an object` {
  @Test(arguments: Holding.places.keys.sorted())
  func `an object ends while no lock is held, and may use the container`(place: String) throws {
    let ends = Locked(0)
    let container = Holding(ends)
    let hold = try #require(Holding.places[place])
    hold(container)
    #expect(ends.withLock { $0 } >= 1, "no object was deinitialized")
  }
}

extension Holding {
  fileprivate static let places: [String: @Sendable (Holding) -> Void] = [
    "an instance, as a wiring says that runs again": {
      $0.activate(\.mourning)
      $0.mournNext()
      _ = $0.kept()
      $0.reset(.registrations)
      _ = $0.kept()
    },
    "the closure of a contribution of a wiring that runs again": {
      $0.mournNext()
      $0.activate(\.mourningList)
      _ = $0[\.list]
      $0.reset(.registrations)
      _ = $0[\.list]
    },
    "the closure of a contribution of a wiring that runs again before a gather": {
      $0.mournNext()
      $0.activate(\.mourningList)
      _ = $0.flag()
      $0.reset(.registrations)
      _ = $0[\.list]
    },
  ]

  static var mourning: Wiring<Holding> {
    Wiring { $0.kept.register { [weak container = $0] in container?.made() } }
  }
  static var mourningList: Wiring<Holding> {
    Wiring { container in
      let mourned = container.made()
      container.contribute(Tagged(\.kept) { _ in mourned?.isHeld == true }, to: \.list)
    }
  }
}
