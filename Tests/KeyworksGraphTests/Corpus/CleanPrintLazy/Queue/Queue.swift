import Keyworks

public protocol Spool: AnyObject, Sendable {
  var waiting: Int { get }
}

public protocol Printer: AnyObject {
  func status() -> String
}

extension SharedContainer {
  public var spool: Factory<any Spool> { promised().cached }
}

public final class Tray: @unchecked Sendable {
  @LazyInjected(\.printer) public var printer
  public let sheets: Int
  public init(sheets: Int) { self.sheets = sheets }
}

extension Container {
  public var printer: Factory<LaserPrinter> { self { LaserPrinter() }.cached }
  public var tray: Factory<Tray> { self { Tray(sheets: 100) }.cached }
}

public final class LaserPrinter: Printer, @unchecked Sendable {
  @Injected(\.tray) private var tray
  @LazyInjected(\.spool) private var spool
  private(set) lazy var name = "laser \(spool.waiting)"
  public func status() -> String { "\(name): \(tray.sheets)" }
}
