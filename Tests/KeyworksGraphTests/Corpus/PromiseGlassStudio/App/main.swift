// why: nothing registers annealer, it is only overridden while rehearsing runs its closure,
// and main blows vases after that.
import Keyworks

protocol Furnace: Sendable { var celsius: Int { get } }
protocol Annealer: Sendable { func hours(for millimetres: Int) -> Int }

struct GasFurnace: Furnace { let celsius = 1_130 }
struct PaperAnnealer: Annealer {
  func hours(for millimetres: Int) -> Int { millimetres * 2 }
}

struct Equipment {
  let furnace: any Furnace
  let annealer: any Annealer
}

struct Vase {
  let equipment: Equipment
  let wall: Int

  var instructions: String {
    "gather at \(equipment.furnace.celsius)°, cool for \(equipment.annealer.hours(for: wall)) h"
  }
}

extension Container {
  var furnace: Factory<any Furnace> { promised() }
  var annealer: Factory<any Annealer> { promised() }  // expect: promise annealer

  var equipment: Factory<Equipment> {
    self { Equipment(furnace: self.furnace(), annealer: self.annealer()) }
  }
  var vase: ParameterFactory<Int, Vase> {
    self { wall in Vase(equipment: self.equipment(), wall: wall) }
  }
}

struct Studio {
  let container: Container

  func open() {
    container.furnace.register { GasFurnace() }
  }

  /// Goes through the steps on paper, with cold glass.
  func rehearsing<Result>(_ steps: () -> Result) -> Result {
    container.annealer.override { PaperAnnealer() }.during { steps() }
  }

  func blow(wall: Int) -> String { container.vase(wall).instructions }
}

let studio = Studio(container: Container())
studio.open()
print("on paper:", studio.rehearsing { studio.blow(wall: 4) })
for wall in [3, 5] {
  print("\(wall) mm:", studio.blow(wall: wall))
}
