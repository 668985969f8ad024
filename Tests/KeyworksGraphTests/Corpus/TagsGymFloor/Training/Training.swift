import Keyworks

public struct Block: Sendable {
  public let name: String
  public let minutes: Int
  public init(_ name: String, minutes: Int) {
    self.name = name
    self.minutes = minutes
  }
}

extension Container {
  public var warmUp: Factory<Block> { self { Block("warm-up", minutes: 10) } }
  public var coolDown: Factory<Block> { self { Block("cool-down", minutes: 5) } }

  /// The blocks of one hour, in their order. Feature modules add theirs.
  public static var hour: Tags<Block> {  // expect: order-loop hour warmUp intervals roller
    [Tagged(\.warmUp, priority: -10), Tagged(\.coolDown, priority: 10)]
  }
}
