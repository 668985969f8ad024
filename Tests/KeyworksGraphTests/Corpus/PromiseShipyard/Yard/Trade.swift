import Keyworks

public protocol Deck: Sendable { var planks: Int { get } }
public protocol Rig: Sendable { var sails: [String] { get } }

/// A trade brings what the yard itself cannot make.
public protocol Trade: Sendable {
  func fitOut(_ yard: Container)
}

extension Trade {
  /// Many trades only work on what is there, and bring nothing.
  public func fitOut(_ yard: Container) {}
}

public struct Ship: Sendable {
  public let deck: any Deck
  public let rig: any Rig

  public var description: String {
    "\(deck.planks) planks below \(rig.sails.joined(separator: ", "))"
  }
}

extension Container {
  public var deck: Factory<any Deck> { promised() }
  public var rig: Factory<any Rig> { promised() }  // expect: promise rig
  public var ship: Factory<Ship> { self { Ship(deck: self.deck(), rig: self.rig()) } }
}
