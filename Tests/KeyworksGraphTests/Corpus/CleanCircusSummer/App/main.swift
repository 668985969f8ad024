// why: autoRegister calls bringAll of a protocol extension, which lets each case of Summer
// register its promise.
import Acts
import Keyworks

struct SteelTrapeze: Trapeze {
  let height: Int
}

struct BrassBand: Orchestra {
  let players: Int
  func fanfare() -> String { "Ta" + String(repeating: "ra", count: players) + "!" }
}

enum Summer: CaseIterable, Troupe {
  case riggers, band, fools

  func bring(to circus: Container) {
    switch self {
    case .riggers:
      circus.register(\.trapeze) { SteelTrapeze(height: $0.tentHeight() - 2) }
    case .band:
      circus.orchestra.register { BrassBand(players: 5) }
    case .fools:
      circus.clowns.register(with: 3)
    }
  }
}

extension Container {
  var tentHeight: Factory<Int> { self { 14 } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { Summer.bringAll(to: self) }
}

for act in Container.shared[\.acts] { print(act) }
