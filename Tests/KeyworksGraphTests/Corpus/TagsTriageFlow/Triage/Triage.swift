import Keyworks

public protocol TriageStep: Sendable {
  mutating func run(on patient: inout Patient)
}

public struct Patient: Sendable {
  public let name: String
  public var notes: [String] = []
  public init(_ name: String) { self.name = name }
}

struct Identify: TriageStep {
  func run(on patient: inout Patient) { patient.notes.append("wristband for \(patient.name)") }
}

struct Vitals: TriageStep {
  private var measured = 0
  mutating func run(on patient: inout Patient) {
    measured += 1
    patient.notes.append("pulse \(70 + measured)")
  }
}

extension Container {
  public var identify: Factory<any TriageStep> { self { Identify() } }
  public var vitals: Factory<any TriageStep> { self { Vitals() } }

  public static var triage: Tags<any TriageStep> {  // expect: order-loop triage identify vitals consent xray
    [Tagged(\.identify), Tagged(\.vitals, .after(\.identify))]
  }
}
