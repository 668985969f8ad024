// why: book is a singleton, which closing the container does not tear down, and the program
// has no withTeardown.
import Keyworks
import KeyworksAsync

protocol Closeable: Sendable {
  func close() async
}

/// The one book in which the authorities read.
actor CellarBook: Closeable {
  private var entries: [String] = []

  func enter(_ entry: String) { entries.append(entry) }
  func close() { print("Book signed with \(entries.count) entries") }
}

actor WinePress: Closeable {
  private let book: CellarBook
  private var isOpen = true

  init(book: CellarBook) { self.book = book }

  func press(_ grape: String, kilos: Int) async -> Double {
    guard isOpen else { return 0 }
    await book.enter("\(kilos) kg of \(grape)")
    return Double(kilos) * 0.7
  }

  func close() {
    isOpen = false
    print("Press rinsed")
  }
}

struct Harvest: Sendable {
  let grape: String
  let kilos: [Int]
}

extension Container {
  var book: Factory<CellarBook> {  // expect: teardown book
    self { CellarBook() }.singleton.teardown { await $0.close() }
  }

  var winePress: AsyncFactory<WinePress, any Error> {
    self.async { WinePress(book: self.book()) }.cached.teardown { await $0.close() }
  }
}

extension Harvest {
  func litres(in winery: Container) async throws -> Double {
    let winePress = try await winery.winePress()
    return await withTaskGroup(of: Double.self) { group in
      for load in kilos {
        group.addTask { await winePress.press(grape, kilos: load) }
      }
      return await group.reduce(0, +)
    }
  }
}

/// Opens the winery for one season, and leaves it clean.
func season(_ harvests: [Harvest]) async throws {
  try await withContainer(Container()) { winery in
    for harvest in harvests {
      print(harvest.grape, "gave", try await harvest.litres(in: winery), "litres")
    }
  }
}

try await season([Harvest(grape: "Riesling", kilos: [320, 410]), Harvest(grape: "Silvaner", kilos: [280])])
