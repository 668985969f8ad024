// why: long chains of modifiers with trailing closures; the last lifetime in a chain counts.
import Keyworks

let kitchen = Container()
for guest in [Guest.child, .grandma] {
  print(kitchen.tea.under(guest)().taste)
}
let token = kitchen.tea.decorate { With(inner: $0, what: "a biscuit") }
print(kitchen.bowl(), kitchen.coldTea().taste, kitchen.service().pots.count)
token.revert()
kitchen.reset(scope: .afternoon)
do {
  print(try kitchen.kettle(), kitchen.cup(1, "Ada"))
} catch {
  print(error)
}
