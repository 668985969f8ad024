import Keyworks

public struct Item: Sendable {
  public let text: String
  public let seconds: Int
  public init(_ text: String, seconds: Int) { (self.text, self.seconds) = (text, seconds) }
}

extension Container {
  public var jingle: Factory<Item> { self { Item("♪", seconds: 8) } }
  public var headlines: Factory<Item> { promised() }
  public var closing: Factory<Item> { self { Item("good night", seconds: 5) } }

  /// What is read at the full hour.
  public static var rundown: Tags<Item> {
    [Tagged(\.closing, priority: 1, .after(\.headlines)), Tagged(\.jingle, priority: 99, .before(\.headlines))]
  }
}
