// why: the desk asks for a personal policy only in leaflet(for:), and the policy of a stay
// needs that of the hospital.
import Hospital
import Keyworks
import Stay

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.personal) { hospital, patient in
      StayContainer(hospital, patient: patient).policy()
    }
  }
}

let desk = Container.shared.desk()
print(desk.sign)
for patient in ["Mr. Weiss", "Baby Nora"] { print(desk.admissions.leaflet(for: patient)) }
