import Beacon
import Keyworks

print(Container.shared.signal())
Container.shared.keeper.override { "Ida" }.during {
  print(Container.shared[\.signal])
}
