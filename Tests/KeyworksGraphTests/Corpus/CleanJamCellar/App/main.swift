// why: thermometer (cached) only looks at a number of a batch (graph) while it is calibrated,
// and keeps no batch.
import Keyworks
import Synchronization

/// One pot on the stove. The next batch has another.
final class Batch: Sendable {
  let fruit: String
  let degrees: Int

  init(fruit: String, degrees: Int) {
    self.fruit = fruit
    self.degrees = degrees
  }
}

final class Thermometer: Sendable {
  private let offset = Mutex(0)

  func calibrate(shown degrees: Int) { offset.withLock { $0 = 105 - degrees } }
  func read(_ degrees: Int) -> Int { offset.withLock { degrees + $0 } }
}

final class Cellar: Sendable {
  private let thermometer: Thermometer
  init(thermometer: Thermometer) { self.thermometer = thermometer }

  func store(_ batch: Batch) {
    let reached = thermometer.read(batch.degrees)
    print("\(batch.fruit): \(reached)°, \(reached < 104 ? "eat soon" : "keeps a year")")
  }
}

extension Container {
  /// Lends an instance for the length of a closure.
  func lend<Value>(
    _ path: KeyPath<Container, Factory<Value>> & Sendable, to use: (Value) -> Void
  ) {
    use(self[path])
  }

  func calibrated(_ thermometer: Thermometer) -> Thermometer {
    lend(\.batch) { thermometer.calibrate(shown: $0.degrees) }
    return thermometer
  }
}

extension Container {
  var batch: Factory<Batch> { self { Batch(fruit: "quince", degrees: 103) }.graph }
  var thermometer: Factory<Thermometer> {  // limit: captive thermometer batch
    self { self.calibrated(Thermometer()) }.cached
  }
  var cellar: Factory<Cellar> { self { Cellar(thermometer: self.thermometer()) }.cached }
}

let kitchen = Container()
for _ in 1...2 {
  kitchen.lend(\.batch, to: kitchen.cellar().store)
}
