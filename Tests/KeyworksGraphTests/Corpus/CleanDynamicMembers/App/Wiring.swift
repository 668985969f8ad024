import Keyworks

extension Container {
  private func list<Element: Codec>(of path: KeyPath<Container, Factory<Element>>) -> ListCodec<Element> {
    ListCodec(element: self[keyPath: path](), separator: separator())
  }

  var base: Factory<Int> { self { 16 }.singleton }
  var separator: Factory<Character> { self { "," } }
  var integers: Factory<IntCodec> { self { IntCodec(base: self.base()) }.cached }
  var flags: Factory<FlagCodec> { self { FlagCodec() } }
  var integerLists: Factory<ListCodec<IntCodec>> { self { self.list(of: \.integers) } }
  var flagLists: Factory<any Codec<[Bool]>> { self { self.list(of: \.flags) } }
  var integerReader: Factory<Reader<Int>> { self { Reader(codec: self.integers(), fallback: -1) } }
  var flagReader: Factory<Reader<Bool>> { self { Reader(self.flags()) } }
}
