// why: App, the second contribution of Juice.open: the key reefer of `stowing` is taken by
// ColdChain.
import Cargo
import ColdChain
import Keyworks
import Terminal

struct Tank: Stowing {
  let litres: Int
  func bay(for tonnes: Int) -> String { "tank, \(100_000 * tonnes / litres) % full" }
}

/// Frozen juice comes in tanks that are cooled.
struct CooledTank: Stowing {
  let tank: Tank
  func bay(for tonnes: Int) -> String { "cooled " + tank.bay(for: tonnes) }
}

enum Juice: Line {
  static func open(in container: Container) {
    container.contribute(Tagged(\.tank) { $0 }, for: .liquid, to: \.stowing)
    container.contribute(Tagged(\.cooledTank, priority: 5) { $0 }, for: .reefer, to: \.stowing)  // expect: key-twice stowing sockets cooledTank
  }
}

extension Container {
  var tank: Factory<Tank> { self { Tank(litres: 900_000) } }
  var cooledTank: Factory<CooledTank> { self { CooledTank(tank: self.tank()) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    ColdChain.open(in: self)
    Juice.open(in: self)
  }
}

for (cargo, tonnes) in zip(Cargo.allCases, [700, 300, 90]) {
  print(Container.shared.plan(tonnes, of: cargo))
}
