// why: a puzzle's boards are classes; a subclass injects an instance of one player into a board that all share.
import Keyworks

extension Scope {
  static let player = Scope("player")
}

enum Size: Variant, CaseIterable {
  case small, large
}

class Board: @unchecked Sendable {
  let rows: Int
  init(rows: Int) { self.rows = rows }
  convenience init() { self.init(rows: 8) }
}

final class ColouredBoard: Board, @unchecked Sendable {
  @Injected(\.theme) var theme
  let seed: Int
  init(seed: Int) {
    self.seed = seed
    super.init(rows: 9)
  }
}

final class QuietBoard: Board, @unchecked Sendable {
  var theme: String { "none" }
}

extension Container {
  var theme: Factory<String> { self { "of \(self.player())" } }
  var player: Factory<String> { self { "Ada" }.scope(.player) }
  var seed: Factory<Int> { self { 42 }.singleton }
  var board: ParameterFactory<Size, Board> {  // expect: captive board theme player
    self { size in
      switch size {
      case .small: QuietBoard()
      case .large: ColouredBoard(seed: self.seed())
      }
    }.cached
  }
  var quiet: Factory<QuietBoard> { self { QuietBoard(rows: self.seed()) }.singleton }
  var mine: Factory<ColouredBoard> { self { ColouredBoard(seed: 7) }.scope(.player) }
}

let game = Container.shared
print(game.board(.small).rows, game.board(.large).rows, game.quiet().theme, game.mine().theme)
