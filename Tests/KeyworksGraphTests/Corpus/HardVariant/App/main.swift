// why: a cached instance is built without the variants around it, so a path back through it ends.
import Keyworks

enum Stage: Variant {
  case live, rehearsal
}

struct Mixer: Sendable {
  let gain: Int
}

extension Container {
  var level: Factory<Int> { self { 3 }.singleton }
  /// In rehearsals it asks the monitor, which is cached and has the mixer of no stage on purpose.
  var mixer: Factory<Mixer> {
    self { Mixer(gain: self.level()) }.cached
      .when(Stage.rehearsal) { Mixer(gain: self.monitor() * 2) }
  }
  var monitor: Factory<Int> { self { self.mixer().gain + 1 }.cached.ignoring(Stage.self) }

  var lights: Factory<Int> { self { 5 }.when(Stage.live) { self.dimmer.without()() } }
  var dimmer: Factory<Int> { self { self.lights() + self.level() } }
  var show: Factory<[Int]> { self { [self.mixer().gain, self.lights()] } }
}

let hall = Container()
print(hall.show(), hall.show.under(Stage.rehearsal)())
print(hall.show.under(Stage.live)())
