// why: The engine's body traps until something registers one, registrations replace each other, and push/pop bracket the training mode.
import FactoryKit

protocol Engine {
  var level: Int { get }
  func move(_ board: Board) -> String
}

struct Board {
  var moves: [String] = []
}

struct RandomEngine: Engine {
  let level = 1
  func move(_ board: Board) -> String { ["e4", "d4", "c4"][board.moves.count % 3] }
}

struct DeepEngine: Engine {
  let book: OpeningBook
  let level: Int
  func move(_ board: Board) -> String { book.reply(to: board.moves.last) ?? "Nf3" }
}

final class OpeningBook {
  private let lines = ["e4": "c5", "d4": "Nf6"]
  func reply(to move: String?) -> String? { move.flatMap { lines[$0] } }
}

extension Container {
  var engine: Factory<Engine> { self { fatalError("register an engine first") } }
  var openingBook: Factory<OpeningBook> { self { OpeningBook() }.singleton }
  var match: Factory<Match> { self { Match() }.cached }
}

final class Match {
  private var board = Board()
  @DynamicInjected(\.engine) private var engine

  func play(_ move: String) -> String {
    board.moves.append(move)
    let answer = engine.move(board)
    board.moves.append(answer)
    return answer
  }
}
