// why: methods that run during construction resolve; other methods of the type do not count.
import Keyworks

let railway = Container()
if CommandLine.arguments.count > 1 { print(railway.track().length) }
print(railway.loudspeaker().text, railway.station().announce())
