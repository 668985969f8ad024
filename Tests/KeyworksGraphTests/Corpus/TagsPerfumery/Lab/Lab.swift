import Keyworks

public enum Mood: Variant { case day, night, sport }

public struct Drop: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(stringLiteral name: String) { description = name }
}

extension Container {
  public var accord: Factory<Drop> {
    self { "iris" }
      .when(Mood.day) { "bergamot" }
      .when(Mood.night) { "tuberose" }
      .when(Mood.sport) { "vetiver" }
  }
  public var fixative: Factory<Drop> { self { "benzoin" } }

  /// Costly; the house may add it.
  public var ambergris: Factory<Drop> { self { "ambergris" } }

  public static var formula: Tags<Drop> {
    [
      Tagged(\.fixative, .before(\.accord)),
      Tagged(\.accord, priority: 10, under: Mood.day),
      Tagged(\.accord, priority: 5, .after(\.fixative), .before(\.ambergris), under: Mood.night),  // expect: bond formula accord
    ]
  }

  public static var samples: KeyedTags<Mood, Drop> {
    [.day: Tagged(\.accord, under: Mood.day), .night: Tagged(\.accord, under: Mood.night)]
  }
}
