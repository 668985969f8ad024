/// A condition that can be asked again and again.
public struct Trigger: Sendable {
  private let condition: @Sendable () -> Bool
  public init(_ condition: @escaping @Sendable () -> Bool) { self.condition = condition }
  public func fires() -> Bool { condition() }

  public static func || (left: Trigger, right: Trigger) -> Trigger {
    Trigger { left.fires() || right.fires() }
  }
}

public final class Siren: Sendable {
  private let village: String
  private let trigger: Trigger

  public init(village: String, trigger: Trigger) {
    self.village = village
    self.trigger = trigger
  }

  public func check() -> String { trigger.fires() ? "\(village): leave now" : "\(village): all quiet" }
}
