import Keyworks
import KeyworksUI

@MainActor func open(_ gallery: Container) -> Int {
  let easel = gallery.easel()
  easel.angle += 5
  return easel.angle
}

let rooms = Container()
print(open(rooms))
let light = Task.detached { rooms.lamp().height + rooms.catalogue().entries.values.reduce(0, +) }
print(await light.value)
