// why: it has bodies for the seasons only, and the last line resolves gentian, which needs it,
// under no season.
import Keyworks

enum Season: Variant { case winter, summer }

protocol Cover: Sendable { var layers: [String] { get } }

struct Fleece: Cover { let layers = ["spruce twigs", "fleece"] }
struct ShadeNet: Cover { let layers = ["net"] }

struct Bed: Sendable {
  let plant: String
  let cover: any Cover

  var line: String { "\(plant) under \(cover.layers.joined(separator: " and "))" }
}

extension Container {
  /// There is no cover that suits every season.
  var cover: Factory<any Cover> {  // expect: promise cover
    promised()
      .when(Season.winter) { Fleece() }
      .when(Season.summer) { ShadeNet() }
  }
  var edelweiss: Factory<Bed> { self { Bed(plant: "edelweiss", cover: self.cover()) } }
  var gentian: Factory<Bed> { self { Bed(plant: "gentian", cover: self.cover()) } }

  var rockery: Factory<[Bed]> { self { [self.edelweiss(), self.gentian()] } }
}

struct Noticeboard {
  private(set) var text = ""

  mutating func pin(_ title: String, _ beds: [Bed]) {
    text += title + "\n"
    for bed in beds { text += "  \(bed.line)\n" }
  }
}

func lines<Value>(
  _ path: KeyPath<Container, Factory<Value>> & Sendable, of garden: Container, _ show: (Value) -> String
) -> String {
  show(garden[path])
}

let garden = Container()
var board = Noticeboard()
board.pin("Winter", garden.with(Season.winter) { $0[\.rockery] })
board.pin("Summer", garden.rockery.under(Season.summer)())
print(board.text)
print("By the gate:", lines(\.gentian, of: garden, \.line))
