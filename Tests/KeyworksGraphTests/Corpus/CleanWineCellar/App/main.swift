// why: the cellar (cached) writes into the diary (scope harvest) while it is built and keeps
// only barrels.
import Keyworks
import Synchronization

extension Scope { static let harvest = Scope("harvest") }

/// One volume for each harvest; the old ones go to the archive.
final class Diary: Sendable {
  private let pages = Mutex<[String]>([])

  func write(_ page: String) { pages.withLock { $0.append(page) } }
  func close() -> [String] {
    pages.withLock { pages in
      defer { pages.removeAll() }
      return pages
    }
  }
}

enum Wood: String, CaseIterable, Sendable {
  case oak, chestnut

  var litres: Int {
    switch self {
    case .oak: 225
    case .chestnut: 600
    }
  }
}

struct Barrel: Sendable {
  let wood: Wood
  let seal: Int
}

final class Cellar: Sendable {
  private let barrels: [Barrel]

  init(barrels: [Barrel]) { self.barrels = barrels }

  var litres: Int { barrels.map(\.wood.litres).reduce(0, +) }
  func seals(of wood: Wood) -> [Int] { barrels.filter { $0.wood == wood }.map(\.seal) }
}

struct Stocktaking {
  let cellar: Cellar
  let diary: Diary

  func run() {
    for wood in Wood.allCases { diary.write("\(wood.rawValue): \(cellar.seals(of: wood))") }
    diary.write("\(cellar.litres) litres in all")
  }
}

extension Container {
  var diary: Factory<Diary> { self { Diary() }.scope(.harvest) }

  var cellar: Factory<Cellar> {  // limit: captive cellar diary
    self {
      let diary = self.diary()
      defer { diary.write("the cellar is closed") }

      func coopered(_ wood: Wood, seal: Int) -> Barrel {
        diary.write("a barrel of \(wood.rawValue), sealed \(seal)")
        return Barrel(wood: wood, seal: seal)
      }
      return Cellar(
        barrels: Wood.allCases.enumerated().map { coopered($0.element, seal: 100 + $0.offset) })
    }.cached
  }

  var stocktaking: Factory<Stocktaking> {
    self { Stocktaking(cellar: self.cellar(), diary: self.diary()) }
  }
}

for year in 2023...2024 {
  Container.shared.stocktaking().run()
  print(year, Container.shared.diary().close())
  Container.shared.reset(scope: .harvest)
}
