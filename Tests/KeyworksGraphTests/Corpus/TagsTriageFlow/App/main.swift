// why: identify < vitals < consent < xray < identify is a loop.
import Imaging
import Keyworks
import Triage

struct Consent: TriageStep {
  func run(on patient: inout Patient) { patient.notes.append("\(patient.name) has signed") }
}

extension Container {
  var consent: Factory<Consent> { self { Consent() } }
}

enum Reception: Department {
  static func join(_ container: Container) {
    container.contribute(
      Tagged(\.consent, .after(\.vitals), .before(\.xray)) { $0 }, to: \.triage)
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Imaging.join(self)
    Reception.join(self)
  }
}

func arrive(_ name: String) -> Patient {
  Container.shared[\.triage].reduce(into: Patient(name)) { patient, step in
    var step = step
    step.run(on: &patient)
  }
}

print(arrive("Mrs. Laurent").notes.joined(separator: "\n"))
