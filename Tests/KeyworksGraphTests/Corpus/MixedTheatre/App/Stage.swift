// At run time: a programme that is resolved off the main thread traps in assumeIsolated; the prompter of the process keeps the script of one evening.
import Keyworks
import KeyworksUI

@MainActor
final class Lights {
  var level = 10
}

final class Script: Sendable {
  let acts: [String]
  init(acts: [String]) { self.acts = acts }
}

final class Prompter: Sendable {
  let script: Script?
  init(script: Script?) { self.script = script }
}

struct Programme: Sendable {
  let level: Int
  let acts: Int
}

extension Container {
  var lights: MainActorFactory<Lights> { self.mainActor { Lights() }.cached }

  var script: Factory<Script> { self { Script(acts: ["I", "II"]) }.cached }

  var prompter: Factory<Prompter> {  // expect: captive prompter script
    self { Prompter(script: self.script()) }.singleton
  }

  var programme: Factory<Programme> {  // expect: isolation programme lights
    self {
      let level = MainActor.assumeIsolated { self.lights().level }
      return Programme(level: level, acts: self.prompter().script?.acts.count ?? 0)
    }
  }
}
