import Keyworks

public struct Fixture: Sendable {
  public let home, away: String
  public let homeGoals, awayGoals: Int

  public init(_ home: String, _ homeGoals: Int, _ awayGoals: Int, _ away: String) {
    (self.home, self.away) = (home, away)
    (self.homeGoals, self.awayGoals) = (homeGoals, awayGoals)
  }

  public func points(for club: String) -> Int {
    let (own, other) = club == home ? (homeGoals, awayGoals) : (awayGoals, homeGoals)
    guard club == home || club == away else { return 0 }
    return own > other ? 3 : own == other ? 1 : 0
  }
}

extension Container {
  /// Resolves both parts, and lets `make` put them together.
  public func combine<First, Second, Whole>(
    _ first: KeyPath<Container, Factory<First>>,
    _ second: KeyPath<Container, Factory<Second>>,
    _ make: (First, Second) -> Whole
  ) -> Whole {
    make(self[keyPath: first](), self[keyPath: second]())
  }

  public var fixtures: Factory<[Fixture]> {
    self { [Fixture("Harbour", 2, 1, "Hill"), Fixture("Mill", 1, 3, "Harbour")] }.singleton
  }
}
