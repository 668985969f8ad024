// why: a game's loop keeps the systems of a map, one of which a module contributes for a single level.
import Engine
import Keyworks
import Levels

let game = Container()
loadLevels(game)
print(game.loop().run(0..<2), game.preview()?.update(1) ?? "none")
