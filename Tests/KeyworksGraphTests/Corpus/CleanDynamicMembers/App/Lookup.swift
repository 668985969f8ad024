import Keyworks

/// Reads like an object whose properties are the services.
@dynamicMemberLookup struct Services {
  let container: Container

  subscript<Value>(dynamicMember path: KeyPath<Container, Factory<Value>>) -> Value {
    container[keyPath: path]()
  }
}

protocol Codec<Output>: Sendable {
  associatedtype Output: Sendable
  func decode(_ text: Substring) -> Output?
}

struct IntCodec: Codec {
  let base: Int
  func decode(_ text: Substring) -> Int? { Int(text, radix: base) }
}

struct FlagCodec: Codec {
  func decode(_ text: Substring) -> Bool? {
    switch text {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}

struct ListCodec<Element: Codec>: Codec {
  let element: Element
  let separator: Character
  func decode(_ text: Substring) -> [Element.Output]? {
    text.split(separator: separator).compactMap(element.decode)
  }
}

struct Reader<Output: Sendable> {
  let codec: any Codec<Output>
  let fallback: Output
  func callAsFunction(_ text: String) -> Output { codec.decode(text[...]) ?? fallback }
}

extension Reader where Output == Bool {
  init(_ codec: any Codec<Bool>) { self.init(codec: codec, fallback: false) }
}
