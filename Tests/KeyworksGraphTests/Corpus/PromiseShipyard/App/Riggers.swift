import Keyworks
import Yard

struct Riggers: Trade {
  let masts: Int
}

struct GaffRig: Rig {
  let sails: [String]

  init(masts: Int) {
    sails = (1...masts).map { "gaff sail \($0)" } + ["jib"]
  }
}

// MARK: Work in the yard

extension Riggers {
  func fitOut(in yard: Container) {  // expect: wiring rig
    let masts = masts
    yard.rig.register { GaffRig(masts: masts) }
  }
}
