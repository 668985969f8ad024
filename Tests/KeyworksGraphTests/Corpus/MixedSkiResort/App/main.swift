import Keyworks
import Snow

protocol Shop {
  associatedtype Item: Gear & CustomStringConvertible
  var depot: Depot<Item> { get }
}

extension Shop {
  func rent(_ index: Int) -> String? {
    depot.labels.indices.contains(index) ? depot.labels[index] : nil
  }
}

struct SkiShop: Shop {
  let depot: Depot<Ski>
}

let resort: () -> Container = { Container.shared }
if let label = SkiShop(depot: resort().skis()).rent(3) {
  print("rented", label, "snow", resort().snow())
}
