// why: queen → inspection (in the nested function mark(for:)) → lindenHive → queen (in the
// result builder).
import Keyworks

enum Content: Sendable { case brood, pollen, honey }

struct Frame: Sendable {
  let content: Content
  let grams: Int
}

@resultBuilder
enum HiveBuilder {
  static func buildExpression(_ frame: Frame) -> [Frame] { [frame] }
  static func buildBlock(_ parts: [Frame]...) -> [Frame] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Frame]?) -> [Frame] { part ?? [] }
  static func buildArray(_ parts: [[Frame]]) -> [Frame] { parts.flatMap { $0 } }
}

struct Hive: Sendable {
  let name: String
  let frames: [Frame]

  init(_ name: String, @HiveBuilder frames: () -> [Frame]) {
    self.name = name
    self.frames = frames()
  }

  var grams: Int { frames.reduce(0) { $0 + $1.grams } }
}

struct Queen: Sendable {
  let mark: String
  let broodFrames: Int
}

struct Season: Sendable {
  let year: Int
  let isSummer: Bool
}

/// What the inspector asks for: a line for each hive.
struct Register: Sendable {
  private(set) var lines: [String] = []
  mutating func enter(_ hive: Hive) { lines.append("\(hive.name): \(hive.grams) g") }
}

extension Container {
  var season: Factory<Season> { self { Season(year: 2026, isSummer: true) }.singleton }

  var lindenHive: Factory<Hive> {  // expect: cycle lindenHive queen inspection
    self {
      Hive("Linden") {
        Frame(content: .pollen, grams: 700)
        for _ in 0..<self.queen().broodFrames {
          Frame(content: .brood, grams: 900)
        }
        if self.season().isSummer {
          Frame(content: .honey, grams: 2_100)
        }
      }
    }.cached
  }

  var queen: Factory<Queen> {
    self {
      let season = self.season()
      let colours = ["blue", "white", "yellow", "red", "green"]

      // Strong colonies get a number as well.
      func mark(for year: Int) -> String {
        let colour = colours[year % colours.count]
        let entries = self.inspection().lines.count
        return entries > 0 ? "\(colour) \(entries)" : colour
      }
      return Queen(mark: mark(for: season.year), broodFrames: season.isSummer ? 6 : 2)
    }
  }

  var inspection: Factory<Register> {
    self {
      var register = Register()
      register.enter(self.lindenHive())
      return register
    }.cached
  }
}

let apiary = Container()
print(apiary.queen().mark)
for line in apiary.inspection().lines { print(line) }
