// why: the cached board stores a closure that captures its stall, so no stall is ever freed.
import Keyworks

struct Stocklist: Sendable {
  let prices: [String: Int]
  subscript(article: String) -> PriceTag? { prices[article].map(PriceTag.init) }
}

extension Stall {
  var stocklist: Factory<Stocklist> {
    self { Stocklist(prices: ["felt slippers": 3_400, "beeswax candle": 905]) }
  }

  var board: Factory<PriceBoard> {
    self {
      PriceBoard.chalked("Stall \(self.number)") { article in  // expect: leak board
        self.stocklist()[article]
      }
    }.cached
  }
}

func trade(at number: Int, _ wishes: [String]) {
  let stall = Stall(number: number)
  for wish in wishes { print(stall.board().show(wish)) }
}

for day in 1...3 {
  trade(at: day, ["felt slippers", "wooden whistle"])
}
