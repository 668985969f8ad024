// Run time: `balance` is not one per container as its first lifetime says; `reading` never expires and is never kept; `tray` is a struct, so that it is built at each resolve.
import Keyworks

final class Balance: Sendable {
  let zero: Double
  init(zero: Double = 0.02) { self.zero = zero }
}

final class Reading: Sendable {
  let grams: Double
  init(_ balance: Balance) { grams = 12.5 - balance.zero }
}

struct Tray: Sendable, CustomStringConvertible {
  var slots: [Character: Double]
  var description: String { slots.keys.sorted().map { String($0) }.joined(separator: "|") }
}

extension Container {
  var balance: Factory<Balance> { self { Balance() }.cached.decorated { Balance(zero: $0.zero / 2) }.singleton }  // expect: lifetime balance

  var reading: Factory<Reading> { self { Reading(self.balance()) }.timeToLive(.seconds(30)) }  // expect: lifetime reading

  var tray: Factory<Tray> { self { Tray(slots: ["A": 1, "B": 2.5]) }.shared }  // expect: lifetime tray
}

infix operator <+> : AdditionPrecedence
func <+> (tray: Tray, reading: Reading) -> Tray {
  var copy = tray
  copy.slots["Z"] = reading.grams
  return copy
}

let bench = Container()
print(bench.tray() <+> bench.reading())
