// why: ledger is cached and drops the Stage on which host depends: the training booth books on
// the live ledger.
import Keyworks
import KeyworksUI

enum Vehicle: Int { case bicycle = 50, car = 400, lorry = 1_900 }

extension Container {
  var ledger: Factory<Ledger> {  // expect: variant booth ledger host
    self { Ledger(at: self.address("ledger")) }.cached
  }
  var barrier: Factory<Barrier> { self { Barrier(address: self.address("barrier")) } }
  var booth: MainActorFactory<BoothModel> {
    self.mainActor { BoothModel(ledger: self.ledger(), barrier: self.barrier()) }
  }
}

@MainActor final class BoothModel {
  private let ledger: Ledger
  private let barrier: Barrier
  init(ledger: Ledger, barrier: Barrier) { (self.ledger, self.barrier) = (ledger, barrier) }

  func pass(_ vehicle: Vehicle) async {
    print(await ledger.book(vehicle.rawValue), "and", barrier.lift())
  }
}

/// Two booths next to each other: one earns money, one teaches.
@MainActor final class Plaza {
  @Injected(\.booth) private var booth
  @Injected(\.booth, under: Stage.rehearsal) private var trainingBooth

  func open() async {
    for vehicle in [Vehicle.bicycle, .car] { await booth.pass(vehicle) }
    await trainingBooth.pass(.lorry)
  }
}

await Plaza().open()
