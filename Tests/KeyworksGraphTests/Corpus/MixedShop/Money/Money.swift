import Keyworks

extension Scope {
  public static let session = Scope("session")
}

public struct Price: Sendable {
  public let cents: Int
  public init(cents: Int) { self.cents = cents }
}

public protocol TaxOffice: Sendable {
  func tax(_ price: Price) -> Price
}

extension SharedContainer {
  public var taxOffice: Factory<any TaxOffice> { promised() }
  public var bankHoliday: Factory<Bool> { promised() }  // expect: promise bankHoliday
  public var currency: Factory<String> { self { "EUR" }.singleton }
  public var oldCurrency: Factory<String> { self { "NLG" } }  // expect: unused oldCurrency
}
