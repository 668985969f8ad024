// why: a shop in four modules with a defect of almost every kind.
import Checkout
import Keyworks
import Money

struct Inland: TaxOffice {
  func tax(_ price: Price) -> Price { Price(cents: price.cents / 5) }
}

let shop = Container.shared
shop.taxOffice.register { Inland() }
print(shop.receipt(["pear"]).lines)
print(shop.till().tax.tax(Price(cents: 100)).cents)
