import Branch
import Keyworks
import Treasury

/// A counter in a shopping street. Opens in the morning and is gone in the evening.
final class Kiosk: ManagedContainer {
  let bank: Container
  let manager: ContainerManager

  init(of bank: Container) {
    self.bank = bank
    manager = ContainerManager(parent: bank)
  }
}

extension Kiosk {
  var reserve: Factory<Reserve> { self { self.bank.reserve() } }

  var counter: Factory<Counter> {
    self {
      let counter = self.bank.counter()
      return self.reserve().opens(with: "east") ? counter : counter.closed(for: "lack of a key")
    }.cached
  }
}
