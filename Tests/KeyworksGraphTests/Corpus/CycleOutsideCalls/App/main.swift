// why: a comparison that sorting calls, a decoded type, and an initializer of a type parameter.
import Keyworks

struct Rank: Comparable, Sendable {
  let value: Int
  static func < (one: Rank, other: Rank) -> Bool {
    one.value < other.value + Container.shared.bonus()
  }
}

struct Settings: Decodable, Sendable {
  let port: Int
  init(from decoder: any Decoder) throws { port = Container.shared.port() }
}

protocol Makeable: Sendable { init() }

struct Plain: Makeable {
  let number: Int
  init() { number = Container.shared.number() }
}

struct Empty: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  struct Failure: Error {}
  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Failure()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Failure() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Failure() }
}

struct Reader {
  func decode<T: Decodable>(_ type: T.Type, from decoder: any Decoder) throws -> T {
    try T(from: decoder)
  }
}

func make<T: Makeable>(_ type: T.Type) -> T { T() }

extension Container {
  var bonus: Factory<Int> { self { self.ranks().count } }  // expect: cycle bonus ranks
  var ranks: Factory<[Rank]> { self { [Rank(value: 1), Rank(value: 2)].sorted() } }
  // Sorts numbers, and nothing of a rank needs it.
  var scores: Factory<[Int]> { self { [2, 1].sorted() } }
  var port: Factory<Int> { self { self.settings()?.port ?? 0 } }  // expect: cycle port settings
  var settings: Factory<Settings?> {
    self { try? Reader().decode(Settings.self, from: Empty()) }
  }
  var number: Factory<Int> { self { make(Plain.self).number } }  // expect: cycle number
}

print(Container.shared.ranks(), Container.shared.scores(), Container.shared.number())
