// why: the types are nested and their initialisers, in extensions, delegate to others.
import Keyworks

let museum = Container()
print(museum.hall().door.width)
