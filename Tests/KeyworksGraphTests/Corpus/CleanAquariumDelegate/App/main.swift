// why: assumeIsolated is in a delegate that only main runs, on the main actor; the nonisolated
// factory report awaits MainActor.run.
import Keyworks
import KeyworksAsync
import KeyworksUI

@MainActor
final class Tank {
  private(set) var flakes = 0
  let litres: Int

  init(litres: Int) { self.litres = litres }
  func feed() { flakes += litres / 50 }
}

/// Calls back on the thread that runs it.
struct Dispenser {
  let portions: Int
  weak var delegate: (any DispenserDelegate)?

  func run() { for portion in 1...portions { delegate?.didDrop(portion: portion) } }
}

protocol DispenserDelegate: AnyObject {
  func didDrop(portion: Int)
}

final class Keeper: DispenserDelegate {
  private let aquarium: Container

  init(of aquarium: Container) { self.aquarium = aquarium }

  func didDrop(portion: Int) {
    MainActor.assumeIsolated {
      aquarium.tank().feed()
      print("portion \(portion), \(aquarium.tank().flakes) flakes")
    }
  }
}

struct Report: Sendable {
  let litres: Int
  let flakes: Int
  var line: String { "\(flakes) flakes in \(litres) litres" }
}

extension Container {
  var litres: Factory<Int> { self { 320 } }
  var tank: MainActorFactory<Tank> {
    self.mainActor { Tank(litres: self.litres()) }.cached
  }

  var report: AsyncFactory<Report, any Error> {
    self.async {
      try await MainActor.run {
        try Task.checkCancellation()
        let tank = self.tank()
        return Report(litres: tank.litres, flakes: tank.flakes)
      }
    }
  }
}

let aquarium = Container()
let keeper = Keeper(of: aquarium)
Dispenser(portions: 3, delegate: keeper).run()
print(try await aquarium.report().line)
