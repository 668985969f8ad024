// why: .shared on Score, a generic struct behind a typealias, which cannot be held weakly.
import Keyworks
import Scores

typealias Score = Edition<Pitch>

final class Shelf: Sendable {
  private let works = ["Bourrée": [64, 66, 67, 66], "Air": [76, 71, 69]]

  func read(_ title: String) -> [Pitch] { works[title, default: []].map(Pitch.init) }
}

struct Player {
  let name: String
  let score: Score

  func play() { print(name, "plays", score.title, score.notes.map(\.midi)) }
}

extension Container {
  var shelf: Factory<Shelf> { self { Shelf() }.singleton }

  // Read it once for all players on the stage, and drop it when they leave.
  var score: Factory<Score> {  // expect: lifetime score
    self { Edition("Bourrée", notes: self.shelf().read("Bourrée")) }
      .decorated { $0 ^^ 12 }
      .shared
  }

  var flute: Factory<Player> { self { Player(name: "Flute", score: self.score()) } }
  var clarinet: Factory<Player> { self { Player(name: "Clarinet", score: self.score() ^^ 2) } }
}

let stage = Container.shared
for player in [stage.flute(), stage.clarinet()] { player.play() }
