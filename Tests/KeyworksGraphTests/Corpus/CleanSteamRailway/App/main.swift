// why: the detached task waits for board, and board for signalBox, but signalBox does not wait
// for the task.
import Keyworks
import KeyworksAsync

struct Engine: Sendable {
  let name: String
  let tractiveEffort: Double
}

struct Line {
  static let stations = ["Moor End", "Halt", "Summit"]
}

/// Sets the points and shows what is expected.
actor SignalBox {
  private var expected: [String] = []
  private var cleared: Set<String> = []

  func show(_ departures: [String]) { expected = departures }

  func clear(for engine: Engine) -> Bool {
    engine.tractiveEffort > 40 && cleared.insert(engine.name).inserted
  }

  func display() -> String {
    expected.isEmpty ? "no trains yet" : expected.joined(separator: "; ")
  }
}

struct Board: Sendable {
  let box: SignalBox
  let engines: [Engine]

  var departures: [String] {
    zip(Line.stations, engines).map { station, engine in "\(engine.name) to \(station)" }
  }

  func depart() async -> [String] {
    var gone: [String] = []
    for engine in engines where await box.clear(for: engine) { gone.append(engine.name) }
    return gone
  }
}

extension Container {
  var engines: AsyncFactory<[Engine], any Error> {
    self.async {
      try await Task.sleep(for: .milliseconds(3))
      return [
        Engine(name: "Blanche", tractiveEffort: 42.5), Engine(name: "Linda", tractiveEffort: 42),
        Engine(name: "Prince", tractiveEffort: 27),
      ]
    }.singleton
  }

  var signalBox: AsyncFactory<SignalBox, any Error> {
    self.async {
      let box = SignalBox()
      Task.detached {
        guard let board = try? await self.board() else { return }
        await box.show(board.departures)
      }
      return box
    }.cached
  }

  var board: AsyncFactory<Board, any Error> {
    self.async {
      async let box = self.signalBox()
      async let engines = self.engines()
      return Board(box: try await box, engines: try await engines)
    }.cached
  }
}

try await withContainer(Container()) { railway in
  let board = try await railway.board()
  print("gone:", await board.depart())
  try await Task.sleep(for: .seconds(1))
  print(try await railway.signalBox().display())
}
