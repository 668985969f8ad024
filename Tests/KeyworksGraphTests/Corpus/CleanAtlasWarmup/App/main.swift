// why: a detached task resolves the atlas, and the build does not wait for it, so it gets the
// finished atlas.
import Keyworks
import KeyworksAsync

struct Cell: Hashable, Sendable {
  let column: Int, row: Int
  static func around(_ middle: Cell) -> [Cell] {
    (-1...1).flatMap { dx in (-1...1).map { Cell(column: middle.column + dx, row: middle.row + $0) } }
  }
}

struct Sheet: Sendable { let name: String }

struct Press: Sendable {
  func print(_ cell: Cell) async -> Sheet { Sheet(name: "\(cell.column)-\(cell.row)") }
}

actor Atlas {
  private let press: Press
  private let home: Cell
  private var sheets: [Cell: Sheet] = [:]

  init(press: Press, home: Cell) {
    self.press = press
    self.home = home
  }

  func sheet(at cell: Cell) async -> Sheet {
    if let sheet = sheets[cell] { return sheet }
    let sheet = await press.print(cell)
    sheets[cell] = sheet
    return sheet
  }
  func warmUp() async {
    for cell in Cell.around(home) { _ = await sheet(at: cell) }
  }
}

extension Container {
  var press: AsyncFactory<Press, any Error> { self.async { Press() }.cached }
  var home: AsyncFactory<Cell, any Error> { self.async { Cell(column: 17, row: 11) }.cached }

  /// The atlas fills itself in the background, so that the first pages appear at once.
  var atlas: AsyncFactory<Atlas, any Error> {
    self.async {
      func warmUpLater() {
        Task.detached(priority: .background) { try await self.atlas().warmUp() }
      }
      async let press = self.press()
      async let home = self.home()
      let atlas = Atlas(press: try await press, home: try await home)
      warmUpLater()
      return atlas
    }.cached
  }
}

let library = Container()
for column in 16...18 {
  print(try await library.atlas().sheet(at: Cell(column: column, row: 11)).name)
}
