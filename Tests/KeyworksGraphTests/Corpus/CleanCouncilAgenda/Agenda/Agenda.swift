import Keyworks

public enum Chamber: Variant { case council, committee }
public enum Daytime: Sendable { case morning, afternoon }

public struct Item: Sendable, CustomStringConvertible {
  public let topic: String
  public let minutes: Int
  public init(_ topic: String, minutes: Int) { (self.topic, self.minutes) = (topic, minutes) }
  public var description: String { "\(topic) (\(minutes) min)" }
}

extension Container {
  public var roll: Factory<Item> {
    self { Item("Roll call", minutes: 5) }.when(Chamber.committee) { Item("Attendance sheet", minutes: 1) }
  }
  public var questions: Factory<Item> { self { Item("Questions", minutes: 40) } }
  public var budget: Factory<Item> { self { Item("Budget", minutes: 90) } }

  /// The roll is called three times: for everybody, and again for each chamber.
  public static var agenda: Tags<Item> {
    [
      Tagged(\.roll, without: Chamber.self),
      Tagged(\.roll, under: Chamber.council),
      Tagged(\.roll, under: Chamber.committee),
      Tagged(\.questions, priority: 20),
    ]
  }

  public static var rooms: KeyedTags<Daytime, String> { [.morning: Tagged(\.hall)] }
  public static var chairs: KeyedTags<Daytime, String> { KeyedTags() }

  var hall: Factory<String> { self { "the great hall" } }
}
