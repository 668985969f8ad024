import Archive
public import Keyworks
public import KeyworksAsync
import Numbering

struct Yearly: NumberSource {
  var year = 2025
  func number(after last: Int) -> String { "\(year)/\(last + 1)" }
}

public struct Clerk: Sendable {
  let numbers: any NumberSource
  let drawer: Drawer
  public func bill(_ customer: String, after last: Int) async -> Int {
    await drawer.file("\(numbers.number(after: last)) for \(customer)")
  }
}

extension Container {
  public var clerk: AsyncFactory<Clerk, any Error> {
    self.async { Clerk(numbers: self.invoiceNumbers(), drawer: try await self.drawer()) }
  }
}

public enum Billing {
  public static func prepare(_ container: Container) {
    numberByYear(container)
  }
}

/// The tax office wants a series for each year.
private func numberByYear(_ container: Container) {
  container.invoiceNumbers.register { Yearly() }  // expect: registered invoiceNumbers
}
