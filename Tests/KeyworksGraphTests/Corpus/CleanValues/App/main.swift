// why: factories and key paths are passed as values, and mentioning a factory does not resolve it.
import Keyworks

let desk = Container()
let panel = desk.panel()
print(panel.turn(), panel.read(desk), panel.limit(1))
print(desk.shortcut()(in: desk), desk.chosen()())
