import Keyworks

final class Player: Sendable {
  let title: String
  init(deck: Deck) { title = deck.title }
}

struct Deck {
  let needle: Needle
  var title: String { "\(needle.groove.depth) deep" }
  init(_ container: Container) { needle = container[\.needle] }
}

struct Needle {
  @Injected(\.groove) var groove
}

final class Groove: Sendable {
  let depth: Int
  init(depth: Int) { self.depth = depth }
}
