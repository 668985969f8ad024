public import Keyworks
public import Ledger

public enum Risk: Sendable, Hashable { case amount, velocity }

public protocol Rule: Sendable {
  func objects(to payment: Payment) -> Bool
}

struct Ceiling: Rule {
  var cents = 200_000
  func objects(to payment: Payment) -> Bool { payment.cents > cents }
}

struct Velocity: Rule {
  let history: any History
  func objects(to payment: Payment) -> Bool { history.payments(of: payment.card).count > 5 }
}

public struct Screening: Sendable {
  let rules: [Risk: any Rule]
  public func objections(to payment: Payment) -> Set<Risk> {
    Set(rules.filter { $0.value.objects(to: payment) }.keys)
  }
}

extension Container {
  public static var rules: KeyedTags<Risk, any Rule> { KeyedTags() }
  public var screening: Factory<Screening> {
    self {
      Screening(rules: self[\.rules].reduce(into: [:]) { $0[$1.key] = $1.value })
    }.cached
  }
  var ceiling: Factory<Ceiling> { self { Ceiling() } }
  var velocity: Factory<Velocity> { self { Velocity(history: self.history()) } }
}

public enum Fraud {
  public static func install(in container: Container) {
    container.contribute(Tagged(\.ceiling) { $0 }, for: .amount, to: \.rules)
    container.contribute(Tagged(\.velocity, priority: 10) { $0 }, for: .velocity, to: \.rules)
  }
}
