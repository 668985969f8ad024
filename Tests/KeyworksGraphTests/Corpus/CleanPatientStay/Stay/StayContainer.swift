import Hospital
import Keyworks

public final class StayContainer: ManagedContainer {
  public let manager: ContainerManager
  private let hospital: Container
  private let patient: String

  public init(_ hospital: Container, patient: String) {
    (self.hospital, self.patient) = (hospital, patient)
    manager = ContainerManager(parent: hospital)
  }
}

extension StayContainer {
  /// The hospital's policy, with what this patient needs.
  public var policy: Factory<Policy> {
    self {
      var policy = self.hospital.policy()
      if self.desk().sign.contains("20"), self.patient.hasPrefix("Baby") { policy.quietFrom = 18 }
      return policy
    }
  }
  var desk: Factory<Desk> { self { self.hospital.desk() } }
}
