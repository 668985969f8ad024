// why: a radio has promises of every kind; two containers have a promise of the same name, and only one is registered.
import Archive
import Keyworks
import KeyworksAsync
import KeyworksUI
import Radio

let radio = Container.shared
radio.antenna.register {
  await Task.yield(); return "wire"
}
radio.register(\.dial) { container, band in Dial(band: band + container.station()) }
var archive = Archive(radio)
archive.fill()
print(archive.titles, await radio.antenna(), radio.volume(.short))
print(radio.dial("FM").band, try await radio.signal(7))
