// why: hireDesk uses the boots of a child while it is built, and in hire(to:), but stores
// none; children may keep the parent's.
import Keyworks
import KeyworksUI

final class SkaterContainer: ManagedContainer {
  let manager: ContainerManager
  let rink: Container
  let size: Int

  init(_ rink: Container, size: Int = 40) {
    self.rink = rink
    self.size = size
    manager = ContainerManager(parent: rink)
  }
}

@MainActor final class Sharpener {
  private var pairs = 0
  func sharpen() -> Int { pairs += 1; return pairs }
}

@MainActor class Equipment {
  let size: Int
  init(size: Int) { self.size = size }
  var isReady: Bool { size > 0 }
}

@MainActor final class Boots: Equipment {
  private let sharpener: Sharpener
  private var turn = 0
  init(size: Int, sharpener: Sharpener) {
    self.sharpener = sharpener
    super.init(size: size)
  }
  override var isReady: Bool { super.isReady && turn > 0 }
  func prepare() { turn = sharpener.sharpen() }
}

/// The desk at which boots are handed out, one for the whole rink.
@MainActor final class HireDesk {
  private let tariff: [Int]
  private var takings = 0
  init(tariff: [Int]) { self.tariff = tariff }

  func hire(to skater: SkaterContainer) -> String {
    let boots = skater.boots()
    boots.prepare()
    takings += tariff[boots.size < 36 ? 0 : 1]
    return "size \(boots.size), ready: \(boots.isReady), takings \(takings)"
  }
}

@MainActor final class SkaterModel {
  private let desk: HireDesk
  let boots: Boots
  init(desk: HireDesk, boots: Boots) { (self.desk, self.boots) = (desk, boots) }
  func arrive(_ skater: SkaterContainer) -> String { desk.hire(to: skater) }
}

extension Container {
  var sharpener: MainActorFactory<Sharpener> { self.mainActor { Sharpener() }.cached }
  var hireDesk: MainActorFactory<HireDesk> {
    self.mainActor {
      // A rink does not open with blunt blades: try one pair, and put it back.
      let trial = SkaterContainer(self)
      trial.boots().prepare()
      precondition(trial.boots().isReady)
      return HireDesk(tariff: [450, 600])
    }.cached
  }
}

extension SkaterContainer {
  var boots: MainActorFactory<Boots> {
    self.mainActor { Boots(size: self.size, sharpener: self.rink.sharpener()) }.cached
  }
  var skater: MainActorFactory<SkaterModel> {
    self.mainActor { SkaterModel(desk: self.rink.hireDesk(), boots: self.boots()) }.cached
  }
}

for size in [33, 44] {
  let container = SkaterContainer(.shared, size: size)
  let skater = container.skater()
  print(skater.arrive(container), skater.boots.size)
}
