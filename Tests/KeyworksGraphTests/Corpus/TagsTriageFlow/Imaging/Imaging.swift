import Keyworks
import Triage

struct XRay: TriageStep {
  let room: Int
  func run(on patient: inout Patient) { patient.notes.append("X-ray room \(room) is warming up") }
}

extension Container {
  public var xray: Factory<any TriageStep> { self { XRay(room: 3) } }
}

public protocol Department { static func join(_ container: Container) }

public enum Imaging: Department {
  public static func join(_ container: Container) {
    // The tube needs minutes to warm up, so it starts first of all.
    container.contribute(Tagged(\.xray, priority: -100, .before(\.identify)), to: \.triage)
  }
}
