public enum Field: Sendable { case probate, shipping, crime }

public struct Matter: Sendable {
  public let title: String
  public let field: Field
  public let hours: Int
  public init(_ title: String, _ field: Field, hours: Int) {
    (self.title, self.field, self.hours) = (title, field, hours)
  }
}

public protocol FeeScale: Sendable {
  func hourly(in field: Field) -> Int
}
