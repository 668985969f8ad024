// why: only one method of a clinic's wards is called; the registrations and contributions of the others are missing.
import Clinic
import Keyworks

let clinic = Container.shared
let ward: Ward = Nursery(clinic)
ward.open()
print(clinic.nurse().name, clinic.dose(), clinic.room(), clinic[\.shifts].map(\.name))
