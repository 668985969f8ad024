// why: only Riggers.fitOut(in:) registers it, which nothing calls, since autoRegister runs the
// empty default fitOut(_:) of Trade.
import Keyworks
import Yard

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    let trades: [any Trade] = [Carpenters(planks: 44), Riggers(masts: 2)]
    for trade in trades { trade.fitOut(self) }
  }
}

print("Launched:", Container.shared.ship().description)
