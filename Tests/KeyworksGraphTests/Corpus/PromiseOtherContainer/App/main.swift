// why: two containers promise a factory of one name, and only one of them is registered.
import Keyworks

Garage.shared.motor.register { Diesel() }
print(Garage.shared.car())
print(Container.shared.boat())
