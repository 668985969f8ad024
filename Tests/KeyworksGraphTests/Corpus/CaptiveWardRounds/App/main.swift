// why: pump (cached) keeps nurseOnDuty (scope shift) in the Bedside of its superclass.
import Clinic
import Keyworks
import Synchronization

final class DutyPlan: Sendable {
  private let names = Mutex(["Yusuf", "Greta", "Lou"])
  func next() -> Nurse { Nurse(names.withLock { $0.removeFirst() }) }
}

let plan = DutyPlan()
let ward = Container.shared
ward.nurseOnDuty.register { [plan] in plan.next() }

for shift in ["early", "late", "night"] {
  print(shift, ward.pump().check(), ward.oximeter().check())
  ward.reset(scope: .shift)
}
