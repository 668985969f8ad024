public import Keyworks

public struct Payment: Sendable {
  public let card: String
  public let cents: Int
  public init(card: String, cents: Int) { (self.card, self.cents) = (card, cents) }
}

/// What was paid before.
public protocol History: Sendable {
  func payments(of card: String) -> [Payment]
}

extension Container {
  public var history: Factory<any History> {  // expect: cycle history screening velocity
    promised()
  }
}
