// why: keeper (singleton) keeps lamp (shared) through the default argument Warning.forFog().
import Keyworks

final class Lamp: Sendable {
  let candela: Int
  init(candela: Int) { self.candela = candela }
  deinit { print("The lamp cools down") }
}

final class Horn: Sendable {
  let blasts: Int
  init(blasts: Int) { self.blasts = blasts }
}

/// With what a lighthouse warns ships. Each case has what it needs.
enum Warning: Sendable {
  case light(Lamp)
  case sound(Horn)
  case both(Lamp, Horn)

  static func forFog(_ station: Container = .shared) -> Warning {
    .both(station.lamp(), station.horn())
  }

  static func + (left: Warning, right: Warning) -> [Warning] { [left, right] }

  var text: String {
    switch self {
    case .light(let lamp): "\(lamp.candela) candela"
    case .sound(let horn): "\(horn.blasts) blasts"
    case .both(let lamp, let horn): "\(lamp.candela) candela and \(horn.blasts) blasts"
    }
  }
}

actor Keeper {
  private let warning: Warning
  private var nights = 0

  init(warning: Warning = .forFog()) { self.warning = warning }

  func watch() -> String {
    nights += 1
    return "Night \(nights): \(warning.text)"
  }
}

extension Container {
  // The lamp is hot: it burns only while somebody uses it.
  var lamp: Factory<Lamp> { self { Lamp(candela: 40_000) }.shared }
  var horn: Factory<Horn> { self { Horn(blasts: 3) }.singleton }
  var keeper: Factory<Keeper> { self { Keeper() }.singleton }  // expect: captive keeper lamp

  var drill: Factory<[Warning]> {
    self { Warning.light(self.lamp()) + .sound(self.horn()) }
  }
}

let station = Container.shared
for warning in station.drill() { print("Test:", warning.text) }
print(await station.keeper().watch())
print(await station.keeper().watch())
