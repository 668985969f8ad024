// why: oven → rye → timetable (in the closure that Journal.recorded runs at once) → oven.
import Keyworks

struct Starter: Sendable {
  let hoursSinceFeeding: Int
  var isLively: Bool { hoursSinceFeeding < 6 }
}

struct Dough: Sendable {
  let starter: Starter
  let restsUntil: Int
}

struct Timetable: Sendable {
  let ovenIsFreeAt: Int
  let ends = 6
  var spareHours: Int { ends - ovenIsFreeAt }
}

struct Oven: Sendable {
  let queue: [Dough]
  var nextFreeHour: Int { queue.map(\.restsUntil).max() ?? 2 }
}

extension Container {
  var journal: Factory<Journal> { self { Journal() }.singleton }

  var starter: Factory<Starter> { self { Starter(hoursSinceFeeding: 9) }.cached }

  var oven: Factory<Oven> {  // expect: cycle oven rye timetable
    self { Oven(queue: [self.rye(), self.rye()]) }.cached
  }

  var timetable: Factory<Timetable> {
    self { Timetable(ovenIsFreeAt: self.oven().nextFreeHour) }
  }

  var rye: Factory<Dough> {
    self {
      let starter = self.starter()
      return self.journal().recorded("kneading rye") {
        Dough(starter: starter, restsUntil: starter.isLively ? 3 : self.timetable().spareHours)
      }
    }
  }
}

let bakery = Container.shared
let oven = bakery.oven()
print("the oven is free at", oven.nextFreeHour)
print("lively doughs:", oven.queue.filter { $0.starter.isLively }.count)
bakery.journal().entries.forEach { print($0) }
