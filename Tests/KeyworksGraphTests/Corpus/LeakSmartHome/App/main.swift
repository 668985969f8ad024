// why: a home registers bodies that capture it, one of them in a closure within the body.
import Devices
import Keyworks

final class Home {
  let container: Container
  init() {
    container = Container()
    let home = container
    home.brightness.register { (1...3).map { $0 + home.spare().target }.reduce(0, +) }  // expect: leak brightness
  }

  func dim() {
    container.register(\.lamp) { Bulb(watts: $0.brightness() / 2) }
    container.brightness.register { 4 }
  }

  func brighten(_ steps: [Int]) {
    for step in steps {
      container.lamp.register { [container] in  // expect: leak lamp
        let base = container.brightness()
        return Bulb(watts: base * step)
      }
    }
  }
}

let home = Home()
home.dim()
home.brighten([1, 2])
print(home.container.thermostat().target, home.container.doorbell().ring(), home.container.lamp().watts)
