// why: helpers of every kind stand between a body and what it resolves.
import Keyworks

let ship = Container()
switch CommandLine.arguments.dropFirst().first {
case "route": print(ship.route().stops)
case "compass": print(ship.compass().heading)
case "weather": print(ship.bulletin().lines)
case "sail": print(ship.sail().area)
default: print(ship.tide().metres)
}
