// why: properties of a hospital's patients have the names of factories that only other unused factories use.
import Keyworks
import Wards

struct Night: Shift {
  let doctor = "Bob"
  var nurse: String { doctor }
}

final class Porter {
  let container: Container
  init(_ container: Container) { self.container = container }
  func check() -> [String] { container[\.checks] }
}

extension Container {
  private var trolley: Factory<String> { self { "trolley \(self.trolley().count)" } }  // expect: cycle trolley; unused trolley
  @MainActor var pager: Factory<String> { self { "beep" } }  // expect: unused pager
}

var patient = admit(to: Container.shared)
patient[keyPath: \.ward] = Night().nurse
print(patient.doctor, [patient].map(\.ward), Porter(Container.shared).check())
