public enum Cargo: String, CaseIterable, Sendable { case bulk, liquid, reefer }

public protocol Stowing: Sendable {
  func bay(for tonnes: Int) -> String
}
