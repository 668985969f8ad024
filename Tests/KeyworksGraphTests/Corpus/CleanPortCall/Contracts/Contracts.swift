public protocol Pilots: Sendable {
  func boarding(_ ship: String) -> String
}

public protocol Customs: Sendable {
  func clear(_ ship: String, from port: String) -> Bool
}
