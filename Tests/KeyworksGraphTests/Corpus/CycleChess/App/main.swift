// Run time: the first opening stops the program: it asks the engine for the best move, and the engine asks for the opening.
import Board
import Engines
import Keyworks

struct Game {
  @LazyInjected(\.opening) var opening
  var moves: [String] = []

  mutating func play() {
    moves.append(opening.move)
  }
}

Engines.install(in: .shared)
var game = Game()
game.play()
print(game.moves)
