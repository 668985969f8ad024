// why: switchboard (cached in the parent) keeps headset (cached in the child TourContainer),
// which connect(_:) appends and nobody removes.
import Keyworks
import Tours

let museum = Container()

for room in ["minerals", "whales", "clocks"] {
  let group = TourContainer(in: museum)
  let tour = group.tour(room)
  museum.switchboard().announce("The \(room) are open")
  print(tour.room, "heard:", tour.headset.last)
}
