// why: factories for variants with arguments, maps that are changed like lists, and injected arguments.
import Keyworks

let house = Container.shared
wire(house)
print(house.shelf(.low, 3), house.shelf.under(Light.dim)(.high, 1))
print(house[\.lamps], house.entries(\.cupboards), house.providers(\.cupboards).map(\.key))
print(house[\.cupboards, .left] ?? "", house[\.tools].map { $0.value(2) })
var desk = Desk()
print(desk.shelf, desk.drawer, desk.cupboards.map(\.key), desk.lamp, desk.late)
print(house[\.cupboards, in: \.lamps].map(\.value), house.provider(\.shelf)(.low, 2))
