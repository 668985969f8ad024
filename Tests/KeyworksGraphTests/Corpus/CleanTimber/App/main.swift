// why: stock and demand of Depot are other factories than stock and demand of Container, and
// Container.demand needs neither stock.
import Depot
import Keyworks

struct PriceTag {
  let wood: String
  let count: Int
  var text: String { count < 150 ? "\(wood): \(count), going fast" : "\(wood): \(count)" }
}

extension Container {
  var tags: Factory<[PriceTag]> {
    self {
      self.stock().boards
        .sorted { $0.key < $1.key }
        .map { PriceTag(wood: $0.key, count: $0.value) }
    }
  }
}

Container.shared.tags().map(\.text).forEach { print($0) }
