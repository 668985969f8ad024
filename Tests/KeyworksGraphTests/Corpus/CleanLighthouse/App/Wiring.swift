import Beacon
import Keyworks

struct Fresnel: Lamp { let watts: Int }
struct Diaphone: Horn {
  let side: String
  func blow() -> String { "boo (\(side))" }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    lamp.register { Fresnel(watts: 1000) }
    installHorn(on: self)
    Coast.equip(self)
  }
}

private func installHorn(on container: Container) {
  container.register(\.horn) { _, side in Diaphone(side: side) }
}

enum Coast {
  static func equip(_ tower: Container) {
    defer { lookOut(tower) }
    tower.reach.register(with: Reach(miles: 18))
  }
  private static func lookOut(_ tower: Container) {
    tower.sight.register { miles throws(BeaconError) in
      guard miles < 30 else { throw .fog(miles) }
      return Double(miles) * 0.8
    }
  }
}
