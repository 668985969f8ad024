// why: promises of factories with arguments and of those that can fail are forgotten too.
import Keyworks

let games = Container()
games.board.register { Board(size: $0) }
games.score.register { 3 }
print(games.game().size)
do {
  print(try games.score(), games.opening(4, "queen").size, try games.lastSave().name)
} catch {
  print("no save")
}
