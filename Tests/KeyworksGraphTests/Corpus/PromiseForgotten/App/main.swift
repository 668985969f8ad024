// why: the app registers two of the three promises of a module.
import Keyworks
import Weather

struct Roof: Station {
  let degrees: Int
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    station.register { Roof(degrees: 11) }
    place.register(with: "Delft")
  }
}

print(Container.shared.forecast().text)
