public import Keyworks

public protocol NumberSource: Sendable {
  func number(after last: Int) -> String
}
extension Container {
  public var invoiceNumbers: Factory<any NumberSource> { promised() }
}
