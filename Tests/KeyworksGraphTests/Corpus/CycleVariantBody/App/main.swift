// why: only the body for one variant closes the cycle.
import Keyworks

enum Occasion: Variant {
  case concert, rehearsal
}

struct Mixer: Sendable {
  let gain: Int
}

struct Monitor: Sendable {
  let level: Int
}

extension Container {
  var noise: Factory<Int> { self { 1 }.varies(by: Occasion.self) }
  var mixer: Factory<Mixer> {  // expect: cycle mixer monitor
    self { Mixer(gain: 3 + self.noise()) }
      .when(Occasion.rehearsal) { Mixer(gain: self.monitor().level) }
  }
  var monitor: Factory<Monitor> { self { Monitor(level: self.mixer().gain) } }
}

let hall = Container()
print(hall.monitor.under(Occasion.concert)().level)
print(hall.monitor.under(Occasion.rehearsal)().level)
