// why: watch gathers stations, to which Signals contributes fogHorn → rota → watch.
import Coast
import Keyworks
import KeyworksAsync
import Signals

let coast = Container()
Signals.install(in: coast)

let watch = try await coast.watch()
for line in await watch.round() { print(line) }
