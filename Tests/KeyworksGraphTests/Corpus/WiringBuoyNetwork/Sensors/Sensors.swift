public protocol Calendar: Sendable {
  var dayOfYear: Int { get }
}

public struct Thermistor: Sendable {
  public let offset: Double
  public init(offset: Double) { self.offset = offset }
  public func celsius(on day: Int) -> Double { offset + 8 + Double(day % 180) / 20 }
}
