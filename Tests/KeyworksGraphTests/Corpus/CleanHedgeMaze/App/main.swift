// why: later.keeper is a provider, and a gate asks it only when somebody knocks.
import Keyworks

final class Gate: Sendable {
  private let keeper: Provider<Keeper>
  let side: Side

  init(side: Side, keeper: Provider<Keeper>) {
    self.side = side
    self.keeper = keeper
  }

  func knock() -> String { "\(side) gate: \(keeper().answer)" }
}

enum Side: String, CaseIterable, Sendable { case west, east }

struct Keeper {
  let gates: [Gate]
  let whistle: Whistle

  var answer: String { "\(whistle.tune), I mind \(gates.count) gates" }
}

struct Whistle { let tune: String }

struct Hedge: Sendable {
  let gates: [Gate]
  let metres: Int
}

extension Container {
  var whistle: Factory<Whistle> { self { Whistle(tune: "fee-o") } }
  var gate: ParameterFactory<Side, Gate> {
    self { side in Gate(side: side, keeper: self.later.keeper) }.cached
  }
  var hedge: Factory<Hedge> { self { Hedge(gates: Side.allCases.map { self.gate($0) }, metres: 412) } }
  var keeper: Factory<Keeper> { self { Keeper(gates: self.hedge().gates, whistle: self.whistle()) } }
}

let maze = Container()
let hedge = maze.hedge()
print(hedge.metres, "metres of hornbeam")
for gate in hedge.gates { print(gate.knock()) }
