// why: a game's loop stores the systems of a map, and a module contributes one that lasts for a single level.
import Engine
import Keyworks
import Levels

let game = Container()
loadLevels(game)
print(game.loop().run(0..<2), game.preview()?.update(1) ?? "none")
