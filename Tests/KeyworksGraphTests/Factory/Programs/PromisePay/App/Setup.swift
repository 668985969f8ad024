import FactoryKit

enum Setup {
  static func start() {
    registerReceipts()
  }

  static func registerPayments(in container: Container = .shared) {  // expect: wiring terminal
    container.terminal.register { NFCTerminal(port: 9100) }
  }

  static func registerReceipts(in container: Container = .shared) {
    container.receiptPrinter.register { ThermalPrinter(width: 32) }
  }
}

final class NFCTerminal: CardTerminal {
  let port: Int
  init(port: Int) { self.port = port }
  func charge(cents: Int) -> Bool { cents > 0 && port > 0 }
}

struct ThermalPrinter: ReceiptPrinter {
  let width: Int
  func print(_ lines: [String]) {
    for line in lines { Swift.print(line.prefix(width)) }
  }
}
