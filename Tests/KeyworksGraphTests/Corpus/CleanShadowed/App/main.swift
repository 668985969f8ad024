// why: locals, arguments, methods and nested members have the names of factories.
import Keyworks

let garden = Container()
let plot = garden.plot()
print(plot.rose(), fence(), pond(2), garden.pond(), garden.tulip())
print(garden.gardener().pond, garden.visitors(plot.tulip, garden.tour()))
