// why: the cycle is in a branch that a compiler flag turns on; the other branch is not compiled.
import Keyworks

protocol Pump: Sendable {
  var litres: Int { get }
}

struct WaterPump: Pump {
  let litres: Int
}

struct Meter: Sendable {
  let reading: Int
}

extension Container {
  var well: Factory<Int> { self { 12 } }
  #if TRACING
    var pump: Factory<any Pump> { self { WaterPump(litres: self.meter().reading) } }  // expect: cycle pump meter
  #else
    var pump: Factory<any Pump> { self { WaterPump(litres: self.well()) } }
  #endif
  var meter: Factory<Meter> { self { Meter(reading: self.pump().litres) } }

  var valve: Factory<Meter> {
    self {
      #if TRACING
        Meter(reading: self.well())
      #else
        Meter(reading: self.tap().reading)
      #endif
    }
  }
  var tap: Factory<Meter> { self { self.valve() } }
}

let water = Container()
print(water.tap().reading)
print(water.meter().reading)
