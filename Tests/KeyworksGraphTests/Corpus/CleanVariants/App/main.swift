// why: bodies for variants, families and choices at each place; some lead to themselves and end.
import Keyworks

let radio = Container.shared
install(in: radio)
var dial = radio.dial()
print(dial.north.frequency, dial.south.frequency, dial.jingle, radio[\.jingles])
print(radio.schedule().map(\.hosts), radio.stations.under(Region.north)(7))
