// why: a farm passes functions, initialisers and key paths to map, and each of them resolves back.
import Keyworks

let farm = Container.shared
print(farm.barn().cows, farm.mill().flour, farm.field().rows, farm.dairy().litres)
