// why: the app registers the factory of the same name in Container, and nothing that of
// KilnContainer.
import Keyworks
import Kiln

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    thermometer.register(with: Thermocouple(celsius: 23))
  }
}

extension KilnContainer: @retroactive AutoRegistering {
  public func autoRegister() {
    logbook.register { Container.shared.board() }
  }
}

print("The bowls dry for \(Container.shared.dryingRoom().hours) hours")
let firing = KilnContainer.shared.firing(1_240)
print(firing.step() ? "Open the kiln" : "Keep on firing")
