// why: registerPayments() keeps the promise, but start() only calls its neighbour registerReceipts().
import FactoryKit

protocol CardTerminal: AnyObject {
  func charge(cents: Int) -> Bool
}

protocol ReceiptPrinter {
  func print(_ lines: [String])
}

extension Container {
  var terminal: Factory<CardTerminal?> { self.promised() }  // expect: promise terminal
  var receiptPrinter: Factory<ReceiptPrinter?> { self.promised() }
  var till: Factory<Till> { self { Till() }.singleton }
}

final class Till {
  private var total = 0

  func checkout(_ basket: [String: Int]) {
    let sum = basket.values.reduce(0, +)
    guard let terminal = Container.shared.terminal() else { return }
    if terminal.charge(cents: sum) {
      total += sum
      Container.shared.receiptPrinter()?.print(basket.map { "\($0.key) \($0.value)" })
    }
  }
}
