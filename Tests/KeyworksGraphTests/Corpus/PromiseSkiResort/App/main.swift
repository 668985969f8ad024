// why: has bodies only for seasons, and the provider of liftTurnstile, made under none,
// resolves passQuote → passPrices under none.
import Keyworks
import Lifts
import Passes

struct Printed: PriceList {
  let adult: Int
  func cents(forAge age: Int) -> Int { age < 16 ? adult / 2 : adult }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    passPrices.register(for: Season.low) { Printed(adult: 3_900) }
    passPrices.register(for: Season.high) { Printed(adult: 5_800) }
  }
}

let resort = Container.shared

// The office sells for the season that the guest names.
print("In January:", resort.passQuote.under(Season.high)().family(70))

// The turnstiles stand there all year.
let turnstile = resort.liftTurnstile("Glacier lift")
resort.with(Season.low) { _ in print(turnstile.charge()) }
resort.with(Season.high) { _ in print(turnstile.charge()) }
