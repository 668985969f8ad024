// why: registration of `windField` in Fidelity.install: windField → wake → bladeModel →
// windField.
import Blades
import Keyworks
import Wakes

struct LogarithmicWind: WindField {
  func speed(atHeight height: Double) -> Double { 6 + height / 40 }
}

struct FarmWind: WindField {
  let free = LogarithmicWind()
  let wake: Wake
  let spacing: Double

  func speed(atHeight height: Double) -> Double {
    free.speed(atHeight: height) * (1 - wake.deficit(distance: spacing))
  }
}

enum Fidelity: String {
  case freeStream, withWakes

  func install(in container: Container) {
    switch self {
    case .freeStream: container.windField.register { LogarithmicWind() }
    case .withWakes: container.register(\.windField) { FarmWind(wake: $0.wake(), spacing: $0.spacing()) }
    }
  }
}

extension Container {
  var spacing: Factory<Double> { self { 5 * 126 } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    let chosen = CommandLine.arguments.dropFirst().first.flatMap(Fidelity.init)
    (chosen ?? .withWakes).install(in: self)
  }
}

let wind = Container.shared.windField()
print("hub:", wind.speed(atHeight: 90), "thrust:", Container.shared.bladeModel().thrust)
