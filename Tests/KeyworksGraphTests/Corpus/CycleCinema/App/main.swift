import Keyworks

extension Container {
  var projector: Factory<Projector> {  // expect: cycle projector hall
    self {
      let hall = self.hall()
      return Projector(lumen: hall.rows * 100, hall: hall)
    }
  }
  var hall: Factory<Hall> { self { Hall() } }
  var popcorn: Factory<Popcorn> { self { Popcorn(grams: self.hall().rows) } }
  var till: Factory<Till> {  // expect: cycle till
    self { Till(cents: Prices.adult / 2) }
  }
}

let projector = Container.shared.projector()
print(projector.lumen, projector.hall == nil)
let hall = Container.shared.hall()
print(hall.lumen, hall.popcorn.grams, describe(hall), Container.shared.till().cents)
