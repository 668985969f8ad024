// why: nobody reads it or passes it to ContainerManager(parent:), so a Recorder takes the
// calendar of Container.shared.
import Buoys
import Keyworks
import Sensors

struct Voyage: Calendar {
  let start: Int
  let length: Int
  var dayOfYear: Int { (start + length) % 365 }
}

func network(from start: Int, for length: Int) -> Container {
  let network = Container()
  network.calendar.register { Voyage(start: start, length: length) }
  return network
}

let atlantic = network(from: 210, for: 12)
let buoys = (1...3).map { BuoyContainer($0, parent: atlantic) }
for buoy in buoys {
  print(buoy.recorder().report)
}
