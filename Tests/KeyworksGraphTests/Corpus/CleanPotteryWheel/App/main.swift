// why: Potter.kiln is lazy, so a potter is built without a kiln, and the stoker of the kiln
// never reads its own.
import Keyworks

struct Glaze {
  let name: String
  let cone: Int
}

final class Kiln {
  let glazes: [Glaze]
  private let stokedBy: Potter

  init(glazes: [Glaze], stokedBy potter: Potter) {
    self.glazes = glazes
    self.stokedBy = potter
  }

  func fire() -> String {
    "\(stokedBy.name) fires to cone \(glazes.map(\.cone).max() ?? 0)"
  }
}

final class Potter {
  let name: String
  private let studio: Container

  /// A potter throws for weeks before there is something to fire.
  private lazy var kiln = studio.kiln()
  private var shelf: [String] = []

  init(_ name: String, in studio: Container) {
    self.name = name
    self.studio = studio
  }

  func finish(_ pot: String) {
    shelf.append(pot)
    guard shelf.count == 3 else { return }
    print(shelf.joined(separator: ", "), "→", kiln.fire())
    shelf.removeAll()
  }
}

extension Container {
  var glazes: Factory<[Glaze]> {
    self {
      func glaze(_ name: String, _ cone: Int) -> Glaze { Glaze(name: "\(name) \(cone)", cone: cone) }
      return [glaze("tenmoku", 10), glaze("shino", 11)]
    }
  }
  var potter: Factory<Potter> { self { Potter("Marit", in: self) } }
  var kiln: Factory<Kiln> { self { Kiln(glazes: self.glazes(), stokedBy: self.potter()) } }
}

let potter = Container.shared.potter()
print("glazes:", Container.shared.glazes().map(\.name).joined(separator: ", "))
for pot in ["bowl", "jug", "lid", "plate"] { potter.finish(pot) }
