// why: a value in an optional cannot be held weakly either.
import Keyworks

struct Card: Sendable {}
final class Album: Sendable {}

extension Container {
  var card: Factory<Card?> { self { Card() }.shared }  // expect: lifetime card
  var album: Factory<Album?> { self { Album() }.shared }
}

print(Container.shared.card() as Any, Container.shared.album() as Any)
