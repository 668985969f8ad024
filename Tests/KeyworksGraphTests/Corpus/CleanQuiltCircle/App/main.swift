// why: pair fetches graph instances for block, which is unique, but for frame (cached) only
// needles, which are singletons.
import Keyworks

typealias Supply<Value> = KeyPath<Container, Factory<Value>> & Sendable

final class Needle: Sendable {
  let size: Int
  init(size: Int) { self.size = size }
}

final class Pattern: Sendable {
  let name: String
  let pieces: Int
  init(_ name: String, pieces: Int) { (self.name, self.pieces) = (name, pieces) }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
}

extension Pair: Sendable where First: Sendable, Second: Sendable {}

final class Frame: Sendable {
  private let tools: Pair<Needle, Needle>
  init(_ tools: Pair<Needle, Needle>) { self.tools = tools }
  var stitchesPerInch: Int { 24 - tools.first.size - tools.second.size }
}

struct Block {
  let parts: Pair<Pattern, Frame>

  func sew() -> String {
    "\(parts.first.name): \(parts.first.pieces * parts.second.stitchesPerInch) stitches"
  }
}

extension Container {
  func pair<First, Second>(
    _ first: Supply<First>, _ second: Supply<Second>
  ) -> Pair<First, Second> {
    Pair(first: hand(first), second: hand(second))
  }

  private func hand<Value>(_ supply: Supply<Value>) -> Value { self[keyPath: supply]() }
}

extension Container {
  var between: Factory<Needle> { self { Needle(size: 10) }.singleton }
  var sharp: Factory<Needle> { self { Needle(size: 8) }.singleton }
  var pattern: Factory<Pattern> { self { Pattern("Flying geese", pieces: 17) }.graph }

  var frame: Factory<Frame> { self { Frame(self.pair(\.between, \.sharp)) }.cached }
  var block: Factory<Block> { self { Block(parts: self.pair(\.pattern, \.frame)) } }
}

let circle = Container()
print((1...4).map { "\($0). \(circle.block().sew())" }.joined(separator: "\n"))
