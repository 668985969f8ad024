// why: a body resolves in an interpolation, an operator, a wrapper, a builder and a defer.
import Keyworks

let stage = Container.shared
switch CommandLine.arguments.dropFirst().first {
case "cover": print(stage.guitar().string)
case "chart": print(stage.score().bars)
case "tour": print(stage.concert())
case "route": print(stage.encore())
case "sail": print(stage.note().pitch)
default: print(stage.poem())
}
