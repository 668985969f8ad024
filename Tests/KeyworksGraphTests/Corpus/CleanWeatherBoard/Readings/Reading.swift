public struct Reading: Sendable, CustomStringConvertible {
  let label: String
  let value: Double
  let unit: String

  public init(_ label: String, _ value: Double, _ unit: String) {
    (self.label, self.value, self.unit) = (label, value, unit)
  }

  public var description: String { "\(label) \(value) \(unit)" }
}
