// Run time: the first loaf stops the program: oven → Oven.init → its default argument → recipes → oven.
import Keyworks

protocol Recipe: Sendable { var minutes: Int { get } }

struct Sourdough: Recipe {
  let minutes: Int
  init(in oven: Oven) { minutes = oven.heat / 4 }
}
struct Rye: Recipe { var minutes: Int { 55 } }

struct Oven: Sendable {
  let heat: Int
  init(heat: Int = Bakehouse.usualHeat(atLeast: 180)) { self.heat = heat }
}

enum Bakehouse {
  static func usualHeat(atLeast low: Int) -> Int {
    guard let longest = Container.shared.recipes().map(\.minutes).max() else { return low }
    return max(low, 160 + longest)
  }
}

extension Container {
  var oven: Factory<Oven> { self { Oven() }.cached }  // expect: cycle oven recipes
  var recipes: Factory<[any Recipe]> {
    self {
      var all: [any Recipe] = [Rye()]
      all.append(Sourdough(in: self.oven()))
      return all
    }
  }
  var sign: Factory<String> { self { "Bread of the day" }.cached }
}

func openShop() {
  defer { print("closed") }
  print(Container.shared.sign(), Container.shared.oven().heat)
}
openShop()
