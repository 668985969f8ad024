// why: the body that openKennel registers for meal captures kennel through the nested function
// portion(for:).
import Keyworks

// A kennel is opened for each weekend and closed on Monday. Meals depend on who is there.

struct Dog: Hashable, Sendable {
  let name: String
  let kilos: Double
}

struct Meal: Sendable {
  let grams: Int
  let note: String
}

struct Scales: Sendable {
  let gramsPerKilo: Double
  func portion(for dog: Dog) -> Int { Int(dog.kilos * gramsPerKilo) }
}

extension Container {
  var scales: Factory<Scales> { self { Scales(gramsPerKilo: 22) }.cached }
  var meal: ParameterFactory<Dog, Meal> { promised() }
  var puppies: Factory<Set<String>> { self { ["Bella"] }.cached }
}

/// A kennel whose meals follow the wishes of the owners.
func openKennel(wishes: [String: String]) -> Container {
  let kennel = Container()

  @Sendable func portion(for dog: Dog) -> Int {
    let usual = kennel.scales().portion(for: dog)
    return kennel.puppies().contains(dog.name) ? usual * 3 / 2 : usual
  }

  kennel.meal.register { dog in
    Meal(grams: portion(for: dog), note: wishes[dog.name, default: "no wishes"])  // expect: leak meal
  }
  return kennel
}

let weekends: [[Dog]] = [
  [Dog(name: "Bella", kilos: 6), Dog(name: "Rex", kilos: 31)],
  [Dog(name: "Luna", kilos: 18)],
]
for guests in weekends {
  let kennel = openKennel(wishes: ["Rex": "no chicken"])
  for guest in guests {
    let meal = kennel.meal(guest)
    print(guest.name, meal.grams, meal.note)
  }
}
