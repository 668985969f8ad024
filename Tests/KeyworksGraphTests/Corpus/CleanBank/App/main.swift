// why: the vaults of Treasury and Branch are two factories, and those of Kiosk need the ones
// of the same name in its parent.
import Branch
import Keyworks

let bank = Container()
let kiosk = Kiosk(of: bank)
for counter in [bank.counter(), kiosk.counter()] {
  print(counter.greeting, "with", counter.drawers, "drawers")
}
