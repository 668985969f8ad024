import Keyworks

public struct Policy: Sendable {
  public var visitors: ClosedRange<Int>
  public var quietFrom: Int
}

/// Asks somebody for the policy of one patient, when that patient comes.
public struct Admissions: Sendable {
  private let policyFor: @Sendable (String) -> Policy
  init(policyFor: @escaping @Sendable (String) -> Policy) { self.policyFor = policyFor }

  public func leaflet(for patient: String) -> String {
    let policy = policyFor(patient)
    return "\(patient): visitors \(policy.visitors.lowerBound)–\(policy.visitors.upperBound), quiet from \(policy.quietFrom)"
  }
}

public struct Desk: Sendable {
  public let admissions: Admissions
  let wardPolicy: Policy
  public var sign: String { "Quiet from \(wardPolicy.quietFrom) o'clock" }
}

extension Container {
  public var personal: ParameterFactory<String, Policy> { promised() }
  public var admissions: Factory<Admissions> {
    self {
      let personal = self.provider(\.personal)
      return Admissions { personal($0) }
    }
  }
  public var policy: Factory<Policy> { self { Policy(visitors: 9...19, quietFrom: 20) }.cached }
  public var desk: Factory<Desk> {
    self { Desk(admissions: self.admissions(), wardPolicy: self.policy()) }
  }
}
