import Keyworks
import KeyworksAsync

final class ClinicContainer: ManagedContainer {
  let manager = ContainerManager()
}
final class VisitContainer: ManagedContainer {
  let parent: ClinicContainer
  let manager: ContainerManager
  let patient: String
  init(of parent: ClinicContainer, patient: String) {
    self.parent = parent
    self.patient = patient
    manager = ContainerManager(parent: parent)
  }
}

final class Records: Sendable {
  func file(_ entry: String) { print("filed:", entry) }
  func lock() { print("records locked") }
}
final class Visit: Sendable {
  let records: Records
  let patient: String
  init(records: Records, patient: String) {
    self.records = records
    self.patient = patient
  }
}

extension ClinicContainer {
  var records: Factory<Records> { self { Records() }.cached.teardown { $0.lock() } }
}
extension VisitContainer {
  var records: Factory<Records> { self { self.parent.records() } }
  var visit: Factory<Visit> {
    self { Visit(records: self.records(), patient: self.patient) }.cached
      .teardown { visit, outcome in
        guard case .returned = outcome else { return visit.records.file("\(visit.patient) did not come") }
        visit.records.file(visit.patient)
      }
  }
}
