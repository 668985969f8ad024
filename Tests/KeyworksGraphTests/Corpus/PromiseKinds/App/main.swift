// why: forgotten promises of factories with arguments and of factories that can fail.
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
