// why: it has bodies for wards only, and the provider of doses is created under no ward.
import Keyworks
import Pharmacy
import Wards

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { Ward.open(in: self) }
}

struct Visit {
  let patient: String
  let weight: Double
  let drug: String
}

struct Rounds {
  private let container: Container
  private let doses: Provider<DoseCalculator>

  init(in container: Container) {
    self.container = container
    doses = container.provider(\.doses)
  }

  func visitAdults(_ visits: Visit...) { container.with(Ward.adults) { _ in give(visits) } }
  func visitChildren(_ visits: Visit...) { container.with(Ward.children) { _ in give(visits) } }

  private func give(_ visits: [Visit]) {
    let calculator = doses()
    for visit in visits {
      print(visit.patient, calculator.dose(of: visit.drug, for: visit.weight), "mg", visit.drug)
    }
  }
}

let rounds = Rounds(in: .shared)
rounds.visitAdults(Visit(patient: "Mr. Sato", weight: 71, drug: "ibuprofen"))
rounds.visitChildren(
  Visit(patient: "Mia", weight: 19, drug: "paracetamol"),
  Visit(patient: "Ben", weight: 24, drug: "amoxicillin"))
