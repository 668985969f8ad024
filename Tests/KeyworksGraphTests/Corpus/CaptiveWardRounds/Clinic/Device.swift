import Keyworks

public final class Nurse: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

public struct Alarm: Sendable {
  public func ring(_ text: String, for nurse: Nurse) -> String { "\(nurse.name)! \(text)" }
}

extension Scope { public static let shift = Scope("shift") }

extension Container {
  public var nurseOnDuty: Factory<Nurse> { promised().scope(.shift) }
  var alarm: Factory<Alarm> { self { Alarm() }.singleton }
}

/// What every device beside a bed needs.
public struct Bedside: Sendable {
  let nurse: Nurse
  let alarm: Alarm

  public init(_ container: Container) {
    (nurse, alarm) = (container.nurseOnDuty(), container.alarm())
  }
}

open class Device: @unchecked Sendable {
  private let bedside: Bedside
  public init(at bedside: Bedside) { self.bedside = bedside }

  open var problem: String? { nil }
  public func check() -> String {
    problem.map { bedside.alarm.ring($0, for: bedside.nurse) } ?? "fine"
  }
}
