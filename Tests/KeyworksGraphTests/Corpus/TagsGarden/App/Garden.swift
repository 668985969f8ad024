// Run time: the stored list of beds is created once for all containers, and the keyed list of tools stops the program, since one key is contributed twice.
import Keyworks

protocol Growing: Sendable {
  associatedtype Crop: Sendable
  var crop: Crop { get }
}
struct Bed<Crop: Sendable>: Growing { let crop: Crop }
extension Bed where Crop == Int {
  var isRich: Bool { crop > 3 }
}

enum Tool: Hashable, Sendable {
  case spade, rake(teeth: Int)
}

extension Container {
  var north: Factory<Bed<Int>> { self { Bed(crop: 2) } }
  var south: Factory<Bed<Int>> { self { Bed(crop: 9) } }

  nonisolated(unsafe) static let beds: Tags<Bed<Int>> = [Tagged(\.north), Tagged(\.south, priority: -1)]  // expect: stored-list beds

  var spade: Factory<String> { self { "a spade" } }
  var oldSpade: Factory<Substring> { self { "spade, used".dropLast(6) } }
  static var tools: KeyedTags<Tool, String> { [.spade: Tagged(\.spade)] }
}

func buyTools(for garden: Container) {
  garden.contribute(Tagged(\.oldSpade) { .init($0) }, for: .spade, to: \.tools)  // expect: key-twice tools spade oldSpade
}
