import Keyworks

public enum Kind: Sendable {
  case raw, packed, sold
}

public struct Crate: Sendable {
  public let weight: Int
  public init(weight: Int) { self.weight = weight }
}

extension Container {
  var raw: Factory<Crate> { self { Crate(weight: 3) } }
  var packed: Factory<Crate> { self { Crate(weight: (self[\.crates, .raw]?.weight ?? 0) + 1) } }
  var sold: Factory<Crate> { self { Crate(weight: (self[\.crates, .packed]?.weight ?? 0) * 2) } }
  public static var crates: KeyedTags<Kind, Crate> {
    [.raw: Tagged(\.raw), .packed: Tagged(\.packed), .sold: Tagged(\.sold)]
  }

  var first: Factory<String> { self { "1" } }
  var second: Factory<String> { self { (self[\.shelves, 1] ?? "") + "2" } }
  public static var shelves: KeyedTags<Int, String> { [1: Tagged(\.first), 2: Tagged(\.second)] }

  var north: Factory<Int> { self { 1 } }
  var south: Factory<Int> { self { -(self[\.gates, "north"] ?? 0) } }
  public static var gates: KeyedTags<String, Int> {
    ["north": Tagged(\.north, priority: 2), "south": Tagged(\.south)]
  }
}
