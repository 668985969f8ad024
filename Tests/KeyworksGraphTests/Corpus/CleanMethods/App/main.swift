// why: methods, accessors, observers and deinit resolve back, but no build calls them.
import Keyworks

let town = Container()
let mayor = town.mayor()
mayor.office = 2
print(mayor.open(), mayor.diary, Mayor.election(in: town), mayor[room: 3])
var bridge = town.river().bridges[0]
bridge.widen()
print(bridge.cross(), bridge, bridge == town.bridge(3), town.guide())
