// why: the cached stock varies by Stage, and the cached receipts resolve their backend without
// any Stage.
import Keyworks
import KeyworksUI

@MainActor final class CounterModel {
  @Injected(\.stock) private var stock
  @Injected(\.receipts) private var receipts

  func sell(_ tea: String, for cents: Int) -> [String] { [stock.grams(of: tea), receipts.file(cents)] }
}

extension Container {
  var counter: MainActorFactory<CounterModel> { self.mainActor { CounterModel() } }
}

@MainActor struct Shift {
  let container: Container
  let stage: Stage?

  func run() -> [String] {
    guard let stage else { return container.counter().sell("sencha", for: 1_250) }
    return container.with(stage) { $0[\.counter].sell("oolong", for: 0) }
  }
}

for stage in [nil, Stage.tasting, .market] {
  print(Shift(container: .shared, stage: stage).run())
}
