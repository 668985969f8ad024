// why: nobody reads parent, ContainerManager() should be ContainerManager(parent: parent).
import Keyworks
import KeyworksAsync

struct Patient: Sendable {
  let name: String
  let species: String
}

actor Records {
  private var entries: [String: [String]] = [:]

  func append(_ note: String, for patient: Patient) { entries[patient.name, default: []].append(note) }
  func history(of patient: Patient) -> [String] { entries[patient.name] ?? [] }
}

/// Writes down what happens during one visit.
final class Chart: Sendable {
  private let records = Container.injected(\.records)
  private let patient: Patient

  init(patient: Patient) { self.patient = patient }

  func note(_ text: String) async { await records.append("\(patient.species): \(text)", for: patient) }
  func all() async -> [String] { await records.history(of: patient) }
}

extension Container {
  var records: Factory<Records> { self { Records() }.cached }
}

/// A container that lives shorter than the clinic's.
class ClinicChild: ManagedContainer, @unchecked Sendable {
  let manager: ContainerManager
  let parent: Container  // expect: wiring

  init(parent: Container) {
    self.parent = parent
    manager = ContainerManager()
  }
}

final class Visit: ClinicChild, @unchecked Sendable {
  let patient: Patient

  init(of patient: Patient, in clinic: Container) {
    self.patient = patient
    super.init(parent: clinic)
  }
}

extension Visit {
  var chart: Factory<Chart> {
    self { Chart(patient: self.patient) }.cached
  }

  var treatment: AsyncFactory<String, any Error> {
    self.async {
      let chart = self.chart()
      await chart.note("weighed")
      await chart.note("vaccinated")
      return await chart.all().joined(separator: ", ")
    }
  }
}

try await withContainer(Container()) { clinic in
  for patient in [Patient(name: "Muffin", species: "hamster"), Patient(name: "Rex", species: "newt")] {
    let summary = try await withContainer(Visit(of: patient, in: clinic)) { try await $0.treatment() }
    let stored = await clinic.records().history(of: patient).count
    print(patient.name, summary, "stored: \(stored)")
  }
}
