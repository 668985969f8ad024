// why: `seed`: it is overridden only during the closure of `seeded`, and `sweep` is resolved
// outside of it.
import Keyworks

/// SplitMix64, which gives the same numbers everywhere.
struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct Lattice {
  private let open: [[Bool]]

  init(side: Int, probability: Double, using generator: inout some RandomNumberGenerator) {
    var rows: [[Bool]] = []
    for _ in 0..<side {
      rows.append((0..<side).map { _ in Double.random(in: 0..<1, using: &generator) < probability })
    }
    open = rows
  }

  /// Whether a walk from the top reaches the bottom, straight down or one column aside.
  var percolates: Bool {
    var reached = Set(open[0].indices.filter { open[0][$0] })
    for row in open.dropFirst() {
      reached = Set(reached.flatMap { [$0 - 1, $0, $0 + 1] }.filter { row.indices.contains($0) && row[$0] })
    }
    return !reached.isEmpty
  }
}

struct Experiment {
  let side: Int
  private(set) var generator: SplitMix

  mutating func estimate(at probability: Double, trials: Int) -> Double {
    var hits = 0
    for _ in 0..<trials where Lattice(side: side, probability: probability, using: &generator).percolates {
      hits += 1
    }
    return Double(hits) / Double(trials)
  }
}

extension Container {
  /// Whoever runs an experiment says with which seed.
  var seed: Factory<UInt64> { promised() }  // expect: promise seed
  var side: Factory<Int> { self { 32 } }
  var experiment: Factory<Experiment> {
    self { Experiment(side: self.side(), generator: SplitMix(seed: self.seed())) }
  }

  func seeded<Result>(_ value: UInt64, _ work: (Container) -> Result) -> Result {
    seed.override { value }.during { work(self) }
  }
}

let container = Container()
let reference = container.seeded(2024) { container in
  var experiment = container.experiment()
  return experiment.estimate(at: 0.6, trials: 50)
}
print("reference:", reference)

var sweep = container.experiment()
for step in 3...7 {
  let probability = Double(step) / 10
  print(probability, sweep.estimate(at: probability, trials: 50))
}
