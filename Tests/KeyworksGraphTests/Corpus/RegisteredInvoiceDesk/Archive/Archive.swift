public import Keyworks
public import KeyworksAsync
import Numbering

public actor Drawer {
  private var invoices: [String] = []
  public func file(_ invoice: String) -> Int {
    invoices.append(invoice)
    return invoices.count
  }
  public func lock() { print("locked with", invoices.count, "invoices") }
}

struct Padded: NumberSource {
  let width: Int
  func number(after last: Int) -> String {
    let digits = String(last + 1)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Container {
  public var drawer: AsyncFactory<Drawer, any Error> {
    self.async { Drawer() }.cached.teardown { await $0.lock() }
  }
  var width: Factory<Int> { self { 6 } }
}

public enum Archive {
  public static func prepare(_ container: Container) {
    container.register(\.invoiceNumbers) { Padded(width: $0.width()) }
  }
}
