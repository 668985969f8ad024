import Keyworks
import Pricing

let checkout = Container.shared.checkout()

for line in checkout.bill(for: Line("three books", 2990)) {
  print("\(line.text): \(line.cents)")
}

print()
for entry in Container.shared.entries(\.priceRules) {
  print(entry)
}
