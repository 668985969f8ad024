// why: a permit keeps only its office's archive; the clerk and the sketch only help to decide.
import Keyworks
import Office

let office = Container.shared
for (street, storeys) in [("Mill Lane", 4), ("Station Road", 5)] {
  let application = Application(in: street, storeys: storeys, at: office)
  print(street, application.permit().text, application.permit().granted)
}
office.reset(scope: .hours)
