import FactoryKit

func round() {
  let house = Container.shared.house()
  let bidder = Container.shared.bidder.resolve()
  while house.bid(bidder) {}
  print("sold at", house.price)
}

round()
Scope.bidder.reset()
round()
