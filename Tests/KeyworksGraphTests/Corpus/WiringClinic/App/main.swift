// why: of a clinic's wards only one method is called; what others register or contribute is missing.
import Clinic
import Keyworks

let clinic = Container.shared
let ward: Ward = Nursery(clinic)
ward.open()
print(clinic.nurse().name, clinic.dose(), clinic.room(), clinic[\.shifts].map(\.name))
