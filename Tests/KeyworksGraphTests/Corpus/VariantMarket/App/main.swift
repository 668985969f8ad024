// why: a with runs code that resolves the cached price book, in one of two implementations.
import Keyworks

let offers = [Offer(item: "kettle", cents: 4_000), Offer(item: "cup", cents: 900)]
let shop = Container.shared

let local = offers.amount(in: shop)
let abroad = shop.with(Market.norway) { offers.amount(in: $0) }
print(zip(offers, zip(local, abroad)).map { "\($0.item): \($1.0) / \($1.1)" })
print(shop.ladder.under(Market.japan)())
