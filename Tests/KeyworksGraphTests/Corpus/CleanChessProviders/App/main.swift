// why: chess engines search by recursion with a depth, and hold providers and closures that lead back to them.
import Keyworks

struct Position: Sendable {
  var moves: [String] = []
  subscript(_ move: String) -> Position { Position(moves: moves + [move]) }
}

struct Score: Sendable, Comparable {
  let value: Int
  static func < (left: Score, right: Score) -> Bool { left.value < right.value }
}

final class Engine: Sendable {
  let clock: Provider<Clockwork>
  let think: @Sendable (Position) -> Score
  init(clock: Provider<Clockwork>, think: @escaping @Sendable (Position) -> Score) {
    self.clock = clock
    self.think = think
  }
  func best(of position: Position) -> Score {
    clock().isUp ? Score(value: 0) : think(position)
  }
}

final class Clockwork: Sendable {
  let isUp: Bool
  let opponent: @Sendable () -> Engine
  init(_ container: Container) {
    isUp = container.seconds() < 1
    opponent = { container.engine() }
  }
}

extension Container {
  var seconds: Factory<Int> { self { 300 } }
  var engine: Factory<Engine> {
    self {
      Engine(clock: self.provider(\.clock)) { position in
        ["e4", "d4"].map { self.search(3, position[$0]) }.max() ?? Score(value: 0)
      }
    }
  }
  var clock: Factory<Clockwork> { self { Clockwork(self) } }
  var search: ParameterFactory<(Int, Position), Score> {
    self { depth, position in
      guard depth > 0 else { return self.evaluate(position) }
      return ["a", "b"].map { self.search(depth - 1, position[$0]) }.min() ?? Score(value: 1)
    }
  }
  var evaluate: ParameterFactory<Position, Score> { self { Score(value: $0.moves.count) } }
}

let chess = Container()
print(chess.engine().best(of: Position()).value, chess.clock().opponent().clock().isUp)
