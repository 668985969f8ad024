// why: nothing enters the cycle: the cycle is an error, and each of its factories is unused.
import Keyworks

struct Plan: Sendable {
  let days: Int
}

extension Container {
  var holiday: Factory<Plan> { self { Plan(days: self.weekend().days * 2) } }  // expect: cycle holiday weekend; unused holiday
  var weekend: Factory<Plan> { self { Plan(days: self.holiday().days / 2) } }  // expect: unused weekend
  var workday: Factory<Plan> { self { Plan(days: 1) } }
}

print(Container.shared.workday().days)
